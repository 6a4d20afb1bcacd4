import { Button } from '../../components/Button/Button';
import { TextPage } from '../../components/TextPage/TextPage';
import { screenById } from '@/shared/domain/screens/screens';

const texts = {
  crashed: {
    lead: 'This page stopped working. It is our fault, not yours. What you saved before is still there.',
    button: 'Try again',
  },
  outOfDate: {
    lead: 'Your connection may be lost, or this site was updated. Press Reload to try again.',
    button: 'Reload',
  },
};

/** Replaces a page whose code threw, or is no longer on the server. */
export function FailurePage({ id }: { id: keyof typeof texts }) {
  const { lead, button } = texts[id];
  return (
    <TextPage title={screenById(id).title} lead={lead}>
      <Button kind="main" onClick={() => window.location.reload()}>
        {button}
      </Button>
      <p>You can still call: emergency 000, My Aged Care 1800 200 422.</p>
      <a className="alone" href="/">
        Go to the first page
      </a>
    </TextPage>
  );
}
