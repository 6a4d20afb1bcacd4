/**
 * Returns true where this browser accepts cookies for the site. Chromium claims that even where a person has blocked
 * them in its settings: so one is written, and removed at once.
 */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  document.cookie = 'kept=yes; SameSite=Strict';
  const isKept = document.cookie.includes('kept=yes');
  document.cookie = 'kept=; SameSite=Strict; Max-Age=0';
  return isKept;
}
