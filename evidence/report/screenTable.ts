import type { Evaluated, Outcome } from './evaluate';
import { safe, wideTable } from './markup';
import { titleOf } from './words';

/** The results in as few words as fit into a table. */
const short: Record<Outcome, string> = {
  passed: 'Met',
  failed: 'Not met',
  'not-applicable': 'Not applicable',
  'cannot-tell': 'Not decided',
  'no-fault-found': 'Machines only',
  'not-evaluated': 'Not evaluated',
};

/** Every criterion on every screen: a criterion is met where it is on all of them. */
export function screenTable(evaluated: readonly Evaluated[]): string {
  const screens = evaluated[0]?.screens.map(({ screen }) => screen) ?? [];
  const heads = screens.map(
    (screen) => `<th scope="col" data-screen="${screen}">${safe(titleOf(screen))}</th>`,
  );
  const rows = evaluated.map(({ criterion: { id, title }, screens: own }) => {
    const cells = own.map(
      ({ screen, outcome }) => `<td data-screen="${screen}" data-outcome="${outcome}">${short[outcome]}</td>`,
    );
    return `<tr data-criteria="${id}"><th scope="row">${id} ${safe(title)}</th>${cells.join('')}</tr>`;
  });
  return `<h2 id="by-screen">Criteria by screen</h2>
${wideTable({
  name: { id: 'by-screen' },
  caption: '“Machines only”: no fault was found, but a person has to look as well',
  heads: ['Criterion', ...heads.map((cell) => ({ cell }))],
  rows,
})}`;
}
