import { makeResources } from './resources.mjs';

/* The floor: the same cards by hand. An array, a text in small letters for each resource, and strings of html. */
const all = makeResources(Number(new URLSearchParams(location.search).get('count'))).map((one) => ({
  ...one,
  text: `${one.title}\n${one.description}`.toLowerCase(),
}));
const list = document.querySelector('ul');
const count = document.querySelector('#count');
const stars = [1, 2, 3, 4, 5];

const card = ({ id, title, description, category, averageRating }) =>
  `<li><article><p>${category} Article</p><h2><a href="?item=${id}">${title}</a></h2><p>${description}</p>` +
  `<p>Average ${averageRating.toFixed(1)} out of 5, from 1 rating</p><fieldset><legend>Rate: ${title}</legend>` +
  stars
    .map((star) => `<input type="radio" name="stars${id}" value="${star}" aria-label="${star} stars">`)
    .join('') +
  `<p>Not rated by you yet</p></fieldset></article></li>`;

function draw(words) {
  const found = words ? all.filter(({ text }) => text.includes(words)) : all;
  const shown = found.slice(0, words ? 24 : 6);
  count.textContent = `Showing ${shown.length} of ${found.length} resources`;
  list.innerHTML = shown.map(card).join('');
}

document
  .querySelector('input')
  .addEventListener('input', ({ target }) => draw(target.value.trim().toLowerCase()));
draw('');
