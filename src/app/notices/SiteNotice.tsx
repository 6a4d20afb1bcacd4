import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';

export interface SiteNoticeProps {
  /** What the line is about, for who jumps from part to part. Default: the connection and updates. */
  label?: string;
  /** Whole sentences. The caller announces them. */
  text: string;
  /** A name under which it is announced once only, whatever its words are by then. Default: each text is announced once. */
  once?: string;
  /** The buttons. One that keeps its place keeps the focus, whatever its words. */
  actions: readonly { place: 'first' | 'second'; label: string; onPress: () => void }[];
}

/** One line about the site as a whole, at the lower edge of the window: nothing of the page moves when it comes or goes. */
export function SiteNotice({ label = 'Connection and updates', text, actions }: SiteNoticeProps) {
  return (
    <aside aria-label={label}>
      <div className="wrap">
        <Status
          kind="info"
          action={
            actions.length > 0 &&
            actions.map((action) => (
              <Button key={action.place} size="small" onClick={action.onPress}>
                {action.label}
              </Button>
            ))
          }
        >
          {text}
        </Status>
      </div>
    </aside>
  );
}
