import type { PdfUaCheck } from '@/testing/pdfUa';
import type { Evaluated, Outcome } from '../evaluate';
import { isOf } from '../machineAssertions';
import type { ManualPass } from '../manual';
import type { Results } from '../results';
import { outcomeWords, remarks, titleOf } from '../words';
import { chapters, type Chapter, type Clause } from './clauses';
import { outcomeOf, saidAbout, saidInWords } from './people';
import { ruleOf, type Rule } from './rules';

/** The result for a clause, and what it rests on. */
export interface ClauseResult {
  clause: Clause;
  /** `heading`: no result is asked for. */
  outcome: Outcome | 'heading';
  /** Why, and with which evidence, in sentences. */
  remarks: string;
}

/** A chapter with the results of its clauses. */
export interface JudgedChapter extends Chapter {
  results: ClauseResult[];
}

/** What the results of the clauses are derived from. */
export interface Gathered {
  results: Results;
  evaluated: readonly Evaluated[];
  passes: readonly ManualPass[];
  pdfUa: PdfUaCheck;
}

/** What is known without a person who judged the clause itself. */
interface Judgement {
  outcome: ClauseResult['outcome'];
  /** What that rests on, in sentences. */
  evidence: string;
  /** What is missing, as long as no person has decided. */
  missing?: string;
  /** Whether a person who looked can decide it. Without: only that it failed. */
  isForPeople: boolean;
}

/** What can be no proof: a fault shows, but no fault is no more than that. */
function ofLooks(looks: number, failed: number, evidence: string): Judgement {
  if (failed > 0) return { outcome: 'failed', evidence, isForPeople: false };
  return looks > 0
    ? { outcome: 'no-fault-found', evidence, missing: 'A person has to judge it as well.', isForPeople: true }
    : { outcome: 'not-evaluated', evidence, missing: 'Nothing of that was in this run.', isForPeople: true };
}

function ofCriteria(
  which: Extract<Rule, { kind: 'served-by' }>['criteria'],
  { evaluated }: Gathered,
): Judgement {
  const own = evaluated.filter(({ criterion }) =>
    which === 'all' ? criterion.level !== 'AAA' : which.includes(criterion.id),
  );
  const by = (outcome: Outcome) => own.filter((one) => one.outcome === outcome);
  const counts = (Object.keys(outcomeWords) as Outcome[])
    .map((outcome) => ({
      words: outcomeWords[outcome],
      ids: by(outcome).map(({ criterion }) => criterion.id),
    }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ words, ids }) => `${words}: ${ids.join(', ')}.`);
  const words = `From the criteria that serve it. ${counts.join(' ')}`;
  const looks = own.length - by('not-evaluated').length;
  const judgement = ofLooks(looks, by('failed').length, words);
  const isOpen = by('not-evaluated').length + by('cannot-tell').length > 0;
  return { ...judgement, isForPeople: judgement.isForPeople && !isOpen };
}

function ofEvidence(
  { what, tests = [], checks = [], screens = [] }: Extract<Rule, { kind: 'looked-at' }>,
  { results }: Gathered,
): Judgement {
  const found: { name: string; looks: number; failed: number }[] = [];
  for (const name of tests) {
    const own = results.tests.filter(({ file }) => isOf(name, file));
    found.push({
      name: `audits of ${name}`,
      looks: own.length,
      failed: own.filter(({ passed }) => !passed).length,
    });
  }
  const countLooks = (name: string, looks: { findings: readonly string[] }[]) =>
    found.push({
      name,
      looks: looks.length,
      failed: looks.filter(({ findings }) => findings.length > 0).length,
    });
  for (const check of checks)
    countLooks(
      `check ${check}`,
      results.visits.flatMap(({ looks }) => looks.filter((look) => look.check === check)),
    );
  for (const screen of screens)
    countLooks(
      `page “${titleOf(screen)}”`,
      results.visits.filter((visit) => visit.screen === screen).flatMap(({ looks }) => looks),
    );
  // Evidence of several kinds is needed in full.
  const looks = Math.min(...found.map((one) => one.looks));
  const failed = found.reduce((sum, one) => sum + one.failed, 0);
  const list = found.map((one) => `${one.name} (${one.looks} looks, ${one.failed} failed)`).join('; ');
  return ofLooks(looks, failed, `${what} Automatic: ${list}.`);
}

