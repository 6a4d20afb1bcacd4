import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportFileName, exportFormatNames, exportFormats } from '@/shared/domain/services/exportFormats';
import { dayOf } from '@/shared/domain/text/dates';
import type { Audit } from '../audit/audit';
import { packed } from '../http/schemas';
import { refusal } from '@/shared/contract/schemas/common';
import { logFailure } from '../http/storageError';
import type { FindActor } from '../identity/actor';
import type { StoredServices } from '../services/storedServices';
import { requireAdministrator } from './administrator';
import { exportServices } from '@/shared/contract/operations/places';

/** The options of the export of places. */
export interface ServiceExportsOptions {
  findActor: FindActor;
  audit: Audit;
  places: StoredServices;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * GET /api/services/export?as=hsds|csv|geojson: administrators: 200 the places that people see, as a file that can be
 * imported again. Without the samples, names of people and other registers' ids.
 */
export const serviceExportsRoute: FastifyPluginAsyncZod<ServiceExportsOptions> = async (app, options) => {
  const { findActor, audit, places, now } = options;
  const rightFor = requireAdministrator(app, findActor);
  app.get(
    exportServices.url,
    {
      schema: {
        querystring: z.object({ as: z.enum(exportFormatNames) }),
        response: { 200: packed, '4xx': refusal, '5xx': refusal },
      },
    },
    async (request, reply) => {
      const { as } = request.query;
      const { type, make } = exportFormats[as];
      const current = await places.current();
      await audit
        .record(rightFor(request).actor, 'services-exported', current.length, now())
        .catch((error: unknown) => logFailure(request.log, error, 'an export was not written down'));
      const moment = new Date(now());
      const name = exportFileName(as, dayOf(moment));
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(make(current, moment)));
    },
  );
};
