import { pressEnter, see, type, type ScreenState } from './screenState';
import { emailInvalid, passwordTooShort } from '@/shared/domain/auth/validation';

/** The form that sends a link, and the form that the link opens. */
export const resetPasswordStates: readonly ScreenState[] = [
  { id: 'ask', about: 'asks for the address', reach: [] },
  {
    id: 'ask-error',
    about: 'an address that is none',
    reach: [type('Email', 'margaret'), pressEnter, see(emailInvalid)],
  },
  {
    id: 'sent',
    about: 'a link is on its way',
    reach: [type('Email', 'nobody@example.org'), pressEnter, see('a message with a link is on its way')],
  },
  { id: 'new', about: 'asks for the new password', address: '/reset-password#code=none', reach: [] },
  {
    id: 'new-error',
    about: 'a password that is too short',
    address: '/reset-password#code=none',
    reach: [type('New password', 'Wat1'), pressEnter, see(passwordTooShort)],
  },
  {
    id: 'link-used',
    about: 'a link that does not work any more',
    address: '/reset-password#code=none',
    reach: [type('New password', 'Wattle123'), pressEnter, see('This link does not work any more.')],
  },
];
