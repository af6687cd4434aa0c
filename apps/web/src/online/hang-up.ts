/** Ends a connection; one that is still being made ends as soon as it is there, so that the browser has nothing to complain about. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket?.close();
}
