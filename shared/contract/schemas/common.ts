import { z } from 'zod';

/** The body of every error. */
export const refusal = z.object({ error: z.string(), code: z.string() });

/** An answer without a body. */
export const nothing = z.null();

/** The refusals of routes that say no more than that. */
export const refusals = { '4xx': refusal, '5xx': refusal };

/** It is done; there is nothing to say. */
export const done = z.object({});

/** It will be done, or there was nothing to do: the answer does not tell which. */
export const accepted = z.object({ status: z.literal('accepted') });

/** A sign of life. */
export const health = z.object({ status: z.literal('ok') });

/** Conditions that an operator should look at while the server still works. */
export const readiness = z.object({
  status: z.literal('ready'),
  warnings: z.array(z.enum(['mail-waits', 'backup-old'])),
});
