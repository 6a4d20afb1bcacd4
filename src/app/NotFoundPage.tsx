import { TextPage } from '../components/TextPage/TextPage';
import { headingOf, screenById } from '../domain/screens';

/** Stands at every address that no page has. */
export function NotFoundPage() {
  return (
    <TextPage title={headingOf(screenById('notFound'))}>
      <p>The address may be old, or a letter may be wrong. Nothing is broken.</p>
      <ul>
        <li>
          <a href="/">Go to the first page</a>
        </li>
        <li>
          <a href="/search">Search this site</a>
        </li>
        <li>
          <a href="/help">See all help numbers</a>
        </li>
      </ul>
    </TextPage>
  );
}
