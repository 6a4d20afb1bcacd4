import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { phone } from '../phone.mjs';

const addresses = { user: 'margaret@example.org', admin: 'admin@example.org' };

/** An appointment of next week, so that the profile has a first card where data is shared. */
async function book({ address, password }, email) {
  const send = async (path, body, token) => {
    // A login is a new session; an appointment has its name already.
    const method = token ? 'PUT' : 'POST';
    const response = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        origin: address,
        'content-type': 'application/json',
        ...sessionHeaders(token),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
    const answer = await response.json();
    keepCookie(answer, response.headers.getSetCookie());
    return answer;
  };
  const { token } = await send('identity/session', { email, password });
  const hour = 60 * 60 * 1000;
  const start = Math.ceil(Date.now() / hour) * hour + 7 * 24 * hour;
  const record = {
    id: 'walk',
    title: 'Walk',
    start: new Date(start).toISOString(),
    end: new Date(start + hour).toISOString(),
    location: 'Park',
    description: 'Bring water.',
    allDay: false,
    userId: email,
  };
  await send('appointments/walk', { record, overlapAgreed: true }, token);
}

/** Logs a sample person in. @returns what a browser keeps of it: nothing that was read from the server since. */
export async function logIn(browser, app, who, data) {
  const email = addresses[who];
  if (data === 'server' && who === 'user') await book(app, email);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${app.address}/?auth=login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(app.password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  // In `local`, the examples are stored after that.
  await page.waitForTimeout(2000);
  const state = await context.storageState();
  await context.close();
  const origins = state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => !name.startsWith('ageBetter.shared.')),
  }));
  return { ...state, origins };
}
