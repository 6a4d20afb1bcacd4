import type { Role } from './user';
import type { ScreenId } from './screens';

/** Who looks at a screen. */
export type Viewer = 'visitor' | Role;

/** One step from a freshly loaded screen to one of its states, in words that a driver of a browser can follow. */
export type Step =
  /** Press the control with this role and accessible name. */
  | { do: 'press'; role: 'button' | 'link' | 'radio' | 'checkbox'; name: string }
  /** Fill in the field with this label. */
  | { do: 'type'; label: string; text: string }
  | { do: 'choose'; label: string; option: string }
  | { do: 'key'; key: string }
  /** Before loading: put a value under a local storage key. */
  | { do: 'store'; key: string; value: string }
  /** Before loading: let requests to this address fail, or answer with this status and body. */
  | { do: 'intercept'; url: string; with: 'no-answer' | { status: number; body: string; type: string } }
  /** Stop the page's clock at loading, so that something that takes time stays unfinished. */
  | { do: 'stop-clock' }
  /** Wait until this text is visible. */
  | { do: 'see'; text: string };

/** One state of a screen that a person can meet. */
export interface ScreenState {
  /** Short and unique within the screen, in kebab-case. */
  id: string;
  /** What a person meets, in a few words. */
  about: string;
  /** Added to the screen's own path, for example `?item=3`; replaces it where it starts with a slash. */
  address?: string;
  reach: readonly Step[];
  /** Who is looked at in this state; default: everybody in {@link viewersOf} the screen. */
  viewers?: readonly Viewer[];
}
