import { Fragment, useEffect, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { check, close, info } from '../../components/Icon/paths';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import {
  accessFacts,
  accessLabels,
  answeredLine,
  askWords,
  isEmailContact,
  stepFreeLabel,
} from '@/shared/domain/events/access/accessWords';
import { type PhonePart, readPhone } from '@/shared/domain/phone/readPhone';
import { parseAccess, type EventAccess } from '@/shared/domain/events/access/eventAccess';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { noEvents } from '@/shared/domain/events/eventFilters';
import styles from './Access.module.css';
import { countOf, numberText, type EventList, type Narrowing } from './useEventList';

export type AccessProps =
  /** The access to an event: two lines on a card in a list, everything where the card is alone. */
  | { event: CommunityEvent; alone: boolean }
  /** The filter of the list. */
  | { list: EventList; onChange: () => void };

/** How to get in and take part. The page fetches this once an event has such information. */
export function Access(props: AccessProps) {
  if ('list' in props) return <StepFreeFilter {...props} />;
  const { event, alone } = props;
  const access = parseAccess(event.access);
  if (!access) return null;
  return alone ? <Details event={event} access={access} /> : <Summary access={access} />;
}

const icons = { yes: check, no: close };

function Summary({ access }: { access: EventAccess }) {
  const lines = (['yes', 'no'] as const).map((is) => ({ is, text: answeredLine(access, is) }));
  if (lines.every(({ text }) => !text)) return null;
  return (
    <ul className={styles.lines} aria-label="How to get in and take part">
      {lines.map(
        ({ is, text }) =>
          text && (
            <li key={is} className={styles.line}>
              <Icon shape={icons[is]} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function Details({ event, access }: { event: CommunityEvent; access: EventAccess }) {
  const id = `event-${event.id}-access`;
  const { transport, cost, contact } = access;
  return (
    <section className={styles.details} aria-labelledby={id}>
      <h3 id={id}>How to get in and take part</h3>
      <dl className={styles.facts}>
        {accessFacts(access).map(({ name, label, is, words, checked }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={styles.line}>
              <Icon shape={is ? icons[is] : info} />
              <span>
                <span>{checked ? `${words}.` : words}</span>
                {is === null && contact && (
                  <>
                    <span>{': '}</span>
                    <ContactLinks contact={contact} asks />
                  </>
                )}
                {checked && <span className={styles.checked}>{` ${checked}`}</span>}
              </span>
            </dd>
          </div>
        ))}
        {transport && <Words label={accessLabels.transport}>{transport}</Words>}
        {cost && <Words label={accessLabels.cost}>{cost}</Words>}
        {contact && (
          <Words label={accessLabels.contact}>
            <ContactLinks contact={contact} />
          </Words>
        )}
      </dl>
    </section>
  );
}

function Words({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** @param asks begins with the request: "call 03 9123 4567". */
function ContactLinks({ contact, asks = false }: { contact: string; asks?: boolean }) {
  const isEmail = isEmailContact(contact);
  const parts: PhonePart[] = isEmail ? [{ text: contact, href: `mailto:${contact}` }] : readPhone(contact);
  const firstLink = parts.findIndex(({ href }) => href);
  return parts.map(({ text, href }, at) => {
    const words = asks && at === firstLink ? askWords({ contact: text }) : text;
    return (
      <Fragment key={at}>
        {at > 0 && ' '}
        {href ? (
          <a className="alone" href={href} translate={words === text ? 'no' : undefined}>
            {words}
          </a>
        ) : (
          <span>{words}</span>
        )}
      </Fragment>
    );
  });
}

const answerOf = ({ access }: CommunityEvent) => parseAccess(access)?.stepFree?.is;

const stepFree: Narrowing = {
  keeps: (event) => answerOf(event) === 'yes',
  words: ' with a step-free way in',
};

/** Offered once an event has step-free access. Events without an answer are counted apart. */
function StepFreeFilter({ list, onChange }: { list: EventList; onChange: () => void }) {
  const announce = useAnnounce();
  const { all, filter, narrowing, setNarrowing } = list;
  const isOffered = all.some(stepFree.keeps);
  useEffect(() => {
    // The last event with an answer has been changed.
    if (!isOffered && narrowing) setNarrowing(null);
  });
  if (!isOffered) return null;

  const inCategory = all.filter(({ category }) => filter === 'all' || category === filter);
  const found = inCategory.filter(stepFree.keeps).length;
  const unknown = inCategory.filter((event) => !answerOf(event)).length;
  const unknownWords =
    unknown > 0 && (unknown === 1 ? '1 more does not say.' : `${numberText(unknown)} more do not say.`);
  const announcement = (isOn: boolean) => {
    if (!isOn) return `${countOf(inCategory.length)}, soonest first`;
    const words = found > 0 ? `${countOf(found)}${stepFree.words}, soonest first.` : noEvents;
    return [words, unknownWords].filter(Boolean).join(' ');
  };
  return (
    <div className={styles.filter}>
      <Button
        aria-pressed={narrowing !== null}
        {...(narrowing ? { kind: 'main', icon: check } : {})}
        onClick={() => {
          onChange();
          setNarrowing(narrowing ? null : stepFree);
          announce(announcement(!narrowing));
        }}
      >
        {stepFreeLabel}
      </Button>
      {narrowing && unknownWords && <p className={styles.checked}>{unknownWords}</p>}
    </div>
  );
}
