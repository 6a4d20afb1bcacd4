import { TextPage } from '../../components/TextPage/TextPage';
import { accessibilitySummary, type CriterionSummary } from '../../domain/screens/accessibilitySummary';
import { parseDay, plainDate } from '../../domain/text/dates';
import { headingOf, screenById } from '../../domain/screens/screens';
import { usePorts } from '../../ports/ports';

/** The rules that the site wants to keep: levels A and AA. */
const rules = accessibilitySummary.criteria.filter(({ level }) => level !== 'AAA');
const withResult = (result: CriterionSummary['result']) => rules.filter((rule) => rule.result === result);
const numbersOf = (some: readonly CriterionSummary[]) => some.map(({ id }) => id).join(', ');

const counted = (words: string, some: readonly CriterionSummary[], named = true) =>
  `${words}: ${some.length}.${named && some.length > 0 ? ` They are ${numbersOf(some)}.` : ''}`;

/** What the last report found. The transcripts leave it out, as it changes with each report. */
function LastReport() {
  const { date, version, automatic, manual } = accessibilitySummary;
  const day = parseDay(date);
  if (automatic.screens.length === 0) return <p data-report>There is no report on this version yet.</p>;
  return (
    <div data-report>
      <p>
        {`We last looked on ${day ? plainDate(day) : date}, at version ${version}. `}
        {manual.length > 0 ? 'We looked by hand as well as by machine.' : 'Only machines looked.'}
      </p>
      <ul>
        <li>{counted('Rules that are met', withResult('met'), false)}</li>
        <li>
          {counted(
            'Rules about things that are not here, such as films',
            withResult('not-applicable'),
            false,
          )}
        </li>
        <li>{counted('Rules that are not met', withResult('not-met'))}</li>
        <li>{counted('Rules not yet looked at in full', withResult('not-evaluated'))}</li>
      </ul>
    </div>
  );
}

/** Under the page's heading; the build writes it into the page as well. */
export const accessibilityLead =
  'This site is made for everyone. Use it with a mouse, a keyboard, touch, a screen reader or a magnifier.';

/** How the pages can be used, what is met and what is not, and where to complain. The figures come from the last report. */
export function AccessibilityPage() {
  const { contactEmail } = usePorts().settings;
  return (
    <TextPage title={headingOf(screenById('accessibility'))} lead={accessibilityLead}>
      <h2>Make it easier to see</h2>
      <ul>
        <li>Press &quot;Large text&quot; at the top of each page to make all words half as big again.</li>
        <li>Press &quot;High contrast&quot; for light words on black.</li>
        <li>Your browser&apos;s own zoom works too, up to 400%.</li>
      </ul>
      <h2>Use it without a mouse</h2>
      <ul>
        <li>Press Tab to go to the next link, button or field. Press Shift and Tab to go back.</li>
        <li>Press Enter to follow a link. Press Enter or Space to press a button.</li>
        <li>Press Esc to close a window that opened.</li>
        <li>The first Tab on each page brings a link that skips to the main content.</li>
      </ul>
      <h2>What is met, and what is not</h2>
      <p>
        We want to keep all {rules.length} rules of the{' '}
        <a href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</a> at levels A and
        AA. Each time the code changes, a machine looks once at each page in each of its states. Each week it
        looks at all of them in every display and at three widths. A machine finds only part of all faults. No
        outside auditor has checked the site yet.
      </p>
      <LastReport />
      <h2>What it was tried with</h2>
      <ul>
        <li>The machine looks with the browser Chromium, which Chrome and Edge are made from.</li>
        <li>
          The main tasks were done with the screen reader Orca in Chromium, by key presses alone. A program
          pressed the keys.
        </li>
        <li>
          Not tried yet: the screen readers NVDA, JAWS, VoiceOver and TalkBack. Firefox and Safari are not
          part of these checks.
        </li>
        <li>
          An earlier report said that rule 4.1.3, about messages that are read out, was not met. Orca did not
          say what had happened after a dialog was closed. It does now.
        </li>
      </ul>
      <h2>What we know is hard</h2>
      <ul>
        <li>The map is a picture. The list beside it has the same places, and needs no map.</li>
        <li>
          The calendar&apos;s grid of half hours takes many key presses. &quot;Add an appointment&quot; does
          the same in one form.
        </li>
      </ul>
      <h2>If something does not work for you</h2>
      <p>
        {contactEmail ? (
          <>
            Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </>
        ) : (
          'Tell the people who run this site.'
        )}{' '}
        Say which page it was, and what you wanted to do. If that does not help, you can complain to the{' '}
        <a href="https://humanrights.gov.au/complaints">Australian Human Rights Commission</a>. It costs
        nothing.
      </p>
    </TextPage>
  );
}
