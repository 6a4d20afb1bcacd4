/** What is to be pressed, or typed into, and is seen with less than 44 pixels of height. */
export function lowTargets(parent: Element): string[] {
  const targets = parent.querySelectorAll('button, [type="search"], label:has([type="checkbox"])');
  return [...targets]
    .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
    .map(({ outerHTML }) => outerHTML);
}
