import { isExposed, wordsOf, type RuleAnswer } from './seen';

/** Names and descriptions of a role: of what has no role of its own they are for nobody. */
const attributes = [
  'aria-label',
  'aria-labelledby',
  'aria-roledescription',
  'aria-braillelabel',
  'aria-brailleroledescription',
];

/** Roles that ARIA 1.2 lets nobody name. */
const nameless = new Set([
  'caption',
  'code',
  'deletion',
  'emphasis',
  'generic',
  'insertion',
  'none',
  'paragraph',
  'presentation',
  'strong',
  'subscript',
  'superscript',
]);
/** Roles that may have a name but not another role description. */
const undescribed = new Set(['generic']);

/** The roles of these tags are nameless. */
const tagRoles: Record<string, string> = {
  b: 'generic',
  caption: 'caption',
  code: 'code',
  del: 'deletion',
  div: 'generic',
  em: 'emphasis',
  i: 'generic',
  ins: 'insertion',
  p: 'paragraph',
  span: 'generic',
  strong: 'strong',
  sub: 'subscript',
  sup: 'superscript',
};

const roleOf = (element: Element) =>
  element.getAttribute('role')?.trim().split(/\s+/)[0] || tagRoles[element.localName] || '';

/** Attributes that name what may have no name: screen readers differ in what they make of them. */
export function prohibitedAria(): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  for (const attribute of attributes) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (!isExposed(element) || element.getAttribute(attribute)!.trim() === '') continue;
      answer.targets += 1;
      const role = roleOf(element);
      const isDescription = attribute.endsWith('description');
      if (nameless.has(role) || (isDescription && undescribed.has(role)))
        answer.findings.push(`${wordsOf(element)} has ${attribute}, which its role may not have`);
    }
  }
  return answer;
}
