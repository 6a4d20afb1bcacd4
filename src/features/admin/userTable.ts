import type { TableColumn } from '../../components/DataTable/table';
import { exportColumns } from '@/shared/domain/admin/exportFile';
import {
  deletingYourself,
  emailKey,
  isRole,
  roleLabels,
  sameEmail,
  type User,
} from '@/shared/domain/users/user';
import { validateEmail } from '@/shared/domain/auth/validation';
import type { EditField, EditValues } from './EditDialog';
import type { Ports } from '../../ports/ports';
import type { DeletionWords } from './useDeletion';

const [id, email, role] = exportColumns.users;

/**
 * The columns of the users table.
 * @param notes on the delivery of mail, by normalised address.
 */
export const userColumns = (notes: ReadonlyMap<string, string>): readonly TableColumn<User>[] => [
  { ...id!, size: 'short' },
  {
    ...email!,
    text({ email: address, name, addressProved }) {
      const note = notes.get(emailKey(address));
      const parts = [
        address,
        name && `, ${name}`,
        addressProved === false && ' (not confirmed)',
        note && `. ${note}`,
      ];
      return parts.filter(Boolean).join('');
    },
  },
  { ...role!, text: (user) => roleLabels[user.role] },
];

const fields: readonly EditField[] = [
  { name: 'email', label: 'Email', kind: 'line', check: validateEmail },
  {
    name: 'role',
    label: 'Role',
    kind: 'choice',
    options: Object.entries(roleLabels).map(([value, label]) => ({ value, label })),
  },
];

/** The form for a user's row of the list. */
export const userForm = (user: User, storageNotice: string) => ({
  note: `This changes the list only. The account keeps its address and its role. ${storageNotice}`,
  fields,
  values: { email: user.email, role: user.role },
});

/** Where people are shared, only their role can be edited. */
export const sharedUserForm = (user: User, storageNotice: string) => ({
  note: `This changes what the person may do here. The address stays. ${storageNotice}`,
  fields: fields.filter(({ name }) => name === 'role'),
  values: { role: user.role },
});

/** Applies the values of the form to the user. */
export function withUserValues(user: User, values: EditValues): User {
  const address = (values['email'] ?? user.email).trim();
  return {
    ...user,
    email: address,
    username: user.username === user.email ? address : user.username,
    role: isRole(values['role']) ? values['role'] : user.role,
  };
}

/**
 * @param me the user who is logged in: that row stays.
 * @param ports say if the rows are the accounts themselves. A hosted service keeps its accounts.
 */
export const userWords = (
  me: User | null,
  { can: { accountsAsUsers }, settings: { firebase } }: Pick<Ports, 'can' | 'settings'>,
): DeletionWords<User> => ({
  noun: { one: 'user', many: 'users' },
  nameOf: (user) => user.email,
  details: accountsAsUsers
    ? firebase
      ? 'This deletes all that belongs to the account here: ratings, appointments and places at events. It cannot be undone. The person can still log in, until the account is deleted at Firebase.'
      : 'This deletes the account, with its ratings, appointments and places at events. It cannot be undone.'
    : 'This takes the row off the list. The account stays.',
  isFinal: accountsAsUsers,
  report: 'users-deleted',
  refuse: (user) => (me && (user.id === me.id || sameEmail(user.email, me.email)) ? deletingYourself : null),
});
