import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { FieldMessage } from '../../components/FieldMessage/FieldMessage';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { TextField } from '../../components/TextField/TextField';
import { emailKey, type User } from '@/shared/domain/users/user';
import { ChosenPeople } from './ChosenPeople';
import styles from './Email.module.css';

/** Somebody who can be written to. */
export type Recipient = Pick<User, 'id' | 'email' | 'name'>;

/** A word for one and for several. */
export interface Noun {
  one: string;
  many: string;
}

export interface RecipientListProps {
  id: string;
  users: readonly Recipient[];
  /** What is known of the mail to an address, as addresses are compared. */
  mailNotes: ReadonlyMap<string, string> | undefined;
  /** What they are called, "user" or "person". */
  noun: Noun;
  /** Addresses as they are compared. */
  chosen: ReadonlySet<string>;
  error: string | undefined;
  attempt: number;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** More than this are found by typing. */
const mostShown = 20;

/** Who gets the email: a box for each user, found by typing where there are many. */
export function RecipientList(props: RecipientListProps) {
  const { id, users, mailNotes, noun, chosen, error, attempt, onChange } = props;
  const [search, setSearch] = useState('');
  const announce = useAnnounce();
  const words = search.trim().toLowerCase();
  const found = users.filter(({ email, name }) => `${email} ${name ?? ''}`.toLowerCase().includes(words));
  const shown = found.slice(0, mostShown);
  const chosenUsers = users.filter(({ email }) => chosen.has(emailKey(email)));
  const wordsOf = ({ email, name }: Recipient) =>
    [name ? `${email}, ${name}` : email, mailNotes?.get(emailKey(email))].filter(Boolean).join('. ');
  const errorId = `${id}-error`;

  useEffect(() => {
    if (error) announce(error, { urgent: true });
  }, [error, attempt, announce]);

  const toggle = (email: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(emailKey(email));
    else next.delete(emailKey(email));
    onChange(next);
  };
  return (
    <fieldset
      className={styles.recipients}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      data-field=""
    >
      <legend className={styles.legend}>Send to</legend>
      {error && (
        <FieldMessage kind="error" id={errorId}>
          {error}
        </FieldMessage>
      )}
      <p>{`${chosenUsers.length} of ${users.length} ${noun.many} chosen.`}</p>
      {/* Of a few people, the boxes themselves show it. */}
      {users.length > mostShown && (
        <ChosenPeople people={chosenUsers.map((user) => ({ id: user.id, words: wordsOf(user) }))} />
      )}
      {users.length > mostShown && (
        <TextField
          label={`Find a ${noun.one}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className={styles.choices}>
        {shown.map((user) => (
          <label key={user.id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.has(emailKey(user.email))}
              onChange={(event) => toggle(user.email, event.target.checked)}
            />
            <span>{wordsOf(user)}</span>
          </label>
        ))}
      </div>
      {found.length > shown.length && (
        <p>{`${shown.length} of ${found.length} are shown. Type a part of an address to find others.`}</p>
      )}
      <div className={styles.row}>
        <Button size="small" onClick={() => onChange(new Set(users.map(({ email }) => emailKey(email))))}>
          {`Choose all ${users.length}`}
        </Button>
        <Button size="small" onClick={() => onChange(new Set())}>
          Choose none
        </Button>
      </div>
    </fieldset>
  );
}
