import type { Resource } from './resource';

/** The title of a resource that was just added. */
export const newResourceTitle = 'New Resource';

/** The resource that "Add New Resource" creates: an article without ratings. It gets the next id. */
export const newResource: Omit<Resource, 'id'> = {
  title: newResourceTitle,
  description: '',
  type: 'text',
  category: 'Wellness',
  ratings: [],
  averageRating: null,
};
