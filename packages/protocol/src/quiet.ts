/** When somebody does not want to be disturbed, where he lives; it may go over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** Whether somebody does not want to be disturbed at that time. */
export function isQuiet({ quiet }: { readonly quiet: QuietHours | null }, at: number): boolean {
  if (!quiet) return false;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: quiet.zone, timeStyle: 'short' }).format(at);
  const { from, to } = quiet;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
