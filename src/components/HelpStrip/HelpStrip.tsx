import { useId } from 'react';
import { Icon } from '../Icon/Icon';
import { phone } from '../Icon/paths';
import styles from './HelpStrip.module.css';

/** A telephone number and its service. */
export interface HelpNumber {
  /** The name of the service. */
  name: string;
  /** In groups, as people read it: on a computer it is copied onto a phone. */
  number: string;
  /** The same number as a `tel:` address. */
  href: string;
  /** The hours, and the cost of a call, in a short sentence. */
  hours: string;
}

export interface HelpStripProps {
  /** Like "Talk to a person". */
  title: string;
  /** The numbers, the emergency number first. */
  numbers: readonly HelpNumber[];
  /** The page with all the numbers. */
  all: { label: string; href: string };
}

/** The numbers to call, in the same place on every page: before the footer. */
export function HelpStrip({ title, numbers, all }: HelpStripProps) {
  const id = useId();
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <a className={styles.all} href={all.href}>
            {all.label}
          </a>
        </div>
        <ul className={styles.list}>
          {numbers.map(({ name, number, href, hours }) => (
            <li key={href} className={styles.item}>
              <h3 className={styles.name}>{name}</h3>
              <a className={styles.number} href={href}>
                <Icon shape={phone} />
                {/* In a list of links a number alone has no meaning. */}
                <span className="visually-hidden">{`${name} `}</span>
                <span translate="no">{number}</span>
              </a>
              <p className={styles.hours}>{hours}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
