import type { Plugin } from 'vite';
import { faces, media, parts } from './src/breakpoints.ts';

const queries: Readonly<Record<string, string>> = { ...media, ...faces, ...parts };

/** Puts the queries of breakpoints.ts where a style names them; an unknown name stops the build. */
export function withQueries(css: string): string {
  return css.replace(/@(media|container)([^{;]*)\{/g, (_, rule: string, condition: string) => {
    const filled = condition.replace(/\(--([\w-]+)\)/g, (_named, name: string) => {
      const query = queries[name];
      if (!query) throw new Error(`breakpoints.ts has no query "${name}"`);
      return query;
    });
    return `@${rule}${filled}{`;
  });
}

/** Lets styles say `@media (--phone)`. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code: withQueries(code), map: null } : undefined),
  };
}
