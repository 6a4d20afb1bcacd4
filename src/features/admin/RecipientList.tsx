import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { TextField } from '../../components/TextField/TextField';
import { emailKey, type User } from '@/shared/domain/users/user';
import { ChosenPeople } from './ChosenPeople';
import styles from './Email.module.css';

/** A person who can get an email. */
export type Recipient = Pick<User, 'id' | 'email' | 'name'>;

/** The singular and the plural of a word. */
export interface Noun {
  one: string;
  many: string;
}

export interface RecipientListProps {
  id: string;
  users: readonly Recipient[];
  /** Notes on the delivery of mail, by normalised address. */
  mailNotes: ReadonlyMap<string, string> | undefined;
  /** The word for the recipients: "user" or "person". */
  noun: Noun;
  /** Normalised addresses. */
  chosen: ReadonlySet<string>;
  error: string | undefined;
  attempt: number;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The rest are found by typing. */
const mostShown = 20;

/** Lists the recipients as check boxes, with a search where there are many. */
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
          {/* A few check boxes show it themselves. */}
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
