import { sharedDeviceMinutes } from '@/shared/domain/auth/sharedSession';
import { escapeHtml as text } from '@/shared/domain/text/escapeHtml';
import type { FormPage } from './linkPage';

/** A field of the form to log in. */
export type LoginField = 'email' | 'password';

/** An error of a form: of a field, or of all of it. */
export interface LoginError {
  field: LoginField | null;
  text: string;
}

/** The contents of the page with the form. */
export interface LoginPageOptions {
  status?: number;
  /** The target of the form. */
  action: string;
  /** The address of this site that comes next. */
  next: string;
  /** The earlier input. A password is never sent back. */
  email?: string;
  /** The user's answer whether the computer is shared, if any. */
  use?: string | null;
  /** True if people are asked whose device it is. */
  asksForDevice: boolean;
  /** After how many minutes without use a login on a shared computer ends. */
  minutes?: number;
  errors?: readonly LoginError[];
}

/** The names of the tokens are those of the theme, and the look that of its fields. */
const styles = `@layer components {
  .reminder-page .login { display: grid; gap: var(--space-5); inline-size: 100%; max-inline-size: 30rem; grid-template-columns: minmax(0, 1fr); justify-items: start; }
  .login-field { display: grid; gap: var(--space-2); inline-size: 100%; grid-template-columns: minmax(0, 1fr); }
  .login-field[data-state='error'] { border-inline-start: 0.3125rem solid var(--danger); padding-inline-start: min(0.9375rem, 4vi); }
  .login-field label, .login legend { font-weight: var(--weight-label); }
  .login-field .hint { color: var(--text-soft); font-size: var(--size-small); }
  .login-field .error { color: var(--danger-text); font-weight: var(--weight-label); }
  .login-field input {
    inline-size: 100%; min-inline-size: 0; min-block-size: var(--target-main);
    border: var(--border-width) solid var(--border); border-radius: var(--radius);
    padding: var(--space-2) min(1rem, 4vi);
    background: var(--surface-field); color: var(--text); font: inherit;
    scroll-margin-block: min(9rem, 35vb) 1rem;
  }
  .login-field input[aria-invalid='true'] { border: 3px solid var(--danger); }
  .login fieldset { display: grid; gap: var(--space-2); border: 0; margin: 0; padding: 0; min-inline-size: 0; }
  .login fieldset label { display: flex; align-items: center; gap: var(--space-3); min-block-size: var(--target-main); }
  .login fieldset input { flex: none; inline-size: 1.75rem; block-size: 1.75rem; margin: 0; accent-color: var(--action); }
  .login-errors {
    inline-size: 100%; border: 2px solid var(--danger); border-inline-start-width: 0.5rem; border-radius: var(--radius);
    padding: min(var(--space-4), 4vi); background: var(--danger-surface); color: var(--text);
  }
  .login-errors h2 { font-size: var(--size-h3); }
  .login-errors a { display: inline-grid; align-content: center; min-block-size: var(--target); color: var(--danger-text); font-weight: var(--weight-label); }
  .login-more { display: grid; gap: var(--space-3); grid-template-columns: minmax(0, 1fr); }
  .login-more a { display: inline-grid; align-content: center; min-block-size: var(--target); }
}`;

/** All that is wrong, linked to its fields; it has the focus when the page opens. */
function summaryOf(errors: readonly LoginError[]): string[] {
  if (errors.length === 0) return [];
  const items = errors.map(({ field, text: words }) =>
    field ? `<li><a href="#${field}">${text(words)}</a></li>` : `<li>${text(words)}</li>`,
  );
  return [
    '<div class="login-errors" role="group" aria-labelledby="errors-title" tabindex="-1" autofocus>',
    `<h2 id="errors-title">There is a problem</h2><ul>${items.join('')}</ul></div>`,
  ];
}

/** A field with what helps before the answer, and what is wrong with it. */
function fieldOf(
  name: LoginField,
  { label, hint, attributes, error }: { label: string; hint?: string; attributes: string; error?: string },
): string {
  const described = [...(error ? [`${name}-error`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ');
  return [
    `<div class="login-field"${error ? ' data-state="error"' : ''}><label for="${name}">${label}</label>`,
    ...(error
      ? [`<p class="error" id="${name}-error"><span class="visually-hidden">Error: </span>${text(error)}</p>`]
      : []),
    ...(hint ? [`<p class="hint" id="${name}-hint">${hint}</p>`] : []),
    `<input id="${name}" name="${name}" ${attributes}${error ? ' aria-invalid="true"' : ''}`,
    `${described ? ` aria-describedby="${described}"` : ''}></div>`,
  ].join('');
}

/** Asks whose device it is. Unanswered, it counts as in the dialog that asks: nothing changes. */
function deviceQuestion(minutes: number, use: string | null): string {
  const choice = (value: string, words: string) =>
    `<label><input type="radio" name="device" value="${value}"${use === value ? ' checked' : ''}><span>${words}</span></label>`;
  return [
    '<fieldset aria-describedby="device-hint"><legend>Is this your own device?</legend>',
    `<p id="device-hint">On your own device you stay logged in. On a shared computer, such as one in a library, we log you out when nobody uses it for ${minutes} minutes. You need not answer.</p>`,
    choice('own', 'This is my own device'),
    choice('shared', 'This is a shared computer'),
    '</fieldset>',
  ].join('');
}

/** The page on which people log in without scripts, and while the code of the product's own pages has not come. */
export function loginPage(options: LoginPageOptions): FormPage {
  const { status = 200, action, next, email = '', use = null, asksForDevice, errors = [] } = options;
  const wrong = (field: LoginField) => errors.find((one) => one.field === field)?.text;
  const [emailError, passwordError] = [wrong('email'), wrong('password')];
  return {
    status,
    title: errors.length > 0 ? 'Error: Login' : 'Login',
    styles: [styles],
    main: [
      '<h1>Login</h1>',
      ...summaryOf(errors),
      `<form class="login" method="post" action="${text(action)}" novalidate>`,
      `<input type="hidden" name="next" value="${text(next)}">`,
      // Sent by a browser that runs no code, and by no other.
      '<noscript><input type="hidden" name="code" value="none"></noscript>',
      fieldOf('email', {
        label: 'Email',
        hint: 'For example name@example.com',
        attributes: `type="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${text(email)}"`,
        ...(emailError !== undefined && { error: emailError }),
      }),
      fieldOf('password', {
        label: 'Password',
        attributes: 'type="password" autocomplete="current-password"',
        ...(passwordError !== undefined && { error: passwordError }),
      }),
      ...(asksForDevice ? [deviceQuestion(options.minutes ?? sharedDeviceMinutes, use)] : []),
      '<button type="submit">Login</button>',
      '</form>',
      '<div class="login-more"><h2>Are you new here, or did you forget your password?</h2>',
      '<p>To make an account or choose a new password, you need JavaScript. Please turn it on in your browser. Then press Register on the home page, or choose a new password.</p>',
      '<ul><li><a href="/">Go to the home page</a></li><li><a href="/reset-password">Choose a new password</a></li></ul>',
      '<p>You can also call My Aged Care on <a href="tel:1800200422">1800 200 422</a>.</p></div>',
    ],
  };
}
