import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/src/components/Button/Button';
import { buttonClass } from '@/src/components/Button/buttonClass';
import { Icon } from '@/src/components/Icon/Icon';
import { chevronLeft, phone as phoneIcon } from '@/src/components/Icon/paths';
import { PageTitle } from '@/src/components/PageTitle/PageTitle';
import { useWindowDetail } from '@/src/components/PageTitle/windowTitle';
import { SaveButton } from '@/src/components/SaveButton/SaveButton';
import { Status } from '@/src/components/Status/Status';
import { telephoneLink } from '@/shared/domain/content/helpNumber';
import {
  addressLine,
  directionsTo,
  notKnown,
  samplePlace,
  wrongDetailMail,
} from '@/shared/domain/services/placeDetails';
import {
  placeStatusLabels,
  serviceTypeLabels,
  type ServiceLocation,
} from '@/shared/domain/services/serviceLocation';
import { myAgedCare, placeGone } from '@/shared/domain/services/servicesView';
import { parseDay, plainDate } from '@/shared/domain/text/dates';
import { usePorts } from '@/src/ports/ports';
import { usePhone } from '@/src/ports/phones';
import { useSave } from '@/src/ports/saves';
import type { ServiceLocationList } from '@/src/ports/serviceLocations';
import { TypePicture } from '../TypePicture';
import { PlaceHours } from './PlaceHours';
import styles from './PlacePage.module.css';
import type { WayBack } from './useWayBack';

const notReached = 'The list of services could not be reached.';

interface PlacePageProps {
  list: ServiceLocationList;
  /** The id in the address, as written there. */
  item: string;
  /** Called when the person returns to the list or the map. */
  onBack: (way: WayBack) => void;
}

/** The page of one service, to read, to call and to print; or the message that there is none. */
export function PlacePage({ list, item, onBack }: PlacePageProps) {
  const place = list.places.find(({ id }) => String(id) === item);
  if (place)
    return (
      <OnePage title={place.name} onBack={onBack}>
        {list.unreachable && <Status kind="warning">{notReached} So this is a sample instead.</Status>}
        <Details place={place} onBack={onBack} />
      </OnePage>
    );
  return (
    <OnePage title="We could not find that place" onBack={onBack}>
      <p>{list.unreachable ? `${notReached} Load this page again to try once more.` : placeGone}</p>
    </OnePage>
  );
}

interface OnePageProps extends Pick<PlacePageProps, 'onBack'> {
  title: string;
  children: ReactNode;
}

/** Sets the window's title, and focuses the heading after a link from another page. */
function OnePage({ title, onBack, children }: OnePageProps) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = key === 'default';
  useWindowDetail(title);
  // After a typed address or a reload the focus stays.
  useEffect(() => {
    if (typed) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [typed]);
  return (
    <div className={styles.page}>
      <p className="no-print">
        <a className="alone" href="/services" onClick={() => onBack('list')}>
          <Icon shape={chevronLeft} /> Show all places
        </a>
      </p>
      <PageTitle ref={heading}>
        <span translate="no">{title}</span>
      </PageTitle>
      {children}
    </div>
  );
}

function Details({ place, onBack }: { place: ServiceLocation } & Pick<PlacePageProps, 'onBack'>) {
  const { contactEmail } = usePorts().settings;
  const { type, phone, url, sample } = place;
  const checkedOn = parseDay(place.assured_date ?? '');
  const phoneParts = usePhone(phone);
  const missing = notKnown(place, phoneParts.length > 0);
  const save = useSave('service', place);
  return (
    <>
      <p className={styles.kind}>
        <TypePicture type={type} /> <span>{serviceTypeLabels[type]}</span>
      </p>
      {sample && (
        <Status kind="info">
          <span>{samplePlace}</span> For real services call My Aged Care{' '}
          <a className={styles.number} href={telephoneLink(myAgedCare)} translate="no">
            {myAgedCare}
          </a>
          .
        </Status>
      )}
      {place.status && <Status kind="warning">{`${placeStatusLabels[place.status]}.`}</Status>}
      {place.alert && <Status kind="warning">{place.alert}</Status>}
      {place.description && <p>{place.description}</p>}
      {phoneParts.map(({ text, href }, at) => (
        <p key={at} className="no-print">
          {href ? (
            <a className={`${buttonClass('main')} ${styles.call}`} href={href}>
              <Icon shape={phoneIcon} />
              <span>
                Call <span translate="no">{text}</span>
              </span>
            </a>
          ) : (
            <span>{text}</span>
          )}
        </p>
      ))}
      <dl className={styles.details}>
        <Detail label="Where">
          {addressLine(place) && <span translate="no">{addressLine(place)}</span>}
        </Detail>
        {/* On paper a button is useless. */}
        <Detail label="Phone" className={styles.onPaper}>
          {phoneParts.length > 0 && (
            <span translate="no">{phoneParts.map(({ text }) => text).join(' ')}</span>
          )}
        </Detail>
        <Detail label="Website">
          {url && (
            <a className="alone" href={url} translate="no">
              {url.split('/')[2]}
            </a>
          )}
        </Detail>
      </dl>
      <p className={`no-print ${styles.ways}`}>
        {!sample && (
          <a className="alone" href={directionsTo(place)}>
            Get directions (OpenStreetMap)
          </a>
        )}
        <a className="alone" href="/services" onClick={() => onBack('map')}>
          Show on the map
        </a>
        <SaveButton title={place.name} {...save} />
      </p>
      {!sample && (
        <>
          <section className={styles.part} aria-labelledby="hours">
            <h2 id="hours">Opening hours</h2>
            <PlaceHours place={place} canCall={phoneParts.some(({ href }) => href !== undefined)} />
          </section>
          <section className={styles.part} aria-labelledby="before">
            <h2 id="before">Before you go</h2>
            <dl className={styles.details}>
              <Detail label="Who can come">{place.eligibility_description}</Detail>
              <Detail label="How to apply">{place.application_process}</Detail>
              <Detail label="Cost">{place.fees_description}</Detail>
              <Detail label="Languages">{place.languages}</Detail>
              <Detail label="How to get in">{place.accessibility}</Detail>
            </dl>
            {missing && <p>{missing}</p>}
            <p>
              {checkedOn
                ? `These details were last checked on ${plainDate(checkedOn)}.`
                : 'We do not know when these details were last checked.'}
            </p>
            {contactEmail !== null && (
              <p className="no-print">
                <a className="alone" href={wrongDetailMail(contactEmail, place, window.location.href)}>
                  Tell us that a detail is wrong
                </a>
              </p>
            )}
          </section>
        </>
      )}
      <div>
        <Button onClick={() => window.print()}>Print this page</Button>
      </div>
    </>
  );
}

interface DetailProps {
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

function Detail({ label, children, className }: DetailProps) {
  return children ? (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}
