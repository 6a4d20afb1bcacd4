import type { ScreenId } from '@/shared/domain/screens/screens';

/** A place in the code that puts a dialog over the page, and the states in which the audits see what it opens. */
export interface DialogUse {
  /** The module, under `src`. */
  file: string;
  /** One state for each `<Dialog`, `ask(`, `notify(` and `useLeaveGuard(` of the module, with the dialog's name there. */
  opens: readonly { screen: ScreenId; state: string; name: string | RegExp }[];
}

/**
 * Every dialog of the product. `dialogs.test.ts` compares it with the code, and each visit with what it sees:
 * a dialog that no audit sees fails the run.
 */
export const dialogUses: readonly DialogUse[] = [
  {
    file: 'app/session/clearMyData.ts',
    opens: [{ screen: 'home', state: 'clear-my-data', name: /^Clear your data/ }],
  },
  {
    file: 'features/admin/EditDialog.tsx',
    opens: [
      { screen: 'admin', state: 'edit-left', name: 'Leave without saving?' },
      { screen: 'admin', state: 'edit-user', name: 'Edit tom@example.org' },
    ],
  },
  {
    file: 'features/admin/EditServicesPage.tsx',
    opens: [{ screen: 'editServices', state: 'retire', name: 'Retire Hall Street Bus?' }],
  },
  {
    file: 'features/admin/EmailDialog.tsx',
    opens: [
      { screen: 'admin', state: 'email-left', name: 'Leave without sending?' },
      { screen: 'admin', state: 'email-none-sent', name: 'Email 7 users' },
      { screen: 'admin', state: 'email', name: 'Email users' },
    ],
  },
  {
    file: 'features/admin/OutboxMailDialog.tsx',
    opens: [{ screen: 'adminRecords', state: 'mail', name: 'Walk on Monday' }],
  },
  {
    file: 'features/admin/PlaceDialog.tsx',
    opens: [{ screen: 'editServices', state: 'edit', name: 'Edit Hall Street Bus' }],
  },
  {
    file: 'features/admin/useDeletion.ts',
    opens: [
      { screen: 'admin', state: 'own-row', name: /^This is your own row/ },
      { screen: 'admin', state: 'delete-user', name: 'Delete tom@example.org?' },
    ],
  },
  {
    file: 'features/admin/useServiceImport.ts',
    opens: [{ screen: 'importServices', state: 'question', name: /^Import 12 places/ }],
  },
  {
    file: 'features/admin/usePlaceForm.ts',
    opens: [{ screen: 'editServices', state: 'edit-left', name: 'Leave without saving?' }],
  },
  { file: 'features/auth/AuthDialog.tsx', opens: [{ screen: 'home', state: 'login', name: 'Login' }] },
  {
    file: 'features/profile/DeviceQuestion.tsx',
    opens: [{ screen: 'profile', state: 'shared-device', name: 'Is this your own device?' }],
  },
  {
    file: 'features/auth/SharedWarning.tsx',
    opens: [{ screen: 'profile', state: 'shared-warning', name: 'Are you still there?' }],
  },
  {
    file: 'features/community/Hub.tsx',
    opens: [{ screen: 'community', state: 'forums-notice', name: /^Forums feature/ }],
  },
  {
    file: 'features/events/AttendeesDialog.tsx',
    opens: [{ screen: 'events', state: 'shared-who-is-coming', name: /^Who is coming to/ }],
  },
  {
    file: 'features/events/CancelEventDialog.tsx',
    opens: [{ screen: 'events', state: 'cancel', name: 'Cancel Walking Group?' }],
  },
  {
    file: 'features/events/CallsDialog.tsx',
    opens: [{ screen: 'events', state: 'shared-guest-calls', name: 'Call 1 person' }],
  },
  {
    file: 'features/events/GuestDialog.tsx',
    opens: [
      { screen: 'events', state: 'shared-guest', name: 'Add somebody who rang' },
      { screen: 'events', state: 'shared-guest-leave', name: 'Leave without saving?' },
    ],
  },
  {
    file: 'features/events/EventDialog.tsx',
    opens: [{ screen: 'events', state: 'new-event', name: 'Edit New Event' }],
  },
  {
    file: 'features/events/SeriesScopeDialog.tsx',
    opens: [{ screen: 'events', state: 'shared-series-scope', name: 'Which dates do you want to change?' }],
  },
  {
    file: 'features/events/useEventForm.ts',
    opens: [{ screen: 'events', state: 'leave', name: 'Leave without saving?' }],
  },
  {
    file: 'features/appointments/AppointmentDialog.tsx',
    opens: [
      { screen: 'profile', state: 'left', name: 'Leave without saving?' },
      { screen: 'profile', state: 'new', name: 'Create New Appointment' },
    ],
  },
  {
    file: 'features/appointmentExport/ExportAppointments.tsx',
    opens: [{ screen: 'profile', state: 'import-change', name: /^Hearing check was moved to/ }],
  },
  {
    file: 'features/appointmentExport/ZoneDialog.tsx',
    opens: [{ screen: 'profile', state: 'import-zone', name: 'Which time zone is it?' }],
  },
  {
    file: 'features/profile/CalendarFeedDialog.tsx',
    opens: [
      { screen: 'profile', state: 'shared-feed-made', name: 'Calendar feed' },
      { screen: 'profile', state: 'shared-feed', name: 'Calendar feed' },
      { screen: 'profile', state: 'shared-feed-off', name: 'Turn off your calendar feed?' },
      { screen: 'profile', state: 'shared-feed-renewal', name: 'Make a new calendar address?' },
    ],
  },
  {
    file: 'features/profile/ConfirmAddressDialog.tsx',
    opens: [{ screen: 'profile', state: 'address-asked', name: 'Confirm your email address' }],
  },
  {
    file: 'features/profile/DeleteAccountDialog.tsx',
    opens: [{ screen: 'profile', state: 'shared-leave', name: 'Delete your account?' }],
  },
  {
    file: 'features/profile/LoginsSection.tsx',
    opens: [{ screen: 'profile', state: 'shared-logins-question', name: 'Log out everywhere else?' }],
  },
  {
    file: 'features/profile/PasswordDialog.tsx',
    opens: [{ screen: 'profile', state: 'shared-password', name: 'Change your password' }],
  },
  {
    file: 'features/profile/NameDialog.tsx',
    opens: [{ screen: 'profile', state: 'name', name: 'What shall we call you?' }],
  },
  {
    file: 'features/profile/RemindersDialog.tsx',
    opens: [{ screen: 'profile', state: 'shared-reminders', name: 'Reminders by email' }],
  },
  {
    file: 'features/profile/OwnBackupSection.tsx',
    opens: [{ screen: 'profile', state: 'backup-question', name: 'Bring in 1 appointment?' }],
  },
  {
    file: 'features/profile/DeviceDataMigration.tsx',
    opens: [{ screen: 'profile', state: 'bring-question', name: /^Copy .* to your account/ }],
  },
  {
    file: 'features/appointments/useBookingMessage.ts',
    opens: [{ screen: 'profile', state: 'only-own', name: /^You can only delete/ }],
  },
  {
    file: 'features/appointments/useDeletion.ts',
    opens: [{ screen: 'profile', state: 'delete', name: /^Are you sure/ }],
  },
  {
    file: 'features/calendar/useGridBooking.ts',
    opens: [{ screen: 'profile', state: 'overlap-in-grid', name: /^There is an existing appointment/ }],
  },
  {
    file: 'features/resources/PlayVideo.tsx',
    opens: [{ screen: 'resources', state: 'playing', name: /^Playing video/ }],
  },
  {
    file: 'features/resources/ResourceDialog.tsx',
    opens: [
      { screen: 'resources', state: 'form-left', name: 'Leave without saving?' },
      { screen: 'resources', state: 'form', name: /^Edit / },
    ],
  },
  {
    file: 'features/services/MapSection.tsx',
    opens: [{ screen: 'services', state: 'map-no-results', name: /^No results found/ }],
  },
  {
    file: 'features/services/RoutePlanner.tsx',
    opens: [{ screen: 'services', state: 'route-notice', name: /^Please enter both/ }],
  },
];

/** The dialog that must be open in a state. */
export function dialogIn(screen: ScreenId, state: string): string | RegExp | undefined {
  return dialogUses.flatMap(({ opens }) => opens).find((one) => one.screen === screen && one.state === state)
    ?.name;
}
