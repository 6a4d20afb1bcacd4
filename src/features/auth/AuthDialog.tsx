import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { SelectField } from '../../components/SelectField/SelectField';
import { Status } from '../../components/Status/Status';
import { TextField } from '../../components/TextField/TextField';
import { nameHint, nameQuestion } from '@/shared/domain/users/personName';
import { roleLabels } from '@/shared/domain/users/user';
import { passwordRules } from '@/shared/domain/auth/validation';
import type { AuthOutcome } from './authenticate';
import styles from './AuthDialog.module.css';
import { useAuthForm, type AuthMode } from './useAuthForm';

export interface AuthDialogProps {
  /** The first mode; the person can switch. */
  mode: AuthMode;
  /** Explains why a login is needed; null when the person opened the dialog. */
  line: string | null;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  /** The element to focus at the end, where it is not the opener. */
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
  onDone: (outcome: AuthOutcome, mode: AuthMode) => void;
}

const titles: Record<AuthMode, string> = { login: 'Login', register: 'Register' };
const switches: Record<AuthMode, string> = {
  login: 'Create an account',
  register: 'Already have an account?',
};
const offeredRoles = (['user', 'admin'] as const).map((role) => ({ value: role, label: roleLabels[role] }));

/** Login and Register in one dialog. Esc closes it, Enter in the password field sends it. */
export function AuthDialog({
  mode: initialMode,
  line,
  opener,
  focusAfter,
  onClose,
  onDone,
}: AuthDialogProps) {
  const dialog = useAuthForm(initialMode, onDone, onClose);
  const { form, mode, codeGone } = dialog;
  const announce = useAnnounce();
  const emailField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (codeGone) announce('This site has been updated. Press Reload to go on.', { urgent: true });
  }, [announce, codeGone]);

  const switchMode = () => {
    dialog.switchMode();
    announce(titles[mode === 'login' ? 'register' : 'login']);
    emailField.current?.focus();
  };

  return (
    <Dialog
      open
      title={titles[mode]}
      description={mode === initialMode ? line : null}
      opener={opener}
      focusAfter={focusAfter}
      onClose={onClose}
      onSubmit={() => void dialog.submit()}
      below={
        <div className={styles.others}>
          <Button kind="quiet" onClick={switchMode}>
            {switches[mode]}
          </Button>
          {mode === 'login' && (
            <a className="alone" href="/reset-password" onClick={dialog.keepForReset}>
              Forgotten your password?
            </a>
          )}
        </div>
      }
      actions={
        <>
          <Button
            kind="main"
            type="submit"
            busy={form.busy ? (mode === 'login' ? 'Logging in…' : 'Registering…') : undefined}
          >
            {titles[mode]}
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      {codeGone && (
        <Status
          kind="warning"
          action={
            <Button kind="plain" onClick={() => void dialog.reload()}>
              Reload
            </Button>
          }
        >
          This site has been updated. Press Reload to go on: your email stays, your password does not.
        </Status>
      )}
      <TextField
        ref={emailField}
        label="Email"
        hint="For example name@example.com"
        type="email"
        name="email"
        autoComplete={mode === 'login' ? 'username' : 'email'}
        {...form.field('email')}
      />
      <PasswordField
        key={mode}
        label="Password"
        name="password"
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        rules={
          mode === 'register'
            ? passwordRules.map(({ id, label, isMet }) => ({ id, label, met: isMet(form.values.password) }))
            : []
        }
        {...form.field('password')}
      />
      {mode === 'register' && (
        <>
          <TextField
            label={nameQuestion}
            hint={nameHint}
            optional
            name="name"
            autoComplete="name"
            {...form.field('name')}
          />
          <SelectField label="Role" name="role" options={offeredRoles} {...form.field('role')} />
        </>
      )}
    </Dialog>
  );
}
