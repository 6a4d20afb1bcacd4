import type { DataMode, ScreenState, Viewer } from '../../states/screenState';
import { addressOf, screenStates, viewersOf } from '../../states/screenStates';
import { screens, type Screen } from '@/shared/domain/screens/screens';

/** One state of one screen for one role: what the audits visit. */
export interface Visit {
  screen: Screen;
  state: ScreenState;
  viewer: Viewer;
  /** Where the records of the product are. */
  data: DataMode;
  /** The address in the built product; where only a story shows the state, that story's id in the built Storybook. */
  at: { address: string } | { story: string };
}

/** `npm run a11y` asks for the whole matrix; `npm test` looks at every state once. */
const whole = process.env.A11Y_MATRIX === 'whole';

/** `npm run a11y -- --data=server` asks for the visits of one data mode only. */
const onlyMode = process.env.A11Y_DATA;

/** The data modes in which a state is audited. What a browser has stored itself is no part of shared data. */
function modesOf({ data, reach }: ScreenState): readonly DataMode[] {
  if (data) return [data];
  const isStored = reach.some((step) => step.do === 'store' && recordKeys.includes(step.key));
  return whole && !isStored ? ['local', 'server'] : ['local'];
}

/** The storage keys of the records that can be shared. */
const recordKeys = ['resources', 'events', 'appointments', 'users'];

function visitsOf(screen: Screen, state: ScreenState): Visit[] {
  if (state.story !== undefined) {
    // A story's viewer is fixed.
    return [
      {
        screen,
        state,
        viewer: (state.viewers ?? viewersOf(screen))[0]!,
        data: 'local',
        at: { story: state.story },
      },
    ];
  }
  const address = addressOf(screen, state);
  return modesOf(state).flatMap((data) =>
    (state.viewers ?? viewersOf(screen)).map((viewer) => ({ screen, state, viewer, data, at: { address } })),
  );
}

/** All visits, derived from the lists that the product itself uses. */
export const visits: readonly Visit[] = screens.flatMap((screen) =>
  screenStates[screen.id]
    .flatMap((state) => visitsOf(screen, state))
    .filter(({ data }) => !onlyMode || data === onlyMode),
);
