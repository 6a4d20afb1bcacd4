import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';

export interface SiteNoticeProps {
  /** The name of the region, for navigation by landmarks. Default: the connection and updates. */
  label?: string;
  /** Whole sentences. The caller announces them. */
  text: string;
  /** A key under which it is announced only once, even when its text changes. Default: each text is announced once. */
  once?: string;
  /** The buttons. A button in the same place keeps the focus, whatever its label. */
  actions: readonly { place: 'first' | 'second'; label: string; onPress: () => void }[];
}

/** One line about the site as a whole, at the lower edge of the window: its appearance moves nothing on the page. */
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
