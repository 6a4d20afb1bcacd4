/** The moment at which golden files are made: a Tuesday morning in Melbourne, with no clock change near. */
export const moment = new Date('2026-11-24T10:10:00+11:00');
