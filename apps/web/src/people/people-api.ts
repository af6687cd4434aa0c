import type { BestScore, LadderRow, Profile, RelationKind, ReportReason, TableSummary } from '@tafelrunde/protocol';
import { ask } from '../online/ask.ts';

export interface AdminView {
  readonly tables: Readonly<Record<'open' | 'running' | 'over', number>>;
  readonly rooms: readonly TableSummary[];
  readonly people: number;
  readonly here: readonly { readonly who: string; readonly name: string; readonly game: string }[];
  readonly connections: number;
  readonly limits: Readonly<Record<string, number>>;
  readonly reports: readonly Report[];
  readonly announcements: readonly Announcement[];
}

interface Report {
  readonly id: string;
  /** Who reports, and who is meant; their names may be gone. */
  readonly person: string;
  readonly about: string;
  readonly by: string;
  readonly name: string;
  readonly table: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
  readonly settled: boolean;
}

interface Announcement {
  readonly id: string;
  readonly de: string;
  readonly en: string;
  readonly at: number;
  readonly until: number;
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly created: number;
  readonly operator: boolean;
}

/** What is asked about people, and by whoever runs the server. */
export const peopleApi = {
  profile: (who: string) => ask<Profile>('GET', `/people/${who}`),
  relate: (who: string, kind: RelationKind | null) => ask('PUT', `/people/${who}/relation`, { kind }),
  report: (who: string, reason: ReportReason, text: string) =>
    ask('POST', `/people/${who}/report`, { reason, text, table: '' }),
  ladder: async (game: string, kind: 'fast' | 'slow') =>
    (await ask<{ ladder: readonly LadderRow[] }>('GET', `/ladder/${game}/${kind}`)).ladder,
  scores: async (game: string, scenario: string, seats: number) =>
    (await ask<{ scores: readonly BestScore[] }>('GET', `/scores/${game}/${encodeURIComponent(scenario)}/${seats}`))
      .scores,
  forgetMe: () => ask('DELETE', '/me'),
  admin: () => ask<AdminView>('GET', '/admin'),
  search: async (text: string) =>
    (await ask<{ people: readonly KnownPerson[] }>('GET', `/admin/people?text=${encodeURIComponent(text)}`)).people,
  settle: (report: string) => ask('POST', `/admin/reports/${encodeURIComponent(report)}/settle`, {}),
  announce: (de: string, en: string, days: number) => ask('POST', '/admin/announcements', { de, en, days }),
  unannounce: (id: string) => ask('DELETE', `/admin/announcements/${encodeURIComponent(id)}`),
};
