import type { Journey, UserActions } from '@/a11y-tests/journeys/userActions';

/** Orca's own key for changing between its focus mode and its browse mode. */
export const modeKey = 'Insert+a';

/** In browse mode Orca keeps End for itself; in focus mode the page gets it. Space chooses in both. */
async function choose({ page, tabTo, press }: UserActions, group: string) {
  await tabTo(page.getByRole('group', { name: group }).getByRole('radio', { name: '1 star' }));
  await press('End');
  await press('Space');
  await press(modeKey);
  await press('ArrowUp');
  await press('ArrowUp');
  await press('End');
}

const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
const plain = `<!doctype html><html lang="en"><title>Plain</title>
<fieldset><legend>Plain radio buttons</legend>
${names.map((name) => `<input type="radio" name="plain" aria-label="${name}">`).join('')}
</fieldset></html>`;

/** The stars beside radio buttons without any code, key by key: what Orca leaves out of both is not up to the stars. */
export const radios: readonly Journey[] = [
  {
    id: 'radios-stars',
    title: 'Choose among the stars',
    viewer: 'user',
    path: '/resources',
    go: (hands) => choose(hands, 'Rate: Feeling low or lonely?'),
  },
  {
    id: 'radios-plain',
    title: 'Choose among plain radio buttons',
    viewer: 'visitor',
    path: '/help',
    async go(hands) {
      await hands.page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: plain }));
      await hands.page.goto('/plain');
      await choose(hands, 'Plain radio buttons');
    },
  },
];
