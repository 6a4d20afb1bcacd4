/** The result of killing a server during changes to a series. */
export interface SeriesCrashReport {
  confirmed: number;
  interrupted: number;
  torn: { round: number; titles: string[]; count: number }[];
  lost: { round: number; found: number; last: number }[];
}

export function crashSeries(options: { startFile: string; rounds: number }): Promise<SeriesCrashReport>;
