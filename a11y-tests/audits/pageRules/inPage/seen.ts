/** What a rule says about a page. */
export interface RuleAnswer {
  /** How many parts of the page the rule is about; with none it does not apply. */
  targets: number;
  /** What is wrong, one line each. */
  findings: string[];
}

/** Whether this is a page in HTML: a browser shows other XML, and pictures, in a page of its own. */
export function isHtmlPage(): boolean {
  return /html/.test(document.contentType) && document.documentElement instanceof HTMLHtmlElement;
}

/** Whether some part of an element is drawn on the page, wherever it is scrolled to. */
export function isSeen(element: Element): boolean {
  const { right, bottom, width, height } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    width > 1 &&
    height > 1 &&
    right + scrollX > 0 &&
    bottom + scrollY > 0
  );
}

/** Whether assistive technology is told of an element. */
export function isExposed(element: Element): boolean {
  return (
    !element.closest('[aria-hidden="true"], [inert]') && element.checkVisibility({ visibilityProperty: true })
  );
}

/** Text nodes with something to read. */
export function textNodes(root: Node): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const isCode = node.parentElement?.matches('script, style, noscript, template, title') ?? true;
    if (!isCode && node.data.trim() !== '') found.push(node);
  }
  return found;
}

/** An element in words: its tag and the start of its text. */
export function wordsOf(element: Element): string {
  return `<${element.tagName.toLowerCase()}> "${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
}
