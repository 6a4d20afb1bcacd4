import { TextPage } from '../../components/TextPage/TextPage';
import { headingOf, screenById } from '../../domain/screens';

/** How the pages can be used, what is checked, and where to complain. */
export function AccessibilityPage() {
  return (
    <TextPage
      title={headingOf(screenById('accessibility'))}
      lead="This site is made for everyone. Use it with a mouse, a keyboard, touch, a screen reader or a magnifier."
    >
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
      <h2>What we check</h2>
      <p>
        Each page is checked by machine against the Web Content Accessibility Guidelines 2.2, levels A and AA,
        in each of its displays, each time the code changes. A machine finds only part of all faults. We have
        not yet had it checked by an outside auditor.
      </p>
      <h2>If something does not work for you</h2>
      <p>
        Tell the people who run this site. If that does not help, you can write to the{' '}
        <a href="https://humanrights.gov.au/complaints">Australian Human Rights Commission</a>.
      </p>
    </TextPage>
  );
}
