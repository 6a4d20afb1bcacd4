/** Each row: the rule that must speak, the file, and the code seeded in it. */
export const violations: [rule: string, file: string, source: string][] = [
  [
    'imports',
    'src/domain/a1.ts',
    `import { local } from '../adapters/local/one';\nexport const a = local;\n`,
  ],
  ['imports', 'src/domain/a2.ts', `import type { Port } from '../ports/port';\nexport type A = Port;\n`],
  ['imports', 'src/domain/a3.ts', `export const a = () => import('../features/home/Home');\n`],
  ['imports', 'src/ports/b1.ts', `import { local } from '../adapters/local/one';\nexport const b = local;\n`],
  ['imports', 'src/adapters/c1.ts', `import { seed } from '../seeds/seed';\nexport const c = seed;\n`],
  ['imports', 'src/seeds/d1.ts', `import { word } from '../domain/word';\nexport const d = word;\n`],
  [
    'imports',
    'src/components/E1/E1.tsx',
    `import { word } from '../../domain/word';\nexport const E1 = () => <b>{word}</b>;\n`,
  ],
  [
    'imports',
    'src/components/E2/E2.tsx',
    `import type { Port } from '../../ports/port';\nexport type E = Port;\n`,
  ],
  ['imports', 'src/features/home/f1.ts', `import { auth } from '../auth/auth';\nexport const f = auth;\n`],
  ['imports', 'src/features/home/f2.ts', `import { app } from '../../app/app';\nexport const f = app;\n`],
  [
    'imports',
    'src/features/home/f3.ts',
    `import { seed } from '../../seeds/seed';\nexport const f = seed;\n`,
  ],
  [
    'imports',
    'src/features/home/f4.ts',
    `import { local } from '../../adapters/local/one';\nexport const f = local;\n`,
  ],
  ['imports', 'src/main.tsx', `import { local } from './adapters/local/one';\nexport const m = local;\n`],
  [
    'imports',
    'stories/g1.stories.tsx',
    `import { local } from '../src/adapters/local/one';\nexport const g = local;\n`,
  ],
  [
    'imports',
    'a11y-tests/h1.spec.ts',
    `import { word } from '../src/domain/word';\nexport const h = word;\n`,
  ],
  [
    'imports',
    'server/i1.ts',
    `import { local } from '../src/adapters/local/one';\nexport const i = local;\n`,
  ],
  ['imports', 'server/identity/i2.ts', `import type { Mail } from '../mail/mail';\nexport type I = Mail;\n`],
  ['packages', 'src/domain/j1.ts', `import { useState } from 'react';\nexport const j = useState;\n`],
  [
    'packages',
    'src/domain/j2.ts',
    `import { readFileSync } from 'node:fs';\nexport const j = readFileSync;\n`,
  ],
  [
    'packages',
    'src/features/home/k1.tsx',
    `import * as Dialog from '@radix-ui/react-dialog';\nexport const k = Dialog;\n`,
  ],
  [
    'packages',
    'src/components/K2/K2.tsx',
    `import { Link } from 'react-router-dom';\nexport const k = Link;\n`,
  ],
  [
    'packages',
    'src/features/home/k3.ts',
    `import maplibre from 'maplibre-gl';\nexport const k = maplibre;\n`,
  ],
  [
    'packages',
    'src/app/k4.ts',
    `import { initializeApp } from 'firebase/app';\nexport const k = initializeApp;\n`,
  ],
  [
    'packages',
    'server/data/k5.ts',
    `import Libsql from 'libsql';\nexport const k = new Libsql(':memory:').prepare('SELECT 1');\n`,
  ],
  ['packages', 'server/data/k6.ts', `import type Libsql from 'libsql';\nexport type K = Libsql.Database;\n`],
  [
    'packages',
    'server/data/k7.ts',
    `import { type Kysely, sql as raw } from 'kysely';\nexport const k = (one: Kysely<object>) => raw.table('a').execute(one);\n`,
  ],
  ['packages', 'server/data/k8.ts', `import * as kysely from 'kysely';\nexport const k = kysely.sql;\n`],
  ['packages', 'server/data/k9.ts', `export { sql } from 'kysely';\n`],
  ['globals', 'src/features/home/l1.ts', `export const l = () => localStorage.getItem('user');\n`],
  ['globals', 'src/app/l2.ts', `export const l = () => window.sessionStorage.length;\n`],
  ['globals', 'src/features/home/l3.ts', `export const l = () => fetch('/api/health');\n`],
  ['globals', 'src/features/home/l4.ts', `export const l = () => window.alert('Hello');\n`],
  ['globals', 'src/adapters/l5.ts', `export const l = () => confirm('Really?');\n`],
  ['globals', 'src/domain/l6.ts', `export const l = () => new Date();\n`],
  ['globals', 'src/domain/l7.ts', `export const l = () => Math.random();\n`],
  ['live-region', 'src/features/home/m1.tsx', `export const M = () => <p aria-live="polite">Saved</p>;\n`],
  ['live-region', 'src/components/Status/m2.tsx', `export const props = { 'aria-live': 'polite' };\n`],
  ['no-barrel', 'src/components/index.ts', `export { Good } from './Good/Good';\n`],
  ['no-barrel', 'src/domain/n2.ts', `export * from './word';\n`],
  [
    'import-then',
    'src/features/home/r1.ts',
    `export const r = () => import('./Home').then(({ Home }) => Home, () => null);\n`,
  ],
  [
    'no-waiting',
    'src/features/home/s1.test.ts',
    `import { vi } from 'vitest';\nexport const s = () => vi.waitFor(() => undefined);\n`,
  ],
  [
    'no-waiting',
    'server/s2.test.ts',
    `import { vi } from 'vitest';\nexport const s = () => vi.waitUntil(() => true, { timeout: 10_000 });\n`,
  ],
  [
    'no-waiting',
    'a11y-tests/s3.spec.ts',
    `import type { Page } from '@playwright/test';\nexport const s = (page: Page) => page.waitForTimeout(100);\n`,
  ],
  [
    'no-waiting',
    'a11y-tests/support/s4.ts',
    `export const s = () => new Promise((done) => setTimeout(done, 100));\n`,
  ],
  [
    'no-waiting',
    'server/s5.test.ts',
    `import { setTimeout as wait } from 'node:timers/promises';\nexport const s = () => wait(100);\n`,
  ],
  [
    'no-waiting',
    'server/s6.test.ts',
    `import { expect } from 'vitest';\nexport const s = (start: number) => expect(performance.now() - start).toBeLessThan(900);\n`,
  ],
  ['secure-context', 'src/adapters/local/t1.ts', `export const t = () => crypto.randomUUID();\n`],
  ['secure-context', 'src/app/t2.ts', `export const t = (navigator as Partial<Navigator>).locks;\n`],
  ['secure-context', 'src/adapters/t3.ts', `export const t = () => globalThis.navigator?.['storage'];\n`],
  ['secure-context', 'src/adapters/t4.ts', `export const t = () => 'serviceWorker' in navigator;\n`],
  ['secure-context', 'src/features/t5.ts', `export const t = ({ clipboard } = navigator) => clipboard;\n`],
  ['secure-context', 'src/adapters/t6.ts', `export const t = () => self.caches?.keys();\n`],
  ['secure-context', 'src/app/t7.ts', `export const t = () => caches.open('one');\n`],
  ['secure-context', 'src/app/t8.ts', `export const t = () => new Notification('Hello');\n`],
  ['no-cycle', 'src/domain/o1.ts', `import { p } from './o2';\nexport const o = () => p;\n`],
  ['no-default-export', 'src/domain/q1.ts', `const q = 1;\nexport default q;\n`],
];

