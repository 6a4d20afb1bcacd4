import type { FindActor } from '../identity/actor';
import type { ReplicatedState } from '../replicatedState/replicatedState';
import { createFirestore, type Firestore } from './firestore';
import { createGoogleTokens, type ReadToken } from './googleTokens';
import { createHostedActors } from './hostedActors';
import { createHostedAudit } from './hostedAudit';
import { createHostedMailLimit } from './hostedMailLimit';
import { createHostedMailRequests } from './hostedMailRequests';
import { createHostedUnsubscribed } from './hostedUnsubscribed';

/** What the server uses of the hosted services. */
export interface Hosted {
  findActor: FindActor;
  shared: ReplicatedState;
}

/** What {@link createHosted} needs. */
export interface HostedParts {
  readToken: ReadToken;
  firestore: Firestore;
  mailsPerHour: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The accounts of the identity service, and everything that several servers share, in the document database. */
export function createHosted({ readToken, firestore, mailsPerHour, now }: HostedParts): Hosted {
  return {
    findActor: createHostedActors({ readToken, firestore, now }),
    shared: {
      mailRequests: createHostedMailRequests(firestore),
      mailLimit: createHostedMailLimit(firestore, mailsPerHour),
      unsubscribed: createHostedUnsubscribed(firestore),
      audit: createHostedAudit(firestore),
    },
  };
}

/** The hosted services of a project at Google. */
export function openHosted(projectId: string, rest: Pick<HostedParts, 'mailsPerHour' | 'now'>): Hosted {
  return createHosted({
    readToken: createGoogleTokens(projectId),
    firestore: createFirestore(projectId),
    ...rest,
  });
}
