import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById, type ScreenId } from '../../domain/screens';

/** A page whose content is not made yet: its real heading, and where to find help meanwhile. */
function LaterPage({ id }: { id: ScreenId }) {
  return (
    <TextPage title={headingOf(screenById(id))}>
      <p>We are still building this page. There is nothing to see here yet.</p>
      <p>
        For help right now, call one of the numbers below, or <a href="/help">see all help numbers</a>.
      </p>
    </TextPage>
  );
}

export const EventsPage = () => <LaterPage id="events" />;
