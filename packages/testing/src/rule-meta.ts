/** Rules and worked examples that a test proves. */
export type RuleIds = readonly string[];

declare module 'vitest' {
  interface TaskMeta {
    rules?: RuleIds;
  }
}
