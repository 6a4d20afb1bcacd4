import type { ScreenId } from '@/shared/domain/screens/screens';

/**
 * States that are mostly made of another state of their screen, in local data: their trees are kept as their differences from
 * that one. All others are compared with the first state that their viewer sees.
 */
const likeStates: Partial<Record<ScreenId, Record<string, readonly string[]>>> = {
  admin: {
    deleted: ['shared-deleted'],
    email: ['email-export', 'email-nobody', 'email-no-message', 'email-none-sent'],
  },
  editServices: { edit: ['add-errors', 'conflict', 'not-saved'], offline: ['new-version'] },
  events: {
    'new-event': [
      'wrong-fields',
      'shared-conflict',
      'shared-deleted-meanwhile',
      'shared-series-edit',
      'shared-series-new',
    ],
    registered: ['with-support', 'shared-registered'],
    'step-free': ['one-place-left'],
  },
  importServices: { checked: ['chosen', 'missing', 'refused'] },
  profile: {
    empty: [
      'none-of-these',
      'shared-logins-ended',
      'shared-logins-missing',
      'shared-offline',
      'shared-others',
      'shared-others-missing',
      'shared-password-changed',
      'shared-reminders-saved',
      'shared-waiting',
    ],
    month: ['shared-month'],
    new: ['choose-day', 'left', 'no-days', 'order', 'range', 'repeat', 'required', 'shared-overlap'],
    'no-calendar': ['day', 'list', 'month'],
    repeat: ['repeat-move', 'repeat-overlap'],
    saved: ['deleted', 'past', 'read-in'],
  },
  resources: { form: ['form-errors'], rated: ['shared-rated'] },
  services: {
    found: [
      'kind',
      'map-popup',
      'map-spot',
      'near-a-suburb',
      'no-shops',
      'place',
      'postcode',
      'several-areas',
    ],
  },
};

/** The id of the state of this screen that a state is mostly made of, if it is not the first. */
export function likeOf(screen: ScreenId, state: string): string | undefined {
  return Object.entries(likeStates[screen] ?? {}).find(([, others]) => others.includes(state))?.[0];
}

/** All pairs of a state and the one that it is like, for a test. */
export const allLikes = Object.entries(likeStates).flatMap(([screen, likes]) =>
  Object.entries(likes).flatMap(([like, states]) =>
    states.map((state) => ({ screen: screen as ScreenId, state, like })),
  ),
);
