import type { ErrorCode } from '@/shared/contract/errorCodes';
import { countOr0, fieldsOf } from '@/shared/domain/records/parse';
import type { FileColumn } from '@/shared/domain/serviceImport/fileColumns';
import type { ImportField } from '@/shared/domain/serviceImport/importFields';
import type { PlaceChange } from '@/shared/domain/serviceImport/serviceImport';
import type { Identity } from '../../ports/identity';
import {
  ServiceImporterError,
  type PlaceFile,
  type ImportFindings,
  type ServiceImporter,
} from '../../ports/serviceImporter';
import type { ServerCall } from './serverCalls';
import { importServices } from '@/shared/contract/operations/places';

/** Long files on slow connections take a while. In milliseconds. */
const timeout = 120_000;

const codes: Partial<Record<ErrorCode | '', ServiceImporterError['code']>> = {
  'invalid-request': 'invalid',
  'too-large': 'too-large',
  unavailable: 'not-done',
  'list-changed': 'not-done',
  'disk-full': 'not-done',
  'disk-failed': 'not-done',
  'data-damaged': 'not-done',
};

/** Returns a list of an answer. An earlier version of the server sends none. */
const listOf = <T>(value: unknown) => (Array.isArray(value) ? (value as T[]) : []);

/** Imports services through the app's own server. */
export function createServerServiceImporter({
  call,
  identity,
}: {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}): ServiceImporter {
  async function post(file: PlaceFile, options: object): Promise<ImportFindings & { stored: boolean }> {
    try {
      const token = (await identity.idToken()) ?? undefined;
      const answer = await call(
        importServices,
        { body: { ...file, ...options } },
        { token, timeout, anyFailure: true },
      );
      if (!answer.ok) {
        // A 5xx counts as no answer unless it says that nothing was done.
        const code = codes[answer.code] ?? (answer.status < 500 ? 'permission' : 'unreachable');
        throw new ServiceImporterError(code, answer.error ?? null);
      }
      const fields = fieldsOf(answer.body);
      if (!Array.isArray(fields?.['refused']) || !Array.isArray(fields['noted']))
        throw new ServiceImporterError('unreachable');
      return {
        ...(answer.body as ImportFindings & { stored: boolean }),
        moreRefused: countOr0(fields['moreRefused']),
        moreNoted: countOr0(fields['moreNoted']),
        columns: listOf<FileColumn>(fields['columns']),
        moreColumns: countOr0(fields['moreColumns']),
        missing: listOf<ImportField>(fields['missing']),
        changes: listOf<PlaceChange>(fields['changes']),
        moreChanges: countOr0(fields['moreChanges']),
      };
    } catch (error) {
      if (error instanceof ServiceImporterError) throw error;
      throw new ServiceImporterError('unreachable', null, { cause: error });
    }
  }

  return {
    check: (file) => post(file, { dryRun: true }),
    async bringIn(file, checkedAgainst) {
      const findings = await post(file, { dryRun: false, leaveOutRefused: true, checkedAgainst });
      if (!findings.stored) throw new ServiceImporterError('invalid');
      return findings;
    },
  };
}
