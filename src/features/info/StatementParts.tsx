import type { ReactNode } from 'react';
import {
  conformanceWords,
  gapsOf,
  runWords,
  screenName,
  type AccessibilityStatement,
} from '@/shared/domain/screens/accessibilityStatement';
import type { CriterionSummary } from '@/shared/domain/screens/accessibilitySummary';
import { criterionAddress, findingWords, statementData } from '@/shared/domain/screens/statementData';
import { parseDay, plainDate } from '@/shared/domain/text/dates';
import { useIsLive } from '../../ports/useIsLive';
import { usePorts } from '../../ports/ports';
import styles from './StatementParts.module.css';

// The parts of the statement that come from the last report. The trees and transcripts omit them, as they change with
// each report.

interface Props {
  statement: AccessibilityStatement;
}

const dayWords = (text: string) => {
  const day = parseDay(text);
  return day ? plainDate(day) : text;
};

const Report = ({ children }: { children: ReactNode }) => (
  <div className={styles.report} data-report>
    {children}
  </div>
);

const Names = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

const RuleLink = ({ rule }: { rule: CriterionSummary }) => (
  <a className="alone" href={criterionAddress(rule)}>{`${rule.id} ${rule.title}`}</a>
);
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The conformance with the standard, and the number of its rules that are met. */
export function ConformanceReport({ statement }: Props) {
  const { summary, conformance, met, notApplicable, notMet, open } = statement;
  const openRules = open.reduce((sum, { criteria }) => sum + criteria.length, 0);
  return (
    <Report>
      <p>
        <strong>{conformanceWords[conformance]}</strong>
      </p>
      {conformance !== 'not-assessed' && (
        <>
          <p>{`We last looked on ${dayWords(summary.date)}, at version ${summary.version}.`}</p>
          <ul>
            <li>{`Rules that are met on each page: ${met.length}`}</li>
            <li>{`Rules about things that are not here, such as films: ${notApplicable.length}`}</li>
            <li>{`Rules that are not met: ${notMet.length}`}</li>
            <li>{`Rules not yet looked at in full: ${openRules}`}</li>
          </ul>
        </>
      )}
    </Report>
  );
}

/** The failed rules, their places, and alternatives. */
export function FaultsReport({ statement }: Props) {
  const { notMet } = statement;
  if (notMet.length === 0)
    return (
      <Report>
        <p>We know of no rule that is broken.</p>
      </Report>
    );
  return (
    <Report>
      <ul>
        {notMet.map(({ criterion, findings }) => (
          <li key={criterion.id}>
            <RuleLink rule={criterion} />
            <ul>
              {findings.map((finding) => (
                <li key={`${finding.screen} ${findingWords(finding)}`}>
                  <strong>{screenName(finding.screen)}</strong>
                  <p>{findingWords(finding)}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>If one of these stops you, tell us. We will look for another way.</p>
    </Report>
  );
}

/** The rules that were not fully checked, by the missing test. */
export function OpenReport({ statement }: Props) {
  const { open } = statement;
  if (open.length === 0)
    return (
      <Report>
        <p>Each rule was looked at on each page.</p>
      </Report>
    );
  return (
    <Report>
      {open.map(({ criteria, ...group }) => {
        const [rule] = criteria;
        const what = criteria.length === 1 ? `Rule ${rule!.id}` : `${criteria.length} rules`;
        const gaps = gapsOf(group);
        return (
          <details key={rule!.id}>
            <summary>{`${what}: ${gaps.map(({ words }) => words).join('; ')}`}</summary>
            <ul>
              {gaps.map(
                ({ title, words, pages }) =>
                  pages.length > 0 && (
                    <li key={words}>
                      <span>{title}</span>
                      <Names of={pages} />
                    </li>
                  ),
              )}
              <li>
                <span>{criteria.length === 1 ? 'The rule:' : 'The rules:'}</span>
                <ul>
                  {criteria.map((one) => (
                    <li key={one.id}>
                      <RuleLink rule={one} />
                    </li>
                  ))}
                </ul>
              </li>
            </ul>
          </details>
        );
      })}
    </Report>
  );
}

/** The tested browsers and screen readers, and the untested ones. */
export function TriedReport({ statement }: Props) {
  const { tried, notTried } = statement;
  return (
    <Report>
      <ul>
        {tried.flatMap(({ name, runs }) =>
          runs.map((run) => (
            <li key={`${name} ${run.version}`}>
              <strong>{`${name} ${run.version}`}</strong>
              <span>{`, ${dayWords(run.date)}: ${runWords(run)}`}</span>
            </li>
          )),
        )}
      </ul>
      {notTried.length > 0 && (
        <>
          <p>Not tried yet:</p>
          <Names of={notTried.map(({ name }) => name)} />
        </>
      )}
    </Report>
  );
}

/** The extent of the last run, its programs, and the number of manual checks. */
export function MethodReport({ statement }: Props) {
  const { automatic, manual } = statement.summary;
  const { screens, states, looks, findings, tools, notRun } = automatic;
  const lastByHand = manual
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return (
    <Report>
      <ul>
        {screens.length > 0 && (
          <li>
            {`A machine looked ${looks.toLocaleString('en-AU')} times at ${states} states of ${screens.length} pages. It found ${count(findings, 'fault', 'faults')}.`}
          </li>
        )}
        {tools.length > 0 && (
          <li>
            The programs:
            <Names of={tools.map(({ name, version }) => `${name} ${version}`)} />
          </li>
        )}
        {notRun.length > 0 && (
          <li>
            Not run:
            <Names of={notRun} />
          </li>
        )}
        {lastByHand !== undefined && (
          <li>{`Checks by hand: ${manual.length}, the last on ${dayWords(lastByHand)}`}</li>
        )}
      </ul>
    </Report>
  );
}

/** The dates of the statement and of its review. */
export function StatementDates({ statement }: Props) {
  const { made, reviewed } = statement.summary;
  return (
    <Report>
      <p>{`We made this statement on ${dayWords(made)}. We last looked through it on ${dayWords(reviewed)}.`}</p>
    </Report>
  );
}

/** The same statement for machines. Browsers do not run this data block, so it needs no exception in the policy. */
export function StatementData({ statement }: Props) {
  const { settings } = usePorts();
  // The server does not know the page's public address.
  if (!useIsLive()) return null;
  const data = statementData(statement, settings, settings.publicUrl ?? window.location.origin);
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
  );
}
