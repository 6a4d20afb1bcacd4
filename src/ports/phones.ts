import { useEffect, useState } from 'react';
import { whileBusy } from '../busy';
import { telephoneLink } from '@/shared/domain/content/helpNumber';
import type { PhonePart, readPhone } from '@/shared/domain/phone/readPhone';

/** Formats of most numbers, which need no parsing. */
const plain =
  /^(0(2 [6-9]|[37] [3589]|8 [78])\d{3} \d{4}|04[0-3]\d \d{3} \d{3}|13 [1-9]\d \d\d|1[38]00 \d{3} \d{3})$/;

/** Parses a number in a common format; null for all else, which needs the full parser. */
export const plainPhone = (phone: string): PhonePart[] | null =>
  plain.test(phone) ? [{ text: phone, href: telephoneLink(phone) }] : null;

/**
 * Returns the parts of a text with phone numbers: plain text until the parser has loaded. Most pages show plain numbers
 * only, so it is fetched with the first other text.
 * @param phone empty: no parts.
 */
export function usePhone(phone = ''): readonly PhonePart[] {
  const [read, setRead] = useState<typeof readPhone>();
  const parts = plainPhone(phone) ?? (read || !phone ? (read?.(phone) ?? []) : null);
  const isMissing = !parts;
  useEffect(() => {
    if (!isMissing) return;
    void whileBusy(import('@/shared/domain/phone/readPhone'))
      .then((code) => setRead(() => code.readPhone))
      // Without it the text stays plain.
      .catch(() => undefined);
  }, [isMissing]);
  return parts ?? [{ text: phone }];
}
