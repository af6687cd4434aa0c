import type { Analysis } from '@tafelrunde/analysis';
import type { ServerAnalysis } from '@tafelrunde/protocol';
import { ask } from '../online/ask.ts';

/** How often the server is asked how far it has come, in milliseconds. */
const PAUSE = 1500;

/** What the server knows of the game at one of its tables. */
export class ServerAnalyst {
  private readonly path: string;
  private left = false;

  constructor(table: string) {
    this.path = `/tables/${encodeURIComponent(table)}/analysis`;
  }

  /** What there is already; null if there is nothing, or the server does not say. */
  async kept(): Promise<Analysis | null> {
    const said = await ask<ServerAnalysis>('GET', this.path).catch(() => null);
    return said?.state === 'finished' ? analysisIn(said) : null;
  }

  /** Lets the server analyse it, and waits for that; null if somebody has ended it. What the server refuses is thrown. */
  async run(progress: (done: number, total: number) => void): Promise<Analysis | null> {
    this.left = false;
    let said = await ask<ServerAnalysis>('POST', this.path, {});
    while (said.state === 'running' && !this.left) {
      progress(said.done, said.total);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!this.left) said = await ask<ServerAnalysis>('GET', this.path);
    }
    return said.state === 'finished' ? analysisIn(said) : null;
  }

  async stop(): Promise<void> {
    this.left = true;
    await ask('DELETE', this.path);
  }

  /** Nobody looks any more; the server goes on. */
  leave(): void {
    this.left = true;
  }
}

/** What the server has made with `packages/analysis` is believed to be that. */
function analysisIn({ analysis }: Extract<ServerAnalysis, { state: 'finished' }>): Analysis {
  return analysis as unknown as Analysis;
}
