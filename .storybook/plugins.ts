import type { Plugin } from 'vite';
import { allComponentDocs } from '../scripts/componentProps.ts';
import { tokenTexts } from '../scripts/tokenFolder.ts';

/** The design tokens as files to download, at design-tokens/, made from the theme at each build and each request. */
export function designTokenFiles(): Plugin {
  return {
    name: 'design-token-files',
    configureServer(server) {
      server.middlewares.use('/design-tokens/', (request, response, next) => {
        const text = tokenTexts()[request.url?.replace(/^\/|\?.*$/g, '') ?? ''];
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(text);
      });
    },
    generateBundle() {
      for (const [name, source] of Object.entries(tokenTexts()))
        this.emitFile({ type: 'asset', fileName: `design-tokens/${name}`, source });
    },
  };
}

/**
 * Fills stories/support/componentDocs.ts with what the source says about each component's props. Storybook's own reader looks at the
 * `component` of a story file, which often is a small demonstration, and takes half of a build's time.
 */
export function componentDocs(): Plugin {
  return {
    name: 'component-docs',
    load: {
      filter: { id: /stories[\\/]support[\\/]componentDocs\.ts$/ },
      handler: () => `export const componentDocs = ${JSON.stringify(allComponentDocs())};`,
    },
  };
}
