import '../src/theme/index.css';
import './preview.css';
import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { propTypes } from './propTypes';

// What is fetched only when it is asked for, such as a form, takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/* Only fetched for a Docs page: the tests would carry it for nothing. */
const ContractPage = lazy(async () => ({ default: (await import('./ContractPage')).ContractPage }));
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame')).DocsFrame }));

const themes = {
  standard: { contrast: 'standard', text: 'standard' },
  high: { contrast: 'high', text: 'standard' },
  large: { contrast: 'standard', text: 'large' },
  both: { contrast: 'high', text: 'large' },
} as const;

/** Does what the app does for the two switches and the language: attributes of the root, nothing else. */
const themed: Decorator = (Story, { globals }) => {
  const { contrast, text } = themes[globals['theme'] as keyof typeof themes] ?? themes.standard;
  const root = document.documentElement;
  root.dataset['contrast'] = contrast;
  root.dataset['text'] = text;
  root.dir = String(globals['direction'] ?? 'ltr');
  root.lang = 'en-AU';
  return (
    <div className="story-page">
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [themed],
  argTypesEnhancers: [propTypes],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Standard' },
          { value: 'high', title: 'High contrast' },
          { value: 'large', title: 'Large text' },
          { value: 'both', title: 'High contrast and large text' },
        ],
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    forcedColours: {
      description: 'Forced colours',
      toolbar: {
        icon: 'paintbrush',
        title: 'Forced colours',
        // A page cannot switch them on: this only says where they are switched on.
        items: [
          {
            value: 'system',
            title: 'By the system, or in developer tools: Rendering, forced-colors: active',
          },
        ],
      },
    },
    role: {
      description: 'Who is looking (screens only)',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'visitor', title: 'Visitor' },
          { value: 'user', title: 'User' },
          { value: 'admin', title: 'Administrator' },
          { value: 'healthcare', title: 'Healthcare worker' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'standard', direction: 'ltr', forcedColours: 'system', role: 'visitor' },
  parameters: {
    layout: 'padded',
    docs: {
      lang: 'en-AU',
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ContractPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Documents', ['Introduction'], 'Components', 'Screens'] } },
    viewport: {
      options: {
        narrow: { name: '320 pixels', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Telephone, 360 pixels', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768 pixels', styles: { width: '768px', height: '1024px' } },
        computer: { name: 'Computer, 1280 pixels', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
