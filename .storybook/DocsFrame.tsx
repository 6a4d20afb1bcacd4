import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import './docs.css';
import { defaultPageSettings } from '../src/domain/screens/pageSettings';
import { design } from '../stories/support/tokens';
import { frameTheme } from './frameTheme';

const theme = frameTheme({ product: defaultPageSettings.productName, colours: design.colours.standard });

/** What is around every Docs page: the product's colours, and the landmark that Storybook does not give it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={theme}>
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}
