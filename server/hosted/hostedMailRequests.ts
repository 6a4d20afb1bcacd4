import type { Actor } from '../identity/actor';
import { requestsKept, type MailAnswer, type MailRequests } from '../mail/mailRequests';
import type { Firestore } from './firestore';

/** Longer than any mail server is waited for, in milliseconds. */
const timeout = 75_000;

/**
 * The requests as documents `mailRequests/{uid}~{key}` and their answers as `mailAnswers/{uid}~{key}`. Both are written
 * once and never changed: the rules see to it. A policy of the database removes them after `expiresAt`.
 */
export function createHostedMailRequests(firestore: Firestore): MailRequests {
  const nameOf = ({ uid }: Actor, key: string) => `${uid}~${key}`;
  return {
    timeout,
    async find(actor, key) {
      const name = nameOf(actor, key);
      const request = await firestore.get(`mailRequests/${name}`, actor.token);
      if (!request) return null;
      const answer = await firestore.get(`mailAnswers/${name}`, actor.token);
      return {
        fingerprint: String(request['fingerprint']),
        beganAt: Number(request['beganAt']),
        answer: answer && (JSON.parse(String(answer['answer'])) as MailAnswer),
      };
    },
    begin: (actor, key, fingerprint, now) =>
      firestore.create(
        `mailRequests/${nameOf(actor, key)}`,
        { fingerprint, beganAt: now, expiresAt: new Date(now + requestsKept) },
        actor.token,
      ),
    async settle(actor, key, answer, now) {
      const expiresAt = new Date(now + requestsKept);
      const fields = { answer: JSON.stringify(answer), expiresAt };
      await firestore.create(`mailAnswers/${nameOf(actor, key)}`, fields, actor.token);
    },
    // A policy of the database does it.
    tidy: () => {},
  };
}
