import type { SyntheticEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { HeaderLink } from '../../components/Header/Header';
import { profile } from '../../components/Icon/paths';
import type { User } from '@/shared/domain/users/user';
import { useAuth } from './useAuth';
import styles from './Account.module.css';

/** The account part of the header: the profile and Logout, or Login and Register. */
export function Account({
  user,
  current,
  onLogOut,
}: {
  user: User | null;
  current: boolean;
  onLogOut: () => void;
}) {
  return (
    <>
      <HeaderLink href="/profile" icon={profile} current={current}>
        {/* The picture beside it stands for the profile; screen readers read the text. */}
        {user ? (
          <>
            <span className="visually-hidden">Profile: </span>
            <span translate="no">{user.email}</span>
          </>
        ) : (
          'Profile'
        )}
      </HeaderLink>
      {user ? (
        // The form works until the page's code has loaded, and without scripts. It has no name: it is only one button.
        <form role="none" className={styles.person} method="post" action="/logout">
          <input type="hidden" name="token" value={user.token} />
          <Button
            size="small"
            type="submit"
            onClick={(event) => {
              // Handled at the click: the form is gone when it would be sent.
              event.preventDefault();
              onLogOut();
            }}
          >
            Logout
          </Button>
        </form>
      ) : (
        <LoginButtons />
      )}
    </>
  );
}

/**
 * A plain form until the page's code has loaded. Where the server keeps accounts and records it then leads to a page
 * with a login form; else, and to register, to the home page with the dialog open: the server decides.
 */
function LoginButtons() {
  const { open, prepare } = useAuth();
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement;
    open({ mode: button.value === 'register' ? 'register' : 'login', opener: button });
  };
  return (
    <form
      className={styles.visitor}
      action="/login"
      onSubmit={submit}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    >
      <Button size="small" type="submit" name="auth" value="login">
        Login
      </Button>
      <Button size="small" kind="main" type="submit" name="auth" value="register">
        Register
      </Button>
    </form>
  );
}
