import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { ratio, required, ringNeighbours, ringTones } from '@/src/theme/contrast';
import { themeIds, themes } from '@/src/theme/designTokens';
import type { DesignToken, Theme } from '@/src/theme/designTokens';
import { ScrollBox } from './ScrollBox';
import { design } from './tokens';

/** The colour of a token in a theme, as it is seen. */
export const hexOf = (name: string, theme: Theme): string => design.colours[theme][name] ?? '';

interface TableProps {
  caption: string;
  /** The headers before those of the four themes. */
  headers: readonly string[];
  children: ReactNode;
}

/** A table with a column for each theme. */
export function ThemeTable({ caption, headers, children }: TableProps) {
  return (
    <Unstyled>
      <ScrollBox label={caption}>
        <table className="story-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[...headers, ...Object.values(themes)].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollBox>
    </Unstyled>
  );
}

function Measured({
  front,
  back,
  value,
  least,
}: Record<'front' | 'back', string> & Record<'value' | 'least', number>) {
  return (
    <td>
      <svg className="story-swatch" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
        <rect width="48" height="24" fill={back} />
        <rect x="14" y="7" width="20" height="10" fill={front} />
      </svg>{' '}
      {value.toFixed(1)} : 1{value < least && <strong> Below {least}!</strong>}
    </td>
  );
}

/** The pairs in which a token is in front; the two tones of the ring have a table of their own. */
const pairsOf = ({ name, contrasts }: DesignToken) =>
  contrasts.filter(
    ({ as, with: other }) => as === 'front' && !(name === ringTones.front && other === ringTones.back),
  );

/** Every pair of colours that is shown, measured in each theme. */
export function Contrasts() {
  return (
    <ThemeTable
      caption="Contrast of words and edges. Words need 4.5 : 1 (high contrast 7), edges 3 : 1 (4.5)."
      headers={['Token', 'On', 'For']}
    >
      {design.tokens.flatMap((token) =>
        pairsOf(token).map((pair) => (
          <tr key={`${token.name} ${pair.with} ${pair.need}`}>
            <th scope="row">{token.name}</th>
            <td>{pair.with}</td>
            <td>{pair.need === 'text' ? 'words' : 'edge'}</td>
            {themeIds.map((theme) => (
              <Measured
                key={theme}
                front={hexOf(token.name, theme)}
                back={hexOf(pair.with, theme)}
                value={pair.ratio[theme]}
                least={pair.least[theme]}
              />
            ))}
          </tr>
        )),
      )}
    </ThemeTable>
  );
}

const tones = [ringTones.front, ringTones.back];

/** The focus ring: its two tones against each other, and the better one against what it may lie next to. */
export function FocusRing() {
  const least = required.standard.boundary;
  const best = (neighbour: string, theme: Theme) =>
    Math.max(...tones.map((tone) => ratio(hexOf(tone, theme), hexOf(neighbour, theme))));
  return (
    <ThemeTable
      caption={`The better of the ring’s two tones against its neighbour. At least ${least} : 1.`}
      headers={['Next to']}
    >
      {[ringTones.back, ...ringNeighbours].map((neighbour) => (
        <tr key={neighbour}>
          <th scope="row">{neighbour === ringTones.back ? 'its own other tone' : neighbour}</th>
          {themeIds.map((theme) => (
            <td key={theme}>
              {(neighbour === ringTones.back
                ? ratio(hexOf(ringTones.front, theme), hexOf(neighbour, theme))
                : best(neighbour, theme)
              ).toFixed(1)}{' '}
              : 1
            </td>
          ))}
        </tr>
      ))}
    </ThemeTable>
  );
}
