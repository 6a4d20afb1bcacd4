import { useLocation } from 'react-router-dom';
import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';

/**
 * The code of the link that led here. In our own mails it stands behind the #, so that it is in no server's log and in no
 * Referer; Firebase's mails have it in front.
 */
function codeIn({ hash, search }: { hash: string; search: string }): string | null {
  const hosted = new URLSearchParams(search);
  if (hosted.get('mode') === 'resetPassword') return hosted.get('oobCode');
  return new URLSearchParams(hash.slice(1)).get('code');
}

/** Asks for a link by mail, or, opened by such a link, for the new password. */
export function ResetPasswordPage() {
  const code = codeIn(useLocation());
  return (
    <TextPage title={headingOf(screenById('resetPassword'))}>
      {code ? <NewPassword key={code} code={code} /> : <AskForLink />}
    </TextPage>
  );
}
