/** Hands a saved game to the browser as a file. */
export function saveFile(game: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `tafelrunde-${game}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
