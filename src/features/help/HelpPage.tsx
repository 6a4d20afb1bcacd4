import { use } from 'react';
import { TextPage } from '../../components/TextPage/TextPage';
import { parseDay, plainDate } from '@/shared/domain/text/dates';
import { checkBeforeUse, telephoneLink, type HelpNumber } from '@/shared/domain/content/helpNumber';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { usePorts } from '../../ports/ports';
import { readForUse, type ReadAhead } from '../../ports/preparedQueries';
import styles from './HelpPage.module.css';

export const readAhead: ReadAhead = ({ content }) => readForUse(content.helpNumbers());

/** Lists all help numbers, each with its purpose, its hours and the cost of a call. */
export function HelpPage() {
  const helpNumbers = use(usePorts().content.helpNumbers());
  return (
    <TextPage title={headingOf(screenById('help'))} lead="Talk to a person. In an emergency call 000 first.">
      <div className={styles.columns}>
        <ul className={styles.numbers}>
          {helpNumbers.map((item) => (
            <li key={item.id} className={styles.item}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
      </div>
      <p>Numbers that start with 13 or 1300 are not always free. Ask your phone company.</p>
    </TextPage>
  );
}

function Entry({ item }: { item: HelpNumber }) {
  return (
    <>
      <h2 className={styles.name}>{item.name}</h2>
      <p>{item.about}</p>
      {item.number && (
        <p className={styles.number}>
          <a href={telephoneLink(item.number)} translate="no">
            {item.number}
          </a>
        </p>
      )}
      {item.website && (
        <p>
          <a className="alone" href={item.website.address}>
            {item.website.name}
          </a>
        </p>
      )}
      <p>{`${item.hours}. ${item.cost !== item.hours ? `${item.cost}.` : ''}`}</p>
      <p className={styles.checked}>
        <span>{`Checked on ${plainDate(parseDay(item.checkedOn)!)}`}</span>
        {item.confidence === 'medium' ? <strong>{`, ${checkBeforeUse}`}</strong> : null}
        <span>.</span>
      </p>
    </>
  );
}
