import { useEffect, useState } from 'react';
import { whileBusy } from '../busy';
import { telephoneLink } from '@/shared/domain/content/helpNumber';
import type { PhonePart, readPhone } from '@/shared/domain/phone/readPhone';

/** Forms of most numbers, which are read as they stand. */
const plain =
  /^(0(2 [6-9]|[37] [3589]|8 [78])\d{3} \d{4}|04[0-3]\d \d{3} \d{3}|13 [1-9]\d \d\d|1[38]00 \d{3} \d{3})$/;

/** What a number in its usual form is read as; null for all else, which takes the whole reader. */
export const plainPhone = (phone: string): PhonePart[] | null =>
  plain.test(phone) ? [{ text: phone, href: telephoneLink(phone) }] : null;

/**
 * What stands where a phone should, in parts: words until the reader is there. Most pages show plain numbers only, so it is
 * fetched once another text is there. @param phone empty: no parts.
 */
export function usePhone(phone = ''): readonly PhonePart[] {
  const [read, setRead] = useState<typeof readPhone>();
  const parts = plainPhone(phone) ?? (read || !phone ? (read?.(phone) ?? []) : null);
  const isMissing = !parts;
  useEffect(() => {
    if (!isMissing) return;
    void whileBusy(import('@/shared/domain/phone/readPhone'))
      .then((code) => setRead(() => code.readPhone))
      // Without it the text stands there as words.
      .catch(() => undefined);
  }, [isMissing]);
  return parts ?? [{ text: phone }];
}
