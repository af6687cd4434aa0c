import type { GameId } from '@tafelrunde/games';
import { isGameId } from '@tafelrunde/games';
import { parseRecord } from '@tafelrunde/kernel';
import type { SeatKind } from '../engine/protocol.ts';
import { Saves } from '../saves/saves.ts';
import { unpackRecord } from './link.ts';

/** A game that somebody wants to look at, and what is known of it besides. */
export interface Found {
  readonly game: GameId;
  readonly text: string;
  readonly seats: readonly SeatKind[];
  readonly names: readonly string[];
  /** Whether it still goes on: then it is seen only as its people have seen it. */
  readonly running: boolean;
  /** Its name in this browser, '' if it has none. */
  readonly id: string;
  readonly from?: { readonly id: string; readonly position: number } | undefined;
}

export type Finding = Found | 'missing' | 'bad-link';

let file = '';

/** Keeps a file for the page that is about to open. */
export function bringFile(text: string): void {
  file = text;
}

/** Finds the game of an address: kept in this browser, on the server, in the address itself, or a file. */
export async function findGame([kind = '', name = '']: readonly string[]): Promise<Finding> {
  switch (kind) {
    case 'local':
      return keptGame(name);
    case 'link': {
      const text = await unpackRecord(name);
      return text === null ? 'bad-link' : (plainGame(text) ?? 'bad-link');
    }
    case 'file':
      return plainGame(file) ?? 'missing';
    case 'online': {
      const { api } = await import('../online/api.svelte.ts');
      const record = await api.record(name).catch(() => null);
      return plainGame(JSON.stringify(record)) ?? 'missing';
    }
    default:
      return 'missing';
  }
}

function keptGame(id: string): Finding {
  const saves = new Saves();
  const [text, about] = [saves.text(id), saves.about(id)];
  if (text === null || !about) return 'missing';
  const { game, seats = [], state, from } = about;
  return { game, text, seats, names: [], running: state === 'running', id, from };
}

function plainGame(text: string): Found | null {
  const record = parseRecord(text);
  if (!record.ok || !isGameId(record.value.game)) return null;
  return { game: record.value.game, text, seats: [], names: [], running: false, id: '' };
}
