import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { SearchField } from '../../components/SearchField/SearchField';
import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '../../domain/screens';
import type { SearchGroup } from '../../domain/search';
import styles from './SearchPage.module.css';
import { countLine, useSearch } from './useSearch';

/** The site search, at `/search?q=…`: results by kind, and a plain next step when nothing is found. */
export function SearchPage() {
  const { key, search } = useLocation();
  const query = new URLSearchParams(search).get('q') ?? '';
  const navigate = useNavigate();
  // The box follows the address, so that it shows what the results are for after a search from the header too.
  const [box, setBox] = useState({ query, words: query });
  if (box.query !== query) setBox({ query, words: query });
  const found = useSearch(query);
  const announce = useAnnounce();
  const line = countLine(query, found);

  const answer = useRef<HTMLParagraphElement>(null);
  const answered = useRef('default');

  // The focus goes to the answer, so that it is read out and the next Tab leads to the results. The key changes with every
  // search, also for the same words; whoever typed the address keeps the focus and hears the answer.
  useEffect(() => {
    if (!line || answered.current === key) return;
    if (key === 'default') announce(line);
    else answer.current?.focus();
    answered.current = key;
  }, [announce, key, line]);

  return (
    <TextPage title={headingOf(screenById('search'))}>
      <div className={styles.box}>
        <SearchField
          label="What are you looking for?"
          action="/search"
          value={box.words}
          onChange={(words) => setBox({ query, words })}
          onSearch={(words) => void navigate(`/search?${new URLSearchParams({ q: words })}`)}
        />
      </div>
      <p ref={answer} tabIndex={-1} className={styles.line}>
        {line}
      </p>
      {found.state === 'none' && <NothingFound />}
      {found.state === 'found' &&
        found.results.groups.map((group) => <Group key={group.group} group={group} />)}
    </TextPage>
  );
}

function Group({ group: { group, entries } }: { group: SearchGroup }) {
  return (
    <div className={styles.group}>
      <h2>
        {group} <span className={styles.count}>({entries.length})</span>
      </h2>
      <ul className={styles.results}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a className="alone" href={entry.href}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
