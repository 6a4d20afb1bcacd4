import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  declarations,
  ratio,
  required,
  resolveColours,
  ringNeighbours,
  ringTones,
  shown,
} from '../../src/theme/contrast';
import type { Colours, Pair } from '../../src/theme/contrast';
import high from '../../src/theme/high-contrast.css?raw';
import palette from '../../src/theme/palette.css?raw';
import tokens from '../../src/theme/tokens.css?raw';

const raw = declarations(palette, ':root');
const standard = declarations(tokens, ':root');
const chosen = declarations(high, '@mixin --high-contrast');
const themes = [
  {
    name: 'Standard and large text',
    colours: resolveColours({ ...raw, ...standard }),
    least: required.standard,
  },
  {
    name: 'High contrast, both sizes',
    colours: resolveColours({ ...raw, ...standard, ...chosen }),
    least: required.high,
  },
];

const measure = (colours: Colours, a: string, b: string) => ratio(colours[a] ?? '', colours[b] ?? '');

function Measured({ pair, colours, least }: { pair: Pair; colours: Colours; least: number }) {
  const value = measure(colours, pair.front, pair.back);
  return (
    <td>
      <svg className="story-swatch" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
        <rect width="48" height="24" fill={colours[pair.back]} />
        <rect x="14" y="7" width="20" height="10" fill={colours[pair.front]} />
      </svg>{' '}
      {value.toFixed(1)} : 1{value < least && <strong> Below {least}!</strong>}
    </td>
  );
}

/** Every pair of colours that is shown, measured from the style sheets in each theme. */
export function Contrasts() {
  return (
    <Unstyled>
      <table className="story-table">
        <caption>
          Contrast of words and edges. Words need 4.5 : 1 (high contrast 7), edges 3 : 1 (4.5).
        </caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">On</th>
            <th scope="col">For</th>
            {themes.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((pair) => (
            <tr key={`${pair.front} ${pair.back} ${pair.need}`}>
              <th scope="row">{pair.front}</th>
              <td>{pair.back}</td>
              <td>{pair.need === 'text' ? 'words' : 'edge'}</td>
              {themes.map(({ name, colours, least }) => (
                <Measured key={name} pair={pair} colours={colours} least={least[pair.need]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** The focus ring: its two tones against each other, and the better one against what it may lie next to. */
export function FocusRing() {
  return (
    <Unstyled>
      <table className="story-table">
        <caption>The better of the ring’s two tones against its neighbour. At least 3 : 1.</caption>
        <thead>
          <tr>
            <th scope="col">Next to</th>
            {themes.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">its own other tone</th>
            {themes.map(({ name, colours }) => (
              <td key={name}>{measure(colours, ringTones.front, ringTones.back).toFixed(1)} : 1</td>
            ))}
          </tr>
          {ringNeighbours.map((neighbour) => (
            <tr key={neighbour}>
              <th scope="row">{neighbour}</th>
              {themes.map(({ name, colours }) => (
                <td key={name}>
                  {Math.max(
                    measure(colours, 'focus-inner', neighbour),
                    measure(colours, 'focus-outer', neighbour),
                  ).toFixed(1)}{' '}
                  : 1
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

const sizes = Object.entries(standard).filter(([name]) =>
  /^(size|space|radius|target|weight|leading|measure|motion)/.test(name),
);

/** Sizes, spaces and weights, as they stand in the style sheet. */
export function Sizes() {
  return (
    <Unstyled>
      <table className="story-table">
        <caption>Sizes, spaces, weights. Large text makes the root half as big again.</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
