import { useState } from 'react';
import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '../../domain/screens';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';

/** The code of a mailed link stands behind the #, so that it is in no server's log and in no Referer. */
const codeInAddress = () => new URLSearchParams(window.location.hash.slice(1)).get('code');

/** Asks for a link by mail, or, opened by such a link, for the new password. */
export function ResetPasswordPage() {
  const [code] = useState(codeInAddress);
  return (
    <TextPage title={headingOf(screenById('resetPassword'))}>
      {code ? <NewPassword code={code} /> : <AskForLink />}
    </TextPage>
  );
}
