import { type LobbyMessage, type LobbyState, type OwnState, PROTOCOL } from '@tafelrunde/protocol';

import { hangUp } from './hang-up.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Who looks away for less than this has not looked away. */
export const GLANCE = 3000;

const NOTHING: OwnState = { tables: [], invitations: [], friends: [] };

let lobby = $state.raw<LobbyState | null>(null);
let own = $state.raw<OwnState>(NOTHING);
let there = $state(false);

let socket: WebSocket | null = null;
let users = 0;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What goes on everywhere on the server, and what concerns oneself: kept up while a part of the page uses it. */
export const lobbyLine = {
  /** Null until the server has told it. */
  get lobby(): LobbyState | null {
    return lobby;
  },
  get own(): OwnState {
    return own;
  },
  /** Whether the line is there. */
  get there(): boolean {
    return there;
  },
};

/** Keeps the line up; what is returned lets it go. */
export function useLobby(): () => void {
  users++;
  if (users === 1) connect();
  return () => {
    users--;
    if (users > 0) return;
    clearTimeout(timer);
    hangUp(socket);
    socket = null;
    there = false;
  };
}

/** Somebody has got a name, or another one: he is told what concerns him now. */
export function renewLobby(): void {
  own = NOTHING;
  if (users === 0) return;
  clearTimeout(timer);
  const old = socket;
  socket = null;
  hangUp(old);
  connect();
}

let glance: ReturnType<typeof setTimeout> | undefined;

/** Who looks at the page need not be called by anything else; a glance elsewhere is nobody's business. */
function attend(): void {
  clearTimeout(glance);
  const looking = !document.hidden;
  const tell = (): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'attention', looking, ref: 0 }));
  };
  if (looking) tell();
  else glance = setTimeout(tell, GLANCE);
}

document.addEventListener('visibilitychange', attend);

function connect(): void {
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/live/lobby`);
  socket = line;
  line.addEventListener('open', () => {
    if (document.hidden) attend();
  });
  line.addEventListener('message', ({ data }) => {
    if (socket === line) hear(JSON.parse(String(data)) as LobbyMessage);
  });
  line.addEventListener('close', () => {
    if (socket !== line) return;
    there = false;
    // Not all at once: a server that comes back has many to greet.
    timer = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(LONGEST_WAIT, wait * 2);
  });
}

function hear(message: LobbyMessage): void {
  switch (message.type) {
    case 'welcome':
      // A page of another version has nothing to read here; it loads itself anew when it goes to a table.
      if (message.protocol !== PROTOCOL) users = 0;
      wait = FIRST_WAIT;
      return;
    case 'lobby':
      there = true;
      lobby = message.lobby;
      return;
    case 'own':
      own = message.own;
  }
}
