import type { HomeResource } from '../domain/content/homeResource';

/** "Health Resources" on the home page. The ids are those of `resources.ts`. */
export const homeResources: readonly HomeResource[] = [
  {
    id: 1,
    title: 'Living well with arthritis',
    summary: 'Small changes that ease stiff hands and knees.',
    url: '/resources?item=1',
  },
  {
    id: 2,
    title: 'Strength and balance at home',
    summary: 'Gentle exercises with a chair, 10 minutes a day.',
    url: '/resources?item=2',
  },
  {
    id: 6,
    title: 'When to call Triple Zero (000)',
    summary: 'How to tell an emergency, and what to say.',
    url: '/resources?item=6',
  },
];
