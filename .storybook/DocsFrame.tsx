import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import type { PropsWithChildren } from 'react';
import './docs.css';
import { defaultPageSettings } from '../shared/domain/screens/pageSettings';
import { design } from '../stories/support/tokens';
import { frameTheme } from './frameTheme';

const product = defaultPageSettings.productName;
const standard = frameTheme({ product, colours: design.colours.standard });
const highContrast = frameTheme({ product, colours: design.colours['high-contrast'], high: true });

const root = document.documentElement;
const isHigh = () => root.dataset['contrast'] === 'high';

/** The story on the page sets its theme for the whole page. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-contrast'] });
  return () => observer.disconnect();
}

/** What is around every Docs page: the colours of its theme, and the landmark that Storybook does not give it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const high = useSyncExternalStore(watchTheme, isHigh);
  return (
    <DocsContainer context={context} theme={high ? highContrast : standard}>
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}