function ofPdf({ pdfUa }: Gathered): Judgement {
  if ('skipped' in pdfUa)
    return {
      outcome: 'not-evaluated',
      evidence: `The PDF files were not checked by machine: ${pdfUa.skipped}.`,
      isForPeople: true,
    };
  const words = pdfUa.results.map(
    ({ file, failures }) =>
      `${file} (${failures.length === 0 ? 'no rule' : `${failures.length} rules`} broken)`,
  );
  const failed = pdfUa.results.filter(({ compliant }) => !compliant).length;
  return ofLooks(pdfUa.results.length, failed, `PDF/UA-1 by ${pdfUa.tool}: ${words.join('; ')}.`);
}

function ofAbsence(
  { why, noticedBy }: Extract<Rule, { kind: 'not-applicable' }>,
  { results }: Gathered,
): Judgement {
  if (!noticedBy) return { outcome: 'not-applicable', evidence: why, isForPeople: false };
  const looks = results.visits.flatMap((visit) => visit.looks).filter(({ check }) => check === noticedBy);
  const found = looks.filter(({ findings }) => findings.length > 0).length;
  const outcome = found > 0 || looks.length === 0 ? 'not-evaluated' : 'not-applicable';
  const evidence = `${why} Check ${noticedBy}: ${looks.length} looks, ${found} failed.`;
  return { outcome, evidence, isForPeople: false };
}

function judgementOf({ id }: Clause, gathered: Gathered): Judgement {
  const rule = ruleOf(id);
  switch (rule.kind) {
    case 'heading':
      return {
        outcome: 'heading',
        evidence: 'A heading or advice: no result is asked for.',
        isForPeople: false,
      };
    case 'not-applicable':
      return ofAbsence(rule, gathered);
    case 'criterion': {
      const number = id.replace(/^9\./, '');
      const one = gathered.evaluated.find(({ criterion }) => criterion.id === number);
      if (!one) throw new Error(`Clause ${id} repeats no criterion that was evaluated.`);
      return { outcome: one.outcome, evidence: remarks(one), isForPeople: false };
    }
    case 'served-by':
      return ofCriteria(rule.criteria, gathered);
    case 'looked-at':
      return ofEvidence(rule, gathered);
    case 'pdf':
      return ofPdf(gathered);
    case 'open':
      return { outcome: 'not-evaluated', evidence: '', missing: rule.why, isForPeople: true };
  }
}

/** The result of a clause. What a person said about it is in the remarks, whether it decides or not. */
function resultOf(clause: Clause, gathered: Gathered): ClauseResult {
  const { outcome, evidence, missing = '', isForPeople } = judgementOf(clause, gathered);
  const said = saidAbout(clause.id, gathered.passes);
  const byPeople = outcomeOf(said);
  const decides = byPeople !== undefined && (isForPeople || byPeople === 'failed');
  const sentences = [evidence, decides ? '' : missing, ...said.map(saidInWords)];
  return {
    clause,
    outcome: decides ? byPeople : outcome,
    remarks: sentences.filter(Boolean).join(' '),
  };
}

/**
 * The result of every clause of EN 301 549 V3.2.1. What a person found about a clause decides it, but does not overrule a fault
 * that machines found, criteria that are not met or not known to be, nor that a clause does not apply. A fault always counts.
 */
export function judge(gathered: Gathered): JudgedChapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    results: chapter.clauses.map((clause) => resultOf(clause, gathered)),
  }));
}
