import { z } from 'zod';

/** Any address that is not `/api`: a file, or a page for the browser's router. */
export const pageParams = z.object({ '*': z.string().max(2000) });

/** A response that was compressed before. */
export const packed = z.instanceof(Buffer);
