import { useLocation } from 'react-router-dom';
import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';

/**
 * Returns the code of the link. Our own mails put it after the #, which keeps it out of server logs and Referer
 * headers; Firebase's mails put it before.
 */
function codeIn({ hash, search }: { hash: string; search: string }): string | null {
  const hosted = new URLSearchParams(search);
  if (hosted.get('mode') === 'resetPassword') return hosted.get('oobCode');
  return new URLSearchParams(hash.slice(1)).get('code');
}

/** Asks for a link by mail; after such a link, for the new password. */
export function ResetPasswordPage() {
  const code = codeIn(useLocation());
  return (
    <TextPage title={headingOf(screenById('resetPassword'))}>
      {code ? <NewPassword key={code} code={code} /> : <AskForLink />}
    </TextPage>
  );
}
