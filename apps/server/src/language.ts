import type { Lang } from '@tafelrunde/words';
import { parseAccept } from 'hono/utils/accept';

/** German or English, whichever a browser's Accept-Language header likes better; English for everybody else. */
export function preferredLanguage(acceptLanguage: string | undefined): Lang {
  const wishes = parseAccept(acceptLanguage ?? '').filter((wish) => wish.q > 0);
  for (const wish of wishes.sort((a, b) => b.q - a.q)) {
    const language = wish.type.toLowerCase().split('-')[0];
    if (language === 'de' || language === 'en') return language;
  }
  return 'en';
}

/** The language of a terminal, as POSIX says it: the first of these variables that is set. */
export function terminalLanguage(env: Record<string, string | undefined>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}
