import { Unstyled } from '@storybook/addon-docs/blocks';
import { themeIds } from '@/src/theme/designTokens';
import type { DesignToken, Theme } from '@/src/theme/designTokens';
import { ThemeTable, hexOf } from './Contrasts';
import { design, fileNames } from './tokens';

function Value({ token, theme }: { token: DesignToken; theme: Theme }) {
  const isColour = token.type === 'color' && token.css[theme] !== 'none';
  return (
    <td>
      {isColour && (
        <>
          <svg className="story-swatch" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
            <rect width="48" height="24" fill={hexOf(token.name, theme)} />
          </svg>{' '}
        </>
      )}
      <code>{token.css[theme].replace(/^var\(--([\w-]+)\)$/, '$1')}</code>
    </td>
  );
}

/** Every token with what it is for and its value in each theme, group by group. */
export function TokenTables() {
  return design.headings.map(({ name, text }) => (
    <section key={name}>
      <h3>{name}</h3>
      <ThemeTable caption={text} headers={['Token', 'What for']}>
        {design.tokens
          .filter(({ group }) => group === name)
          .map((token) => (
            <tr key={token.name}>
              <th scope="row">{token.name}</th>
              <td className="story-words">{token.purpose}</td>
              {themeIds.map((theme) => (
                <Value key={theme} token={token} theme={theme} />
              ))}
            </tr>
          ))}
      </ThemeTable>
    </section>
  ));
}

/** The same as files, for designers’ tools. */
export function TokenDownloads() {
  return (
    <Unstyled>
      <ul>
        {fileNames.map((name) => (
          <li key={name}>
            <a href={`design-tokens/${name}`} download={name}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
