import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import { giveNotice, standIn } from './absence.ts';
import type { Guest } from './audience.ts';
import { admit, sit, stand } from './joining.ts';
import { bring, chat, fill, ready, rematch, setup, start } from './people.ts';
import { answer, askUndo, consent, look, resign, unpick } from './playing.ts';
import type { Effect, Tabletop } from './tabletop.ts';
import { attend, follow } from './watching.ts';

/** What a message leads to. */
export function effectOf(top: Tabletop, guest: Guest, message: ClientMessage): Effect | Promise<Effect> {
  switch (message.type) {
    case 'answer':
      return answer(top, guest, message);
    case 'resign':
      return resign(top, guest);
    case 'undo':
      return askUndo(top, guest, message);
    case 'unpick':
      return unpick(top, guest, message);
    case 'consent':
      return consent(top, guest, message);
    case 'look':
      return look(top, guest, message);
    case 'chat':
      return chat(top, guest, message);
    case 'sit':
      return sit(top, guest, message);
    case 'admit':
      return admit(top, guest, message);
    case 'stand':
      return stand(top, guest);
    case 'seat':
      return fill(top, guest, message);
    case 'bring':
      return bring(top, guest, message);
    case 'setup':
      return setup(top, guest, message);
    case 'ready':
      return ready(top, guest, message);
    case 'start':
      return start(top, guest);
    case 'stand-in':
      return standIn(top, guest, message);
    case 'notice':
      return giveNotice(top, guest, message);
    case 'rematch':
      return rematch(top, guest);
    case 'follow':
      return follow(top, guest, message);
    case 'attention':
      return attend(top, guest, message);
  }
}
