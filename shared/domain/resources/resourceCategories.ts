import type { Resource } from './resource';

/** The default categories. Stored resources may have others, so a category is any string. */
export const resourceCategories = [
  'Chronic Conditions',
  'Preventive Care',
  'Mental Health',
  'Nutrition',
  'Fitness',
  'Emergency Care',
  'Wellness',
] as const;

/** All categories to choose from: the default ones, then others that are in use. */
export function categoriesOf(resources: readonly Resource[]): string[] {
  const others = new Set(resources.map(({ category }) => category));
  for (const usual of ['', ...resourceCategories]) others.delete(usual);
  return [...resourceCategories, ...[...others].toSorted((a, b) => a.localeCompare(b))];
}
