import { Badge } from '../../components/Badge/Badge';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { telephoneLink } from '../../domain/content/helpNumber';
import {
  exampleClaim,
  exampleFigure,
  myAgedCare,
  realCount,
  sampleLine,
} from '../../domain/services/servicesView';
import { headingOf, screenById } from '../../domain/screens/screens';
import type { ServiceLocationList as Places } from '../../ports/serviceLocations';
import { FindServices } from './FindServices';
import { MapSlot } from './MapSlot';
import { ServiceLocationList } from './ServiceList';
import styles from './ServicesPage.module.css';
import { useServicesPage } from './useServicesPage';

/** Services in one's area: a way to find some, and a list with everything about them. */
export function ServicesPage() {
  const page = useServicesPage();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <PageTitle>{headingOf(screenById('services'))}</PageTitle>
        <Introduction list={page.list} />
      </div>
      <FindServices page={page} />
      <div className={styles.views}>
        <ServiceLocationList page={page} />
        <MapSlot {...page.map} />
      </div>
    </div>
  );
}

/** How much there is, and what is not real about it. */
function Introduction({ list: { places, sample, unreachable } }: { list: Places }) {
  if (!sample) return <p>{realCount(places.length)}</p>;
  return (
    <>
      <p>
        {exampleClaim} <Badge kind="example">{exampleFigure}</Badge>
      </p>
      <p className={styles.quiet}>
        {sampleLine(places.length)}{' '}
        <a className={styles.number} href={telephoneLink(myAgedCare)}>
          {myAgedCare}
        </a>
        .
      </p>
      {unreachable && (
        <p className={styles.quiet}>
          The list of services could not be reached, so these are samples. Load this page again to try once
          more.
        </p>
      )}
    </>
  );
}
