const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML. */
export const safe = (text: string | number): string =>
  String(text).replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
