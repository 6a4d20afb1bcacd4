import type { Resource } from './resource';

/** The title of a resource that was just added. */
export const newResourceTitle = 'New Resource';

/** The resource that "Add New Resource" creates: an article without ratings, with the next id. */
export function newResource(resources: readonly Resource[]): Resource {
  return {
    id: resources.reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
    title: newResourceTitle,
    description: '',
    type: 'text',
    category: 'Wellness',
    ratings: [],
    averageRating: null,
  };
}
