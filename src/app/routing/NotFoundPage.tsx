import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '@/shared/domain/screens/screens';

/** Shown at every unknown address. */
export function NotFoundPage() {
  return (
    <TextPage title={headingOf(screenById('notFound'))}>
      <p>The address may be old, or a letter may be wrong. Nothing is broken.</p>
      <ul>
        <li>
          <a className="alone" href="/">
            Go to the first page
          </a>
        </li>
        <li>
          <a className="alone" href="/search">
            Search this site
          </a>
        </li>
        <li>
          <a className="alone" href="/help">
            See all help numbers
          </a>
        </li>
      </ul>
    </TextPage>
  );
}
