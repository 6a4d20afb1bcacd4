import './timing';
import { trash } from '@/src/components/Icon/lazyIcons';
import { edit } from '@/src/components/Icon/paths';
import type { IconShape } from '@/src/components/Icon/paths';
import { people, wanted } from './people';
import type { Person } from './people';

/* The floor: the same table by hand. An array, a text in small letters for each row, and strings of html. */
const rows = people(wanted).map((person) => ({
  ...person,
  text: `${person.id}\n${person.email}\n${person.role}`.toLowerCase(),
}));
const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
const size = 10;
let ordered = rows;
let found = rows;
let sort: { field: keyof Person; up: boolean } | null = null;
let search = '';
let page = 1;
const selected = new Set<number>();

const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const body = $('tbody');
const status = $('#status');
const chosen = $('#chosen');

/* The same drawings as in the product: what is compared must show the same. */
const icon = ({ lines }: IconShape) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${lines}"></path></svg>`;
const pencil = icon(edit);
const bin = icon(trash);

function draw() {
  const pages = Math.max(1, Math.ceil(found.length / size));
  page = Math.min(page, pages);
  body.innerHTML = found
    .slice((page - 1) * size, page * size)
    .map(
      ({ id, email, role }) =>
        `<tr${selected.has(id) ? ' data-state="selected"' : ''}><td><label><input type="checkbox" data-id="${id}" ${selected.has(id) ? 'checked' : ''}><span class="hidden">Select ${email}</span></label></td>` +
        `<td><span class="label">ID: </span><span>${id}</span></td><th scope="row"><span>${email}</span></th>` +
        `<td><span class="label">Role: </span><span>${role}</span></td><td><div>` +
        `<button type="button" aria-label="Edit ${email}">${pencil}<span>Edit</span></button>` +
        `<button type="button" aria-label="Delete ${email}">${bin}<span>Delete</span></button></div></td></tr>`,
    )
    .join('');
  status.textContent = `${sort ? `Sorted by ${sort.field}, ${sort.up ? 'ascending' : 'descending'}. ` : ''}${
    search ? `${found.length} of ${rows.length} users match “${search}”` : `${rows.length} users`
  }. Page ${page} of ${pages}.`;
  chosen.textContent = `${selected.size} of ${rows.length} users selected`;
}

function filter() {
  found = search ? ordered.filter(({ text }) => text.includes(search)) : ordered;
  draw();
}

let timer = 0;
const box = $('input[type=search]') as HTMLInputElement;
box.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    search = box.value.trim().toLowerCase();
    page = 1;
    filter();
  }, 300);
});

for (const button of document.querySelectorAll<HTMLButtonElement>('thead button')) {
  button.addEventListener('click', () => {
    const field = button.value as keyof Person;
    const up = !(sort?.field === field && sort.up);
    sort = { field, up };
    const sign = up ? 1 : -1;
    ordered = rows.toSorted((one, other) => {
      const [a, b] = [one[field], other[field]];
      return sign * (typeof a === 'number' ? a - (b as number) : collator.compare(a, b as string));
    });
    page = 1;
    filter();
    for (const header of document.querySelectorAll('thead th')) header.removeAttribute('aria-sort');
    button.parentElement?.setAttribute('aria-sort', up ? 'ascending' : 'descending');
  });
}
$('#next').addEventListener('click', () => {
  page += 1;
  draw();
});
body.addEventListener('change', ({ target }) => {
  const tick = target as HTMLInputElement;
  if (tick.checked) selected.add(Number(tick.dataset['id']));
  else selected.delete(Number(tick.dataset['id']));
  chosen.textContent = `${selected.size} of ${rows.length} users selected`;
});
draw();
