import { use } from 'react';
import { buttonClass } from '../../components/Button/buttonClass';
import { TextPage } from '../../components/TextPage/TextPage';
import { leaflet, type LeafletBlock } from '@/shared/domain/content/leaflet';
import { telephoneLink, type HelpNumber } from '@/shared/domain/content/helpNumber';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { usePorts } from '../../ports/ports';
import { readForUse, type ReadAhead } from '../../ports/preparedQueries';
import styles from './LeafletPage.module.css';

export const readAhead: ReadAhead = ({ content }) => readForUse(content.helpNumbers());

/** The leaflet as a page: the same text as the PDF, to read here or to print. */
export function LeafletPage() {
  const numbers = use(usePorts().content.helpNumbers());
  return (
    <TextPage title={headingOf(screenById('leaflet'))} lead={leaflet.lead}>
      <p className={styles.download}>
        <a className={buttonClass('plain')} href="/leaflet.pdf" download>
          Download Leaflet
        </a>{' '}
        PDF, 2 pages. You can also print this page.
      </p>
      {leaflet.sections.map(({ id, heading, blocks }) => (
        <div key={id} className={blocks.every(isForPaper) ? styles.paper : styles.section}>
          <h2>{heading}</h2>
          {blocks.map((block, index) => (
            // The text never changes while the page is open, so the index is a stable key.
            <Block key={index} block={block} numbers={numbers} />
          ))}
        </div>
      ))}
      <p>{leaflet.note}</p>
    </TextPage>
  );
}

/** Lines to write on are only useful on paper. */
const isForPaper = (block: LeafletBlock) => block.kind === 'lines';

function Block({ block, numbers }: { block: LeafletBlock; numbers: readonly HelpNumber[] }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'numbers':
      return (
        <ul>
          {numbers
            .filter(({ id }) => block.ids.includes(id))
            .map(({ id, name, number, hours }) => (
              <li key={id}>
                <span>{`${name}: `}</span>
                {number && (
                  <a href={telephoneLink(number)} translate="no">
                    {number}
                  </a>
                )}
                <span>{`. ${hours}.`}</span>
              </li>
            ))}
        </ul>
      );
    case 'lines':
      return (
        <ul className={styles.lines}>
          {block.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      );
  }
}
