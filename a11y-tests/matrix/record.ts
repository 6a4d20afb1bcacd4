import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { AxeAnswer } from '../support/audit';
import type { CheckId } from './checks';
import type { Cell } from './cells';
import type { Visit } from './visits';

/** One check in one cell. */
export interface Look {
  check: CheckId;
  theme: string;
  width: number;
  /** What is wrong, one line each; none when all is well. */
  findings: string[];
}

/** All that was seen in one visit: what the report is made from. */
export interface VisitRecord {
  screen: string;
  state: string;
  about: string;
  viewer: string;
  /** Whether the built product was looked at, or a story where nothing brings the product to this state. */
  at: 'product' | 'story';
  looks: Look[];
  /** axe's rules: in how many cells each was kept, broken or left undecided. */
  rules: Record<string, { passed: number; failed: number; undecided: number }>;
  shots: { theme: string; width: number; file: string }[];
}

/** Under this name a test hands its record to the report. */
export const recordName = 'visit record';

/** Keeps what one visit sees and lets the test fail for each finding, without stopping at the first. */
export class Recorder {
  readonly record: VisitRecord;
  readonly #info: TestInfo;

  constructor({ screen, state, viewer, at }: Visit, info: TestInfo) {
    const where = 'story' in at ? 'story' : 'product';
    this.record = {
      screen: screen.id,
      state: state.id,
      about: state.about,
      viewer,
      at: where,
      looks: [],
      rules: {},
      shots: [],
    };
    this.#info = info;
  }

  /** Notes one look; each finding fails the test. */
  note(check: CheckId, { theme, width }: Pick<Cell, 'theme' | 'width'>, findings: string[]): void {
    this.record.looks.push({ check, theme: theme.name, width, findings });
    expect.soft(findings, `${check}, ${theme.name}, ${width} px`).toEqual([]);
  }

  /** Notes what axe said. */
  noteAxe(cell: Pick<Cell, 'theme' | 'width'>, { violations, passed, undecided }: AxeAnswer): void {
    this.note(
      'axe',
      cell,
      violations.map(({ text }) => text),
    );
    const count = (rules: Iterable<string>, outcome: 'passed' | 'failed' | 'undecided') => {
      for (const rule of rules)
        (this.record.rules[rule] ??= { passed: 0, failed: 0, undecided: 0 })[outcome] += 1;
    };
    count(passed, 'passed');
    count(undecided, 'undecided');
    count(new Set(violations.map(({ rule }) => rule)), 'failed');
  }

  /** Takes a picture for the report, where one is being made. */
  async shoot(page: Page, { theme, width }: Pick<Cell, 'theme' | 'width'>): Promise<void> {
    const folder = process.env.A11Y_SHOTS;
    if (!folder) return;
    const { screen, state, viewer } = this.record;
    const file = `${screen}-${state}-${viewer}-${theme.name.replaceAll(' ', '-')}-${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 50 });
    this.record.shots.push({ theme: theme.name, width, file });
  }

  /** Attaches the record to the test. */
  async end(): Promise<void> {
    await this.#info.attach(recordName, {
      body: JSON.stringify(this.record),
      contentType: 'application/json',
    });
  }
}
