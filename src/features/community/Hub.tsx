import { useId, useState } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { buttonClass } from '../../components/Button/buttonClass';
import { Card } from '../../components/Card/Card';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { Icon } from '../../components/Icon/Icon';
import { calendar, comments, heart, type IconShape } from '../../components/Icon/paths';
import { Status } from '../../components/Status/Status';
import { comingSoon, forumsSoon, peerSupportSoon } from '@/shared/domain/content/community';
import styles from './CommunityPage.module.css';

/** Three cards for current and planned features. The whole card is the press target. */
export function Hub() {
  return (
    <ul className={styles.three}>
      <li className={styles.hub}>
        <Card
          level={2}
          tone="warm"
          title={<CardTitle icon={calendar}>Event Calendar</CardTitle>}
          actions={
            <a className={buttonClass('main')} href="/events">
              Open Event Calendar
            </a>
          }
        >
          <p>See what is on near you and online.</p>
        </Card>
      </li>
      <Teaser icon={comments} title="Forums" notice={forumsSoon}>
        Ask questions, and swap tips with others online.
      </Teaser>
      <Teaser icon={heart} title="Peer Support" notice={peerSupportSoon}>
        Talk with someone who has been there too.
      </Teaser>
    </ul>
  );
}

interface TeaserProps {
  icon: IconShape;
  title: string;
  /** The text after a press. */
  notice: string;
  children: string;
}

/** A feature that is not built yet, as its card and its button's description say. */
function Teaser({ icon, title, notice, children }: TeaserProps) {
  const { notify } = useDialogs();
  const soon = useId();
  const [said, setSaid] = useState(false);
  return (
    <li className={styles.hub}>
      <Card
        level={2}
        title={<CardTitle icon={icon}>{title}</CardTitle>}
        actions={
          <Button aria-describedby={soon} onClick={() => void notify(notice).catch(() => setSaid(true))}>
            {`Open ${title}`}
          </Button>
        }
      >
        <p id={soon}>
          <Badge>{comingSoon}</Badge>
        </p>
        <p>{children}</p>
        {/* If the dialog's code cannot be loaded, the text is still shown. */}
        {said && (
          <Status kind="info" appears>
            <p>{notice}</p>
          </Status>
        )}
      </Card>
    </li>
  );
}

function CardTitle({ icon, children }: { icon: IconShape; children: string }) {
  return (
    <>
      <Icon shape={icon} /> <span>{children}</span>
    </>
  );
}
