import type { KeyName } from './keys.ts';
import type { Table } from './table.svelte.ts';

/** What each key does at a table; false where there is nothing for it to do. */
export type Shortcuts = Readonly<Record<KeyName, (n: number) => boolean>>;

export function shortcutsOf(table: Table, help: () => void): Shortcuts {
  const { client } = table;
  const { flow } = table.game;

  /** Goes on from an event that is being seen. */
  const goOn = (all = false): boolean => {
    if (!client.beat) return false;
    client.seen(all);
    return true;
  };

  const pass = (): boolean => {
    const window = client.update?.window;
    if (window) table.answer(window.pass);
    return Boolean(window);
  };

  /** In a window: passes the phase, or everything until the round or turn is over. */
  const passOn = (all: boolean): boolean => {
    const mark = all ? flow.marks.at(-1) : flow.marks[0];
    if (!client.update?.window || mark === undefined) return false;
    client.pass(mark);
    return true;
  };

  const callOff = (): boolean => {
    if (table.doubted !== '') {
      table.doubted = '';
      return true;
    }
    const to = client.update?.cancelTo ?? -1;
    if (to < 0 || table.menu) return false;
    client.undo(to);
    return true;
  };

  const pause = (): boolean => {
    if (!client.beat) return false;
    client.pacing.pause(!client.pacing.paused);
    return true;
  };

  return {
    space: () => goOn() || pass(),
    enter: () => goOn() || press('#prompt [data-usual]'),
    number: choose,
    escape: () => goOn(true) || callOff(),
    undo: () => press('[data-undo]:enabled'),
    redo: () => press('[data-redo]'),
    hint: () => client.askHint(),
    end: (all) => passOn(all === 1) || press('#prompt [data-option="pass"], #prompt [data-option="done"]'),
    pause,
    chronicle: () => {
      const log = document.querySelector<HTMLElement>('[role="log"]');
      log?.focus();
      return log !== null;
    },
    help: () => {
      help();
      return true;
    },
  };
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

/** The possibilities as they stand there: the buttons of the prompt, then the cards. */
function choose(n: number): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('#prompt [data-option]')];
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card].can')];
  const wanted = [...buttons, ...cards][n - 1];
  wanted?.focus();
  wanted?.click();
  return wanted !== undefined;
}
