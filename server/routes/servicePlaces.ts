import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuditAction } from '@/shared/domain/admin/audit';
import type { Audit } from '../audit/audit';
import {
  editablePlace,
  placeList,
  placeOrder,
  placeParams as params,
  placeVersion,
  placeWrite,
} from '@/shared/contract/schemas/services';
import { refusal } from '@/shared/contract/schemas/common';
import { logFailure } from '../http/storageError';
import type { FindActor } from '../identity/actor';
import type { PlaceEdit, PlaceEdits } from '../services/placeEdits';
import { requireAdministrator } from './administrator';
import {
  addPlace,
  changePlace,
  listPlaces,
  restorePlace,
  retirePlace,
} from '@/shared/contract/operations/places';

/** The options of the routes of single places. */
export interface ServicePlacesOptions {
  findActor: FindActor;
  audit: Audit;
  editPlaces: PlaceEdits;
  /** Milliseconds since 1970. */
  now: () => number;
}

const edited = { 200: editablePlace, '4xx': refusal, '5xx': refusal };

/**
 * Single places, for administrators:
 *
 * | Request                                | Answer                                                     |
 * | -------------------------------------- | ---------------------------------------------------------- |
 * | GET /api/services/places               | 200 all of them, with checks and retired ones              |
 * | POST /api/services/places              | 200 the new place; 400 with `problems` by field            |
 * | PUT /api/services/places/:id           | 200 the place; 400 as above; 409 with `current`; 404       |
 * | DELETE /api/services/places/:id        | 200 the place, retired; 409; 404                           |
 * | POST /api/services/places/:id/restore  | 200 the place, on the list again; 409; 404                 |
 *
 * Each may be asked for again after an answer was lost: nothing is done twice.
 */
export const servicePlacesRoutes: FastifyPluginAsyncZod<ServicePlacesOptions> = async (app, options) => {
  const { findActor, audit, editPlaces, now } = options;
  const rightFor = requireAdministrator(app, findActor);
  type Asked = Parameters<typeof rightFor>[0];

  /** Writes it down, and gives the answer. */
  async function done(request: Asked, what: AuditAction, { place, stored }: PlaceEdit) {
    if (stored) {
      // It is stored, whether or not that could be recorded.
      await audit
        .record(rightFor(request).actor, what, 1, now(), `${place.name} (number ${place.id})`)
        .catch((error: unknown) => logFailure(request.log, error, 'a changed place was not written down'));
    }
    return place;
  }

  app.get(
    listPlaces.url,
    {
      schema: {
        response: {
          200: placeList,
          '4xx': refusal,
          '5xx': refusal,
        },
      },
    },
    async () => editPlaces.list(),
  );
  app.post(addPlace.url, { schema: { body: placeOrder, response: edited } }, async (request) =>
    done(request, 'service-added', await editPlaces.add(rightFor(request), request.body)),
  );
  app.put(changePlace.url, { schema: { params, body: placeWrite, response: edited } }, async (request) => {
    const { id } = request.params;
    const { version: known, ...asked } = request.body;
    return done(request, 'service-changed', await editPlaces.change(rightFor(request), id, known, asked));
  });
  app.delete(
    retirePlace.url,
    { schema: { params, querystring: placeVersion, response: edited } },
    async (request) => {
      const { id } = request.params;
      return done(
        request,
        'service-retired',
        await editPlaces.retire(rightFor(request), id, request.query.version),
      );
    },
  );
  app.post(
    restorePlace.url,
    { schema: { params, body: placeVersion, response: edited } },
    async (request) => {
      const { id } = request.params;
      return done(
        request,
        'service-restored',
        await editPlaces.restore(rightFor(request), id, request.body.version),
      );
    },
  );
};
