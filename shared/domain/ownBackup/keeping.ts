/** A browser's answer about keeping data. `unknown`: it cannot be asked. */
export type Keeping = 'promised' | 'may-delete' | 'unknown';

/** Explains it to a person. @param copies whether only copies are here, and the account has the rest. */
export function keepingLine(keeping: Keeping, copies: boolean): string {
  if (keeping === 'promised') return 'This browser has promised to keep your data.';
  const cannot = keeping === 'unknown' ? ' It cannot be asked to keep it.' : '';
  return copies
    ? `This browser may delete what it keeps for you when it needs room: the lists for reading without a connection, and changes that wait.${cannot} What is in your account stays.`
    : `This browser may delete your data when it needs room.${cannot}`;
}
