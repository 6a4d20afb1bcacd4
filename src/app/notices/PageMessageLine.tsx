import { useEffect } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import { usePageMessage } from './pageMessage';
import styles from './PageMessageLine.module.css';

/** The message above the page's heading. It is announced when it appears, and stays to be read again. */
export function PageMessageLine() {
  const { message } = usePageMessage();
  const announce = useAnnounce();

  useEffect(() => {
    if (message) announce(message.text, { urgent: message.kind === 'failed' });
  }, [announce, message]);

  if (!message) return null;
  const { kind, text, action } = message;
  return (
    <div className={`wrap ${styles.line}`}>
      <Status
        kind={kind}
        action={
          action && (
            <Button size="small" onClick={action.onPress}>
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </Status>
    </div>
  );
}
