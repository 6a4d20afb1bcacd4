import { sharedWords } from '@/shared/domain/auth/sharedSession';
import { pressButton, see, type ScreenState } from './screenState';

/** 13 minutes and a half before the time of the audits. */
const lastUse = Date.parse('2026-11-24T09:56:30+11:00');

/** The states about one's own device and a shared computer, on the profile. */
export const deviceStates: readonly Omit<ScreenState, 'data'>[] = [
  {
    id: 'shared-device',
    about: 'the question whose device this is',
    reach: [pressButton('Say whose device this is'), see('Is this your own device?')],
  },
  {
    id: 'shared-warning',
    about: 'the warning before the end of a login on a shared computer',
    reach: [
      { do: 'store', key: 'ageBetter.sharedLabel', value: 'audit', tab: true },
      { do: 'store', key: 'ageBetter.sharedUse.audit', value: String(lastUse) },
      pressButton('Say whose device this is'),
      pressButton('This is a shared computer'),
      see(sharedWords.warning),
    ],
  },
];
