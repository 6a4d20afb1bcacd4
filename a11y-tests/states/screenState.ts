import type { Role } from '@/shared/domain/users/user';

/** Who looks at a screen. */
export type Viewer = 'visitor' | Role;

/** Where the records are: in the person's browser, or shared on the server. */
export type DataMode = 'local' | 'server';

/** One step from a freshly loaded screen to one of its states, for a browser driver to follow. */
export type Step =
  /** Press the control with this role and accessible name. */
  | { do: 'press'; role: 'button' | 'link' | 'radio' | 'checkbox'; name: string }
  /** Fill in the field with this label. */
  | { do: 'type'; label: string; text: string }
  /** The value as YYYY-MM-DDTHH:mm. */
  | { do: 'type-time'; label: string; value: string }
  | { do: 'choose'; label: string; option: string }
  /** Choose a file of this name and text in the field with this label. */
  | { do: 'choose-file'; label: string; name: string; text: string }
  | { do: 'key'; key: string }
  /** Before loading: put a value under a key of local storage or, with `tab`, of session storage. */
  | { do: 'store'; key: string; value: string; tab?: true }
  /**
   * Where data is shared: let the person with this address send a request to the server. Before loading, where no step on
   * the page stands before it.
   */
  | { do: 'ask'; as: string; method: 'PUT' | 'POST' | 'DELETE'; path: string; body?: object }
  /** Before loading: let requests to this address fail, or answer with this status and body. */
  | {
      do: 'intercept';
      url: string;
      with: 'no-answer' | { status: number; body: string; type: string; headers?: Record<string, string> };
    }
  /** Where data is shared: let the page come as it is for everybody, so that its code asks for what it shows. */
  | { do: 'as-everybody' }
  /** Stop the page's clock at loading, so that something that takes time stays unfinished. */
  | { do: 'stop-clock' }
  /** Take the network away, once the page has all its parts. */
  | { do: 'go-offline' }
  /** The site gets a newer version than the page is. */
  | { do: 'new-version' }
  /** Wait until this text is visible. */
  | { do: 'see'; text: string };

/** One state of a screen that a person can meet. */
export interface ScreenState {
  /** Short and unique within the screen, in kebab-case. */
  id: string;
  /** The state in a few words. */
  about: string;
  /** Appended to the screen's own path, for example `?item=3`; replaces it if it starts with a slash. */
  address?: string;
  reach: readonly Step[];
  /**
   * The data mode that has this state. Default: both; `npm test` then looks at it in `local` only, `npm run a11y` in both.
   */
  data?: DataMode;
  /**
   * The story that shows this state, if the built product cannot be brought to it from outside. `reach` is then empty,
   * and the audit of the stories covers it.
   */
  story?: string;
  /** The viewers for whom this state is audited; default: all in {@link viewersOf} the screen. */
  viewers?: readonly Viewer[];
}

/** Wait until this text is visible. */
export const see = (text: string): Step => ({ do: 'see', text });

/** Press the button with this name. */
export const pressButton = (name: string): Step => ({ do: 'press', role: 'button', name });

/** Press the link with this name. */
export const pressLink = (name: string): Step => ({ do: 'press', role: 'link', name });

/** Fill in the field with this label. */
export const type = (label: string, text: string): Step => ({ do: 'type', label, text });

/** Fill in a field for a day with a time. @param value YYYY-MM-DDTHH:mm. */
export const typeTime = (label: string, value: string): Step => ({ do: 'type-time', label, value });

/** Press Enter where the focus is. */
export const pressEnter: Step = { do: 'key', key: 'Enter' };

/** The only state of a screen: as loaded. */
export const plain = (about: string): readonly ScreenState[] => [{ id: 'default', about, reach: [] }];
