const cookies = new Map();

export function keepCookie(body, setCookie) {
  const token = body?.token;
  if (typeof token !== 'string') return;
  const cookie = setCookie.find((one) => /^(__Host-)?session=[^;]/.test(one))?.split(';')[0];
  if (cookie !== undefined) cookies.set(token, cookie);
}

export function sessionHeaders(token) {
  if (token === undefined) return {};
  const cookie = cookies.get(token);
  return { authorization: `Bearer ${token}`, ...(cookie !== undefined && { cookie }) };
}
