/** The look of the report: the reader's own font size, colours with a contrast above 7, no line longer than it must be. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1a1a1a, #f2f2f2); --paper: light-dark(#fff, #121212); --line: light-dark(#6b6b6b, #9a9a9a); --link: light-dark(#003b8e, #a8caff); }
body { background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 80rem; overflow-wrap: break-word; padding: 1rem; }
a { color: var(--link); display: inline-block; } a, summary, select, button { min-block-size: 2.75rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { inset-block-start: -10rem; padding: .75rem; position: absolute; } .skip:focus { background: var(--paper); inset-block-start: 0; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; } .field { display: grid; gap: .25rem; grid-template-columns: minmax(0, 1fr); max-inline-size: 100%; }
select, button { background: var(--paper); border: 2px solid var(--line); border-radius: .375rem; color: inherit; font: inherit; max-inline-size: 100%; padding: .5rem .75rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; } caption { text-align: start; padding-block: .5rem; }
th, td { border: 1px solid var(--line); padding: .5rem; text-align: start; vertical-align: top; } td:last-child { min-inline-size: 20rem; }
td[data-screen] { min-inline-size: 0; } td[data-outcome=failed] { font-weight: 700; } #findings span { white-space: pre-wrap; overflow-wrap: anywhere; }
li > a { vertical-align: top; } summary { cursor: pointer; } summary h3 { display: inline; } summary::marker { font-size: 1.25rem; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; } .pictures li { display: grid; } img { border: 1px solid var(--line); max-inline-size: 100%; block-size: 11.25rem; inline-size: auto; }
[hidden] { display: none !important; }
`;

/**
 * Filters in place: the focus stays on the filter, and the outcome is announced. Without a script
 * everything is shown.
 */
export const script = `
const form = document.querySelector('form');
const fields = ['criterion', 'screen', 'theme'].map((id) => document.getElementById(id));
const shown = document.getElementById('shown');
const fits = (element, name, value) => !value || element.dataset[name] === undefined || element.dataset[name].split(name === 'criteria' ? ' ' : '\\u0000').includes(value);
function filter() {
  const [criterion, screen, theme] = fields.map((field) => field.value);
  for (const element of document.querySelectorAll('[data-criteria], [data-screen], [data-theme]')) {
    element.hidden = !(fits(element, 'criteria', criterion) && fits(element, 'screen', screen) && fits(element, 'theme', theme));
  }
  const count = (selector) => [...document.querySelectorAll(selector)].filter((element) => !element.hidden).length;
  const findings = count('#findings > li');
  document.getElementById('no-findings').hidden = findings > 0;
  shown.textContent = 'Findings: ' + findings + '. Criteria: ' + count('#criteria > tr') + '. Screens: ' + count('#screens > section') + '.';
}
form.addEventListener('change', filter);
form.addEventListener('reset', () => setTimeout(filter));
form.addEventListener('submit', (event) => event.preventDefault());
`;
