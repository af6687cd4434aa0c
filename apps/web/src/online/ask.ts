import type { Words } from '@tafelrunde/words';
import type { ApiCode } from './words-form.ts';

/** What the server said no to. */
export class ApiProblem extends Error {
  readonly code: ApiCode;
  /** The game's own sentence about a set-up. */
  readonly words: Words | null;
  /** What whoever runs the server finds a failure by; '' if the server did not fail. */
  readonly id: string;

  constructor(code: ApiCode, words: Words | null = null, id = '') {
    super(code);
    this.code = code;
    this.words = words;
    this.id = id;
  }
}

/** Asks the server for something; what it refuses is thrown as a problem. */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('no-server');
  }
  const json = (await response.json().catch(() => ({}))) as { code?: ApiCode; words?: Words | null; id?: string };
  if (!response.ok) throw new ApiProblem(json.code ?? 'no-server', json.words ?? null, json.id ?? '');
  return json as T;
}
