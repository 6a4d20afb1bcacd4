import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
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
  const words = search.trim().toLowerCase();
  const found = users.filter(({ email, name }) => `${email} ${name ?? ''}`.toLowerCase().includes(words));
  const shown = found.slice(0, mostShown);
  const chosenUsers = users.filter(({ email }) => chosen.has(emailKey(email)));
  const wordsOf = ({ email, name }: Recipient) =>
    [name ? `${email}, ${name}` : email, mailNotes?.get(emailKey(email))].filter(Boolean).join('. ');

  const toggle = (email: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(email);
    else next.delete(email);
    onChange(next);
  };
  return (
    <ChoiceGroup
      {...{ id, error, attempt }}
      legend="Send to"
      options={shown.map((user) => ({ value: emailKey(user.email), label: wordsOf(user) }))}
      chosen={[...chosen]}
      onChange={toggle}
      before={
        <>
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
        </>
      }
    >
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
    </ChoiceGroup>
  );
}
