import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { useWindowDetail } from '../../components/PageTitle/windowTitle';
import { SearchField } from '../../components/SearchField/SearchField';
import { Status } from '../../components/Status/Status';
import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { longestQuery, toQuery } from '@/shared/domain/search/searchQuery';
import type { ReadAhead } from '../../ports/preparedQueries';
import { SearchGroup } from './SearchGroup';
import { searchSources } from './sources';
import { countLine, useSearch } from './useSearch';
import styles from './SearchPage.module.css';

/** Reads the sources of a search; without a query there is nothing to search for. */
export const readAhead: ReadAhead = async (_ports, prepare, address) => {
  if (toQuery(address.get('q'))) await Promise.all(searchSources.map(({ open }) => prepare(open)));
};

/** The site search, at `/search?q=…`: results by kind, and simple advice when nothing is found. */
export function SearchPage() {
  const { key, search } = useLocation();
  const query = toQuery(new URLSearchParams(search).get('q'));
  const navigate = useNavigate();
  useWindowDetail(query);
  // The box follows the address, so that it matches the results after a search from the header too.
  const [box, setBox] = useState({ query, words: query });
  if (box.query !== query) setBox({ query, words: query });
  const { found, missing, damage, readAgain } = useSearch(query);
  const line = countLine(query, found);
  // The text before the first search is not an answer.
  const untouched = found.state === 'idle' && key === 'default';
  const answer = useHeardAnswer(key, found.state === 'loading' || untouched ? '' : line);

  return (
    <TextPage title={headingOf(screenById('search'))}>
      <div className={styles.box}>
        <SearchField
          label="What are you looking for?"
          action="/search"
          maxLength={longestQuery}
          value={box.words}
          onChange={(words) => setBox({ query, words })}
          onSearch={(words) => void navigate(`/search?${new URLSearchParams({ q: toQuery(words) })}`)}
        />
      </div>
      <p ref={answer} tabIndex={-1} className={styles.line}>
        {line}
      </p>
      {query !== '' && missing.length > 0 && (
        <Status
          kind="failed"
          appears
          action={
            <Button
              onClick={() => {
                answer.current?.focus();
                readAgain();
              }}
            >
              Search again
            </Button>
          }
        >
          <p>{`We could not look through ${missing.join(', ')}. Everything else was searched.`}</p>
        </Status>
      )}
      {damage.map((message) => (
        <Status key={message} kind="warning" appears>
          <p>{message}</p>
        </Status>
      ))}
      {found.state === 'none' && <NothingFound />}
      {found.state === 'found' &&
        found.results.groups.map((group) => <SearchGroup key={group.group} {...group} />)}
    </TextPage>
  );
}

/**
 * Focuses the answer of each search, so that it is read out and the next Tab leads to the results. The address's key
 * changes with every search, also for the same query. After a typed address, and when the answer changes by itself
 * during reading, the focus stays and the answer is announced.
 */
function useHeardAnswer(key: string, line: string) {
  const announce = useAnnounce();
  const answer = useRef<HTMLParagraphElement>(null);
  const lastAnnounced = useRef({ key: 'default', line: '' });
  useEffect(() => {
    if (!line || (lastAnnounced.current.key === key && lastAnnounced.current.line === line)) return;
    // The results can be reached as soon as they are drawn, which is before this.
    const isAmongResults = answer.current && isAfter(answer.current, document.activeElement);
    if (lastAnnounced.current.key === key || isAmongResults) announce(line);
    else answer.current?.focus();
    lastAnnounced.current = { key, line };
  }, [announce, key, line]);
  return answer;
}

const isAfter = (element: Node, other: Node | null) =>
  other !== null && (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function NothingFound() {
  return (
    <>
      <p>You could:</p>
      <ul>
        <li>Try one word only, or another word for the same thing.</li>
        <li>
          Look at <a href="/resources">all health resources</a>.
        </li>
        <li>
          <a href="/help">Call a help number</a> and ask a person.
        </li>
      </ul>
    </>
  );
}
