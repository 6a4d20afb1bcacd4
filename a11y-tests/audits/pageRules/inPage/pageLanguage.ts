import { isHtmlPage, type RuleAnswer } from './seen';

/** An HTML page that does not say in which language it is. */
export function pageLanguage(): RuleAnswer {
  if (!isHtmlPage()) return { targets: 0, findings: [] };
  const isSaid = (document.documentElement.getAttribute('lang') ?? '').trim() !== '';
  return { targets: 1, findings: isSaid ? [] : ['the page does not say in which language it is'] };
}
