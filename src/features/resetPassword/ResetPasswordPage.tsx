import { useLocation } from 'react-router-dom';
import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '../../domain/screens';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';

/**
 * Asks for a link by mail, or, opened by such a link, for the new password. The link's code stands behind the #, so that it is
 * in no server's log and in no Referer.
 */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('code');
  return (
    <TextPage title={headingOf(screenById('resetPassword'))}>
      {code ? <NewPassword key={code} code={code} /> : <AskForLink />}
    </TextPage>
  );
}