/** Files that keep every rule: the linter must have nothing to say about them. */
export const good: [file: string, source: string][] = [
  ['src/domain/word.ts', `export const word = 'word';\n`],
  ['src/domain/o2.ts', `import { o } from './o1';\nexport const p = () => o;\n`],
  ['src/domain/text/dates.ts', `export const later = (now: Date) => new Date(now.getTime() + 1);\n`],
  [
    'src/ports/port.ts',
    `import type { word } from '../domain/word';\nexport interface Port {\n  name: typeof word;\n}\n`,
  ],
  [
    'src/adapters/local/one.ts',
    `import type { Port } from '../../ports/port';\nexport const local = (): Port | null => (localStorage.length > new Date().getDay() ? null : null);\n`,
  ],
  [
    'server/waits.test.ts',
    `import { expect, it } from 'vitest';\nit('waits', async () => {\n  await expect.poll(() => true).toBe(true);\n  await new Promise((next) => setTimeout(next));\n});\n`,
  ],
  ['src/adapters/system/secureContext.ts', `export const locks = () => navigator.locks;\n`],
  ['src/adapters/serviceWorker/keptFiles.ts', `export const kept = () => caches.keys();\n`],
  ['src/app/s.ts', `const caches = new Map();\nexport const s = [caches.size, navigator.onLine];\n`],
  ['src/busy.ts', `export const busy = 1;\n`],
  [
    'src/components/Good/wait.ts',
    `import { busy } from '../../busy';\nexport const wait = () => new Promise((done) => setTimeout(done, busy));\n`,
  ],
  ['src/adapters/memory/two.ts', `export const memory = 2;\n`],
  [
    'src/seeds/seed.ts',
    `import type { word } from '../domain/word';\nexport const seed: typeof word = 'word';\n`,
  ],
  [
    'src/components/Good/Good.tsx',
    `import * as Dialog from '@radix-ui/react-dialog';\nexport const Good = Dialog.Root;\n`,
  ],
  ['src/features/auth/auth.ts', `import { word } from '../../domain/word';\nexport const auth = word;\n`],
  [
    'src/features/auth/auth.test.ts',
    `import { expect, it } from 'vitest';\nimport { memory } from '../../adapters/memory/two';\nimport { seed } from '../../seeds/seed';\nimport { auth } from './auth';\nit('knows', () => {\n  expect([auth, memory, seed]).toHaveLength(3);\n});\n`,
  ],
  [
    'src/features/auth/names.ts',
    `export function names(fetch: () => string, options: { alert: string }) {\n  return fetch() + options.alert;\n}\n`,
  ],
  [
    'src/features/home/Home.tsx',
    `import { Good } from '../../components/Good/Good';\nexport const Home = Good;\n`,
  ],
  [
    'src/features/home/load.ts',
    `export const load = () =>\n  import('./Home').then(({ Home }) => Home).then(\n    (Page) => Page,\n    () => null,\n  );\n`,
  ],
  ['src/app/app.ts', `import { auth } from '../features/auth/auth';\nexport const app = auth;\n`],
  [
    'server/database/rows.ts',
    `import { sql } from 'kysely';\nimport type Libsql from 'libsql';\nexport type D = Libsql.Database;\nexport const one = sql.lit(1);\n`,
  ],
  [
    'server/data/rows.ts',
    `import type { Selectable } from 'kysely';\nexport type R = Selectable<{ a: string }>;\n`,
  ],
  [
    'server/data/rows.test.ts',
    `import { sql } from 'kysely';\nimport Libsql from 'libsql';\nimport { expect, it } from 'vitest';\nit('is', () => {\n  expect([sql, Libsql]).toHaveLength(2);\n});\n`,
  ],
  ['server/good.ts', `import { word } from '../src/domain/word';\nexport const good = word;\n`],
  [
    'server/identity/actor.ts',
    `import { good } from '../good';\nexport type Actor = string;\nexport const actor: Actor = good;\n`,
  ],
  [
    'server/mail/mail.ts',
    `import type { Actor } from '../identity/actor';\nexport interface Mail {\n  by: Actor;\n}\n`,
  ],
];
