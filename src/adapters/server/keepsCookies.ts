/**
 * Whether this browser keeps cookies for the site. Chromium says that it does also where a person has refused them in its settings:
 * so one is written, and taken away at once.
 */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  document.cookie = 'kept=yes; SameSite=Strict';
  const isKept = document.cookie.includes('kept=yes');
  document.cookie = 'kept=; SameSite=Strict; Max-Age=0';
  return isKept;
}
