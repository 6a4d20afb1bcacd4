import { Button } from '../components/Button/Button';
import { Status } from '../components/Status/Status';

export interface SiteNoticeProps {
  /** Whole sentences. The caller announces them. */
  text: string;
  /** The buttons. One that keeps its place keeps the focus, whatever its words. */
  actions: readonly { place: 'first' | 'second'; label: string; onPress: () => void }[];
}

/** One line about the site as a whole, at the lower edge of the window: nothing of the page moves when it comes or goes. */
export function SiteNotice({ text, actions }: SiteNoticeProps) {
  return (
    <aside aria-label="Connection and updates">
      <div className="wrap">
        <Status
          kind="info"
          action={
            actions.length > 0 &&
            actions.map(({ place, label, onPress }) => (
              <Button key={place} size="small" onClick={onPress}>
                {label}
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
