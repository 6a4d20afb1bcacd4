import { Fragment } from 'react';
import { readPhone } from '@/shared/domain/phone/readPhone';

/** Links a telephone number so that a press calls it. */
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
