import { z } from 'zod';
import { importFields } from '../../domain/serviceImport/importFields';
import { isTimeZone } from '../../domain/services/parseOpeningHours';
import { checkedFields } from '../../domain/services/placeChecks';
import { serviceTypes } from '../../domain/services/serviceLocation';
import { states } from '../../domain/services/states';

/**
 * A service file. `dryRun` only checks; `leaveOutRefused` imports the valid rows although others are refused.
 */
export const servicesImport = z.object({
  format: z.enum(['csv', 'json']),
  content: z.string(),
  dryRun: z.boolean().default(true),
  leaveOutRefused: z.boolean().default(false),
  /** The use of columns, by their names in the check; '': not used. Others follow their names. */
  columns: z.record(z.string().max(300), z.enum(['', ...importFields])).optional(),
  /** The defaults for rows without a value. */
  defaults: z
    .object({
      type: z.enum(serviceTypes).optional(),
      state: z.enum(states).optional(),
      timezone: z.string().max(100).refine(isTimeZone, 'There is no such time zone.').optional(),
    })
    .optional(),
  /** The `list` of the answer to the check. */
  checkedAgainst: z.string().max(50).optional(),
});

const importedRow = z.object({ row: z.number(), name: z.string(), reason: z.string() });

/** The contents of the file, and whether it is now the list in use. */
export const servicesImported = z.object({
  stored: z.boolean(),
  /** The version of the list in use when the file was checked. */
  list: z.string(),
  accepted: z.number(),
  /** How the file differs from the list in use; everything is added where the samples are in use. */
  added: z.number(),
  changed: z.number(),
  gone: z.number(),
  /** In the file, but retired here: they stay off the list. */
  retired: z.number(),
  /** The first places that go, change and come, and how many more there are. */
  changes: z.array(
    z.object({
      name: z.string(),
      suburb: z.string(),
      what: z.enum(['gone', 'changed', 'added']),
      fields: z.array(z.enum([...checkedFields, 'assured_date'])),
    }),
  ),
  moreChanges: z.number(),
  /** The first refused rows, and how many more there are. */
  refused: z.array(importedRow),
  moreRefused: z.number(),
  /** The first rows that are imported with something that is not sure, and how many more there are. */
  noted: z.array(importedRow),
  moreNoted: z.number(),
  /** The columns of a table, or the properties of GeoJSON, and the use of each. */
  columns: z.array(
    z.object({
      name: z.string(),
      /** A field; '': it is not used. */
      use: z.enum(['', ...importFields]),
      /** The column whose text comes before its own. */
      with: z.string(),
      /** The column that counts where it is filled. */
      after: z.string(),
      example: z.string(),
    }),
  ),
  moreColumns: z.number(),
  /** The fields without which no row can be a place, and which no column holds. */
  missing: z.array(z.enum(importFields)),
});

/** A place as administrators see it: the fields of a service location, who checked them, and its version. */
export const editablePlace = z.looseObject({ id: z.number(), name: z.string(), version: z.string() });

/** All places, also the retired ones. `sample`: they are the samples of a new site. */
export const placeList = z.object({ sample: z.boolean(), places: z.array(editablePlace) });

/** A place, by its number. */
export const placeParams = z.object({ id: z.coerce.number().int().positive() });

/** The version that was seen: nothing is written over what came after it. */
export const placeVersion = z.object({ version: z.string().max(50) });

/** The new values of a place, by field, and which of them were checked. */
export const placeOrder = z.object({
  fields: z.record(z.string().max(50), z.string().max(10_000)),
  checked: z.array(z.enum(checkedFields)).max(checkedFields.length),
});

/** A change of the place that was seen. */
export const placeWrite = placeOrder.extend(placeVersion.shape);
