import type {
  AccessibilitySummary,
  CriterionSummary,
  ReportSummary,
} from '@/shared/domain/screens/accessibilitySummary';
import { screens as productScreens } from '@/shared/domain/screens/screens';

/** After this many commits the accepted summary says too little about the product. */
export const maxCommits = 30;

const day = /^\d{4}-\d\d-\d\d$/;
const claims = ({ result }: CriterionSummary) => result === 'met' || result === 'not-applicable';
const list = (words: readonly string[]) => words.join(', ');

/** Claims about screens, states and looks that no run has made. */
function figureFaults({ automatic, date }: ReportSummary): string[] {
  const { screens, looks, states, findings, tools } = automatic;
  const known = new Set<string>(productScreens.map(({ id }) => id));
  const strange = screens.filter((id) => !known.has(id));
  return [
    ...(day.test(date) ? [] : [`The summary has no date: "${date}".`]),
    ...(strange.length > 0 ? [`The summary names screens that do not exist: ${list(strange)}.`] : []),
    ...(screens.length > 0 && (looks < screens.length || states < screens.length)
      ? [`${screens.length} screens cannot have been looked at in ${looks} looks at ${states} states.`]
      : []),
    ...(looks === 0 && findings > 0 ? ['There are findings, but no look.'] : []),
    ...tools
      .filter(({ version }) => version === '')
      .map(({ name }) => `${name} is said to have looked, without its version.`),
  ];
}

/** A criterion is met only where somebody or something looked at it on every screen, and nothing was found. */
function criterionFaults({ automatic, criteria, findings }: ReportSummary): string[] {
  const seen = new Set(automatic.screens);
  const unseen = productScreens.map(({ id }) => id as string).filter((id) => !seen.has(id));
  return criteria.flatMap((one) => {
    const { id, result, method, missing, undecided } = one;
    const says = `${id} is said to be ${result === 'met' ? 'met' : 'not applicable'}`;
    const found = findings.some(({ criterion }) => criterion === id);
    if (!claims(one)) {
      return result === 'not-met' && !found ? [`${id} is said to be not met, but nothing says why.`] : [];
    }
    const lacking = [...new Set([...missing, ...undecided, ...(method === 'automatic' ? unseen : [])])];
    return [
      ...(method === 'none' ? [`${says}, but nobody looked.`] : []),
      ...(lacking.length > 0 ? [`${says}, but without evidence on: ${list(lacking)}.`] : []),
      ...(found ? [`${says}, although there are findings about it.`] : []),
    ];
  });
}

/** A tool counts as tried only with its version, its day and what was done with it. */
function toolFaults({ tried }: ReportSummary): string[] {
  return tried.flatMap(({ name, runs }) =>
    runs.flatMap(({ version, date, how }) => [
      ...(/\d/.test(version) ? [] : [`${name} is said to have been tried, without its version.`]),
      ...(day.test(date) ? [] : [`${name} is said to have been tried, without the day.`]),
      ...(how.length > 0 ? [] : [`${name} is said to have been tried, but not how.`]),
    ]),
  );
}

/** What a summary claims although no run has shown it, in sentences; none when all is well. */
export function unfoundedClaims(summary: ReportSummary): string[] {
  return [...figureFaults(summary), ...criterionFaults(summary), ...toolFaults(summary)];
}

/** Screens that came after the run, in a sentence. */
export function unknownScreens({ automatic }: ReportSummary): string[] {
  const unseen = productScreens.map(({ id }) => id as string).filter((id) => !automatic.screens.includes(id));
  return unseen.length > 0 ? [`The run has not seen these screens: ${list(unseen)}.`] : [];
}

/** In what the accepted summary differs from the one that lies with its reports: figures that somebody changed by hand. */
export function changedByHand(accepted: AccessibilitySummary, reported: ReportSummary): string[] {
  return (Object.keys(reported) as (keyof ReportSummary)[])
    .filter((key) => JSON.stringify(accepted[key]) !== JSON.stringify(reported[key]))
    .map((key) => `"${key}" in the accepted summary is not what its reports say.`);
}

/** How far back the commit of a summary is: a number of commits, or why nobody knows. */
export type Age = number | 'no git' | 'shallow' | 'unknown commit';

/** Whether a summary is too old, or nobody can tell, in a sentence. */
export function tooOld({ commit }: Pick<ReportSummary, 'commit'>, age: Age): string[] {
  const short = commit.slice(0, 12);
  if (commit.endsWith('+changes'))
    return [`The summary was made from files that are in no commit. Commit them, and run the audits again.`];
  switch (age) {
    case 'no git':
      return ['There is no git here, so nobody can tell how old the summary is.'];
    case 'shallow':
      return [
        `The history of this copy is cut off before ${short}, so nobody can tell how old the summary is. Run: git fetch --unshallow`,
      ];
    case 'unknown commit':
      return [`The summary is of the commit ${short}, which is not in the history of this copy.`];
    default:
      return age > maxCommits
        ? [`The summary is ${age} commits old (${short}). At most ${maxCommits} are allowed.`]
        : [];
  }
}
