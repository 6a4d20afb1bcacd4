/** Lower case and without accents: "Café" becomes "cafe". */
export function foldText(text: string): string {
  // Nearly every text is without accents, and taking them apart is the slow part.
  if (/^[ -~\s]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
