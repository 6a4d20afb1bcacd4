import { usePhone } from '../../ports/phones';

interface PhoneLinksProps {
  /** Whose number it is. */
  name: string;
  phone: string | undefined;
  className?: string | undefined;
}

/** The numbers of a place as links that call it; what is no number stands as words. */
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
