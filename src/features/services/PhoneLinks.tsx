import { usePhone } from '../../ports/phones';

interface PhoneLinksProps {
  /** The owner of the number. */
  name: string;
  phone: string | undefined;
  className?: string | undefined;
}

/** The numbers of a service as links that call it; other text stays plain. */
export function PhoneLinks({ name, phone, className }: PhoneLinksProps) {
  return usePhone(phone).map(({ text, href }, at) =>
    href ? (
      <a key={at} className={className} href={href} translate="no" aria-label={`Call ${text}, ${name}`}>
        {text}
      </a>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
