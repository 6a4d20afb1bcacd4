import { Fragment } from 'react';
import { readPhone } from '@/shared/domain/phone/readPhone';

/** A telephone number as people write it, to be called with a press. */
export function PhoneLinks({ phone }: { phone: string }) {
  return readPhone(phone).map(({ text, href }, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {href ? (
        <a className="alone" href={href} translate="no">
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
    </Fragment>
  ));
}
