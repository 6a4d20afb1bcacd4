import { TextPage } from '../../components/TextPage/TextPage';
import { statementOf } from '@/shared/domain/screens/accessibilityStatement';
import {
  type AccessibilitySummary,
  accessibilitySummary,
} from '@/shared/domain/screens/accessibilitySummary';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { usePorts } from '../../ports/ports';
import {
  ConformanceReport,
  FaultsReport,
  MethodReport,
  OpenReport,
  StatementData,
  StatementDates,
  TriedReport,
} from './StatementParts';

/** The text under the page's heading; the build writes it into the page as well. */
export const accessibilityLead =
  'This site is made for everyone. Use it with a mouse, a keyboard, touch, a screen reader or a magnifier.';

export interface AccessibilityPageProps {
  /** Default: the last accepted report. */
  summary?: AccessibilitySummary;
}

/** A guide to using the pages, and the accessibility statement. All its figures come from the last accepted report. */
export function AccessibilityPage({ summary = accessibilitySummary }: AccessibilityPageProps) {
  const statement = statementOf(summary);
  return (
    <TextPage title={headingOf(screenById('accessibility'))} lead={accessibilityLead}>
      <h2>Make it easier to see</h2>
      <ul>
        <li>Press &quot;Large text&quot; at the top of each page to make all words half as big again.</li>
        <li>Press &quot;High contrast&quot; for light words on black.</li>
        <li>Your browser&apos;s own zoom works too, up to 400%. So does its size of letters.</li>
        <li>
          Does your device ask for more contrast, for its own colours or for less motion? The site follows it.
        </li>
      </ul>
      <h2>Use it without a mouse</h2>
      <ul>
        <li>Press Tab to go to the next link, button or field. Press Shift and Tab to go back.</li>
        <li>Press Enter to follow a link. Press Enter or Space to press a button.</li>
        <li>Press Esc to close a window that opened.</li>
        <li>Use the arrow keys to choose stars, to go through the calendar and to move the map.</li>
        <li>The first Tab on each page brings a link that skips to the main content.</li>
      </ul>
      <h2>More that helps</h2>
      <ul>
        <li>Numbers that you can call for help are on each page.</li>
        <li>Videos come with their words as text.</li>
        <li>
          Most things that you remove come back when you press &quot;Undo&quot;, or the site asks you first.
        </li>
        <li>You can print articles, the leaflet and what you saved for later.</li>
        <li>On your own device you can read on when the internet is gone.</li>
      </ul>
      <h2>How accessible this site is</h2>
      <p>
        We want to meet all <span>{statement.rules.length}</span> rules of the{' '}
        <a href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</a> at levels A and
        AA. This statement is about all pages of this site.
      </p>
      <ConformanceReport statement={statement} />
      <h2>What does not work, and what to do instead</h2>
      <FaultsReport statement={statement} />
      <p>Some things are hard to use all the same:</p>
      <ul>
        <li>The map is a picture. The list beside it has the same places, and needs no map.</li>
        <li>
          The calendar&apos;s grid of half hours takes many key presses. &quot;Add an appointment&quot; does
          the same in one form.
        </li>
      </ul>
      <h2>What was not looked at in full</h2>
      <OpenReport statement={statement} />
      <h2>What it was tried with</h2>
      <TriedReport statement={statement} />
      <h2>How we looked</h2>
      <p>
        We looked ourselves. No outside auditor has checked the site yet. Nobody who uses a screen reader each
        day has tried it for us yet.
      </p>
      <p>
        Each time the code changes, a machine looks once at each page in each of its states. Each week it
        looks at all of them in every display and at three widths. A machine finds only part of all faults.
      </p>
      <MethodReport statement={statement} />
      <ReportsLink />
      <h2>What the site needs</h2>
      <p>
        The site is made with HTML, CSS, JavaScript, SVG and WAI-ARIA. It needs a browser with JavaScript. The
        leaflet is also there as a PDF with tags.
      </p>
      <h2>If something does not work for you</h2>
      <Contact />
      <h2>About this statement</h2>
      <StatementDates statement={statement} />
      <StatementData statement={statement} />
    </TextPage>
  );
}

/** The reports are files of the server, and some servers have none. */
function ReportsLink() {
  const { accessibilityReport } = usePorts().settings;
  return (
    <p data-report>
      <span>
        {accessibilityReport ? 'All that was found is in' : 'The full reports are not on this server. Read'}
      </span>{' '}
      <a href="/accessibility/report/index.html">
        {accessibilityReport ? 'the reports for auditors' : 'how to make the reports'}
      </a>
      .
    </p>
  );
}

/** The contact for problems, the time until an answer, and the address for complaints. */
function Contact() {
  const { contactEmail, answerDays } = usePorts().settings;
  return (
    <>
      <p>
        {contactEmail ? (
          <span>
            Write to{' '}
            <a href={`mailto:${contactEmail}`} translate="no">
              {contactEmail}
            </a>
            .
          </span>
        ) : (
          <span>Tell the people who run this site.</span>
        )}
        <span> Say which page it was, and what you wanted to do. </span>
        <span>
          {answerDays === undefined
            ? 'We cannot say here how soon you get an answer.'
            : `You get an answer within ${answerDays === 1 ? 'one working day' : `${answerDays} working days`}.`}
        </span>
      </p>
      <p>
        If that does not help, you can complain to the{' '}
        <a href="https://humanrights.gov.au/complaints">Australian Human Rights Commission</a>. It costs
        nothing.
      </p>
    </>
  );
}
