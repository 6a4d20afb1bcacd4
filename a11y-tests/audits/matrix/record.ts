import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { AxeAnswer } from '../../support/audit';
import type { DataMode } from '../../states/screenState';
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

/** All results of one visit: the report's input. */
export interface VisitRecord {
  screen: string;
  state: string;
  about: string;
  viewer: string;
  data: DataMode;
  /** Whether the built product was audited, or a story where the product cannot be brought to this state. */
  at: 'product' | 'story';
  /** The address in the product, or the story's id. */
  address: string;
  looks: Look[];
  /** axe's rules: in how many cells each passed, failed or was incomplete. */
  rules: Record<string, { passed: number; failed: number; undecided: number }>;
  /** Where axe could not decide; older runs only say how often. */
  undecided?: { rule: string; theme: string; width: number }[];
  shots: { theme: string; width: number; file: string }[];
}

/** The name of the attachment that carries a test's record to the report. */
export const recordName = 'visit record';

/** Collects the results of one visit, and fails the test for each finding without stopping at the first. */
export class Recorder {
  readonly record: VisitRecord;
  readonly #info: TestInfo;

  constructor({ screen, state, viewer, data, at }: Visit, info: TestInfo) {
    const where = 'story' in at ? 'story' : 'product';
    this.record = {
      screen: screen.id,
      state: state.id,
      about: state.about,
      viewer,
      data,
      at: where,
      address: 'story' in at ? at.story : at.address,
      looks: [],
      rules: {},
      shots: [],
    };
    this.#info = info;
  }

  /** Records one check; each finding fails the test. */
  note(check: CheckId, { theme, width }: Pick<Cell, 'theme' | 'width'>, findings: string[]): void {
    this.record.looks.push({ check, theme: theme.name, width, findings });
    expect.soft(findings, `${check}, ${theme.name}, ${width} px`).toEqual([]);
  }

  /** Records axe's results. */
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
    for (const rule of undecided)
      (this.record.undecided ??= []).push({ rule, theme: cell.theme.name, width: cell.width });
    count(new Set(violations.map(({ rule }) => rule)), 'failed');
  }

  /** Takes a screenshot for the report, if one is being made. */
  async shoot(page: Page, { theme, width }: Pick<Cell, 'theme' | 'width'>): Promise<void> {
    const folder = process.env.A11Y_SHOTS;
    if (!folder) return;
    const { screen, state, viewer, data } = this.record;
    const file = `${screen}-${state}-${viewer}-${data}-${theme.name.replaceAll(' ', '-')}-${width}.jpg`;
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
