import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { Status } from '../../components/Status/Status';
import { inOrder, loginFacts, loginName, type OwnLogin } from '@/shared/domain/auth/ownLogins';
import { OwnAccountError, type OwnAccount } from '../../ports/ownAccount';
import { usePorts } from '../../ports/ports';
import { failureWords } from './accountDeletionWords';
import box from '../appointmentExport/ExportAppointments.module.css';
import { PasswordSection } from './PasswordSection';
import styles from './ProfilePage.module.css';

const everywhere = {
  question: 'Log out everywhere else?',
  details: 'You stay logged in on this device. On all others you have to log in again.',
  confirm: 'Log out everywhere else',
  keep: 'Leave it as it is',
};

const questionMissing = 'The question could not be loaded. Please try again.';

/** A hosted account is logged in here for a day after each use. */
const hostedWords =
  'You see the devices that you used in the last day. “Log out everywhere else” logs out all others as well. If you do not know one of these, log out there and choose a new password.';

/** The pending request: the id of a login to end, or all others. */
type Work = { id: string } | 'others';

/** Lists the devices on which the person is logged in, logs them out there, and changes the password. */
export function LoginsSection({ account }: { account: OwnAccount }) {
  const { clock, settings } = usePorts();
  const isHosted = settings.firebase !== null;
  const { ask } = useDialogs();
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [logins, setLogins] = useState<readonly OwnLogin[]>([]);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  const [work, setWork] = useState<Work | null>(null);
  const [outcome, show] = useOutcome();
  const { logins: service } = account;

  /** Counts the reads. */
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    service.read().then(
      (found) => {
        if (left) return;
        setLogins(inOrder(found));
        setState('ready');
      },
      () => left || setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [service, turn]);
  const again = () => {
    // The button disappears with its message.
    heading.current?.focus();
    setState('loading');
    setTurn(turn + 1);
  };

  /** Removes logins from the list. The focus moves on before the focused button is removed. */
  const takeOff = (gone: (login: OwnLogin) => boolean, pressed: Element, next: Element | null) => {
    const { activeElement } = document;
    if (activeElement === pressed || activeElement === document.body)
      ((next as HTMLElement | null) ?? heading.current)?.focus();
    setLogins((all) => all.filter((login) => !gone(login)));
  };

  const end = async (login: OwnLogin, pressed: Element) => {
    if (work) return;
    show(null);
    setWork({ id: login.id });
    const name = loginName(login, logins);
    try {
      const wasOut = await service.end(login.id).then(
        () => false,
        (error: unknown) => {
          if (error instanceof OwnAccountError && error.code === 'outdated') return true;
          throw error;
        },
      );
      const buttons = [...(rows.current?.querySelectorAll('button') ?? [])];
      const at = buttons.indexOf(pressed as HTMLButtonElement);
      takeOff(({ id }) => id === login.id, pressed, buttons[at + 1] ?? buttons[at - 1] ?? null);
      show({ kind: 'success', text: `Logged out: ${name}.${wasOut ? ' It was logged out before.' : ''}` });
    } catch (error) {
      show({ kind: 'failed', text: failureWords(error) });
    }
    setWork(null);
  };

  const endOthers = async (pressed: Element) => {
    if (work) return;
    show(null);
    const sure = await ask(everywhere).catch(() => null);
    if (sure === null) show({ kind: 'failed', text: questionMissing });
    if (!sure) return;
    setWork('others');
    try {
      await service.endOthers();
      takeOff(({ isThisOne }) => !isThisOne, pressed, null);
      show({ kind: 'success', text: 'You are logged out on all other devices.' });
    } catch (error) {
      show({ kind: 'failed', text: failureWords(error) });
    }
    setWork(null);
  };

  const now = clock.now();
  const hasOthers = logins.some(({ isThisOne }) => !isThisOne);
  return (
    <>
      <section className={`${box.box} no-print`} aria-labelledby="logins">
        <h2 id="logins" ref={heading} tabIndex={-1}>
          Where you are logged in
        </h2>
        {state === 'loading' && (
          <div className={styles.address}>
            <Status kind="loading">Loading where you are logged in…</Status>
          </div>
        )}
        {state === 'failed' && (
          <Status kind="failed" appears action={<Button onClick={again}>Try again</Button>}>
            We could not load where you are logged in.
          </Status>
        )}
        {state === 'ready' && (
          <>
            <p>
              {isHosted
                ? hostedWords
                : hasOthers
                  ? 'If you do not know one of these, log out there and change your password. It can take a day until we see that a device was used.'
                  : 'You are logged in on this device only.'}
            </p>
            <ul className={styles.rows} ref={rows}>
              {logins.map((login) => (
                <li key={login.id} className={styles.head}>
                  <div>
                    <h3>
                      <span>{login.isThisOne ? loginName(login, [login]) : loginName(login, logins)}</span>{' '}
                      {login.isThisOne && <Badge>This device</Badge>}
                    </h3>
                    <p>{loginFacts(login, now)}</p>
                  </div>
                  {!login.isThisOne && (
                    <Button
                      size="small"
                      busy={
                        work !== null && work !== 'others' && work.id === login.id
                          ? 'Logging out…'
                          : undefined
                      }
                      onClick={({ currentTarget }) => void end(login, currentTarget)}
                    >
                      Log out<span className="visually-hidden">{` ${loginName(login, logins)}`}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {state === 'ready' && (hasOthers || isHosted) && (
          <div className={box.buttons}>
            <Button
              busy={work === 'others' ? 'Logging out…' : undefined}
              onClick={({ currentTarget }) => void endOthers(currentTarget)}
            >
              Log out everywhere else
            </Button>
          </div>
        )}
        <OutcomeMessage outcome={outcome} />
      </section>
      {!isHosted && (
        <PasswordSection
          account={account}
          onChanged={() => {
            show(null);
            setLogins((all) => all.filter(({ isThisOne }) => isThisOne));
          }}
        />
      )}
    </>
  );
}
