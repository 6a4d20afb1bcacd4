import type { Plugin } from 'vite';

/** A text that a file has once, and what takes its place. */
interface Replaced {
  in: string;
  find: string;
  put: string;
}

export function withFault(source: string, fault: Replaced): string;
export function seedFault(): Plugin;
