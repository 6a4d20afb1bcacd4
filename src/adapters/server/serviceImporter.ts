import { countOr0, fieldsOf } from '../../domain/records/parse';
import type { Identity } from '../../ports/identity';
import {
  PlaceImporterError,
  type PlaceFile,
  type PlaceFindings,
  type PlaceImporter,
} from '../../ports/serviceImporter';
import type { ServerCall } from './serverCalls';

/** A long file on a slow line takes a while. In milliseconds. */
const patience = 120_000;

const codes: Record<string, PlaceImporterError['code']> = {
  'invalid-request': 'invalid',
  'too-large': 'too-large',
  unavailable: 'not-done',
  'list-changed': 'not-done',
  'disk-full': 'not-done',
  'disk-failed': 'not-done',
  'data-damaged': 'not-done',
};

/** Brings in places through the app's own server. */
export function createServerPlaceImporter({
  call,
  identity,
}: {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}): PlaceImporter {
  async function post(file: PlaceFile, options: object): Promise<PlaceFindings & { stored: boolean }> {
    try {
      const token = (await identity.idToken()) ?? undefined;
      const answer = await call('POST', '/api/services', {
        token,
        body: { ...file, ...options },
        patience,
        anyFailure: true,
      });
      if (!answer.ok) {
        // A server in trouble that does not say that nothing was done counts as one that did not answer.
        const code = codes[answer.code] ?? (answer.status < 500 ? 'permission' : 'unreachable');
        throw new PlaceImporterError(code, answer.error ?? null);
      }
      const fields = fieldsOf(answer.body);
      if (!Array.isArray(fields?.['refused'])) throw new PlaceImporterError('unreachable');
      return {
        ...(answer.body as PlaceFindings & { stored: boolean }),
        moreRefused: countOr0(fields['moreRefused']),
      };
    } catch (error) {
      if (error instanceof PlaceImporterError) throw error;
      throw new PlaceImporterError('unreachable', null, { cause: error });
    }
  }

  return {
    check: (file) => post(file, { dryRun: true }),
    async bringIn(file, checkedAgainst) {
      const findings = await post(file, { dryRun: false, leaveOutRefused: true, checkedAgainst });
      if (!findings.stored) throw new PlaceImporterError('invalid');
      return findings;
    },
  };
}
