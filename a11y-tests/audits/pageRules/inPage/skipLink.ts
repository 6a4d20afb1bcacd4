import { isExposed, isHtmlPage, isSeen, textNodes, type RuleAnswer } from './seen';
import { noHeading, noLandmark, type Start } from './wayPast';

/** The place in the page that a link or a control made with a script leads to. */
function goalOf(control: Element): Element | null {
  const said =
    control.getAttribute('href') ?? /['"](#[^'"]+)['"]/.exec(control.getAttribute('onclick') ?? '')?.[1];
  const id = said?.startsWith('#') ? decodeURIComponent(said.slice(1)) : '';
  return id === '' ? null : document.getElementById(id);
}

/** Whether nothing to read stands between a place and the first after it that is only on this page. */
function isJustBefore(goal: Element, { own }: Start): boolean {
  const next = own.find(
    (node) => goal.contains(node) || goal.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!next) return false;
  const between = document.createRange();
  between.setStart(goal, 0);
  between.setEnd(next, 0);
  // What is hidden from everybody, such as a text that only names the part, is not in between.
  return !textNodes(document.body).some((node) => {
    const parent = node.parentElement!;
    return node !== next && between.intersectsNode(node) && (isSeen(parent) || isExposed(parent));
  });
}

/** No link that leads right to what is only on this page. */
export function noSkipLink(start: Start | null): RuleAnswer {
  if (!isHtmlPage()) return { targets: 0, findings: [] };
  if (!start) return { targets: 1, findings: [] };
  const found = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, [role=link], [role=button]'),
  ].some((control) => {
    const goal = isExposed(control) && control.tabIndex >= 0 ? goalOf(control) : null;
    return goal !== null && isJustBefore(goal, start);
  });
  return {
    targets: 1,
    findings: found ? [] : ['no link leads past what is repeated on other pages'],
  };
}

/** Whether a control on the page folds away what is repeated. Pressing is the only way to know. */
function foldsAway({ after }: Start): boolean {
  const isThere = () => {
    const parent = after.parentElement;
    return parent !== null && isSeen(parent) && isExposed(parent);
  };
  const controls = [...document.querySelectorAll<HTMLElement>('button, [role=button], a[href="#"]')];
  return controls.some((control) => {
    if (!isExposed(control)) return false;
    control.click();
    return !isThere();
  });
}

/** No way at all to get past what is repeated: no heading, no landmark, no link, nothing that folds it away. */
export function noWayPast(start: Start | null): RuleAnswer {
  if (!isHtmlPage()) return { targets: 0, findings: [] };
  if (!start) return { targets: 1, findings: [] };
  const has = (answer: RuleAnswer) => answer.findings.length === 0;
  const found = has(noHeading(start)) || has(noLandmark(start)) || has(noSkipLink(start)) || foldsAway(start);
  return { targets: 1, findings: found ? [] : ['there is no way past what is repeated on other pages'] };
}
