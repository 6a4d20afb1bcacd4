import { SMTPServer } from 'smtp-server';

/**
 * Takes mails and delivers nothing.
 * @param onMail called with each recipient and the source, before the mail is confirmed. @param delay before that, in milliseconds.
 */
export async function startMailSink(onMail, delay = 0) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString();
        for (const { address } of session.envelope.rcptTo) onMail(address, source);
        if (delay === 0) callback(null);
        else setTimeout(() => callback(null), delay);
      });
    },
  });
  server.on('error', () => {});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
