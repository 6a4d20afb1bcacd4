import type { ScreenState, Viewer } from '../states/screenState';
import { addressOf, screenStates, viewersOf } from '../states/screenStates';
import { screens, type Screen } from '../../src/domain/screens/screens';

/** One state of one screen for one role: what the audits visit. */
export interface Visit {
  screen: Screen;
  state: ScreenState;
  viewer: Viewer;
  /** The address in the built product; where only a story shows the state, that story's id in the built Storybook. */
  at: { address: string } | { story: string };
}

/** A short unique name: `home login, visitor`. */
export function nameOf({ screen, state, viewer }: Visit): string {
  return `${screen.id} ${state.id}, ${viewer}`;
}

function visitsOf(screen: Screen, state: ScreenState): Visit[] {
  if (state.story !== undefined) {
    // A story's viewer is fixed.
    return [{ screen, state, viewer: (state.viewers ?? viewersOf(screen))[0]!, at: { story: state.story } }];
  }
  const address = addressOf(screen, state);
  return (state.viewers ?? viewersOf(screen)).map((viewer) => ({ screen, state, viewer, at: { address } }));
}

/** All visits, derived from the lists that the product itself uses. */
export const visits: readonly Visit[] = screens.flatMap((screen) =>
  screenStates[screen.id].flatMap((state) => visitsOf(screen, state)),
);
