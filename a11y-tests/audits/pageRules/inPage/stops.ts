import { isSeen, textNodes, wordsOf, type RuleAnswer } from './seen';

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** Elements at which Tab stops. */
function stopsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, input[type=hidden]') &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
}

/** Stops of Tab in parts that are hidden from screen readers; one that hands the focus on at once is none. */
export function hiddenStops(): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  const before = document.activeElement;
  for (const hidden of document.querySelectorAll('[aria-hidden="true"]')) {
    answer.targets += 1;
    for (const stop of [hidden as HTMLElement, ...stopsIn(hidden)]) {
      if (stop === hidden && !stopsIn(hidden.parentNode ?? document).includes(stop)) continue;
      stop.focus({ preventScroll: true });
      if (document.activeElement === stop)
        answer.findings.push(`${wordsOf(stop)} takes the focus and is hidden from screen readers`);
    }
  }
  if (answer.targets > 0 && before instanceof HTMLElement && before !== document.body)
    before.focus({ preventScroll: true });
  return answer;
}

/** Parts that scroll and that no stop of Tab is in: without a mouse their end cannot be read. */
export function scrollStops(): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  for (const element of document.body?.querySelectorAll<HTMLElement>('*') ?? []) {
    const style = getComputedStyle(element);
    const way = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    // What is inert, such as a dialog below another, is for nobody until its turn comes again.
    if (element.matches('select, textarea, [inert], [inert] *') || !element.checkVisibility()) continue;
    const far = (distance: number, ...paddings: string[]) =>
      distance > Math.max(1, ...paddings.map((one) => Number.parseFloat(one) || 0));
    const down =
      way(style.overflowY) &&
      far(element.scrollHeight - element.clientHeight, style.paddingTop, style.paddingBottom);
    const across =
      way(style.overflowX) &&
      far(element.scrollWidth - element.clientWidth, style.paddingLeft, style.paddingRight);
    const hasContent =
      textNodes(element).length > 0 || [...element.querySelectorAll('img, svg, canvas, input')].some(isSeen);
    if ((!down && !across) || !hasContent) continue;
    answer.targets += 1;
    if (element.tabIndex < 0 && stopsIn(element).length === 0)
      answer.findings.push(`${wordsOf(element)} scrolls, and no key gets there`);
  }
  return answer;
}
