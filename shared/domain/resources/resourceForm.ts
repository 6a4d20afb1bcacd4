import { isFilled } from '../records/parse';
import type { Resource } from './resource';

/** The fields of a resource that an administrator may change. */
export type ResourceFields = Pick<Resource, 'title' | 'description' | 'type' | 'category'> & { body: string };

/** The error beside a field that is empty. */
export const titleMissing = 'Enter a title.';
export const descriptionMissing = 'Enter a description.';

/** The form's fields for a resource. */
export function formOf({ title, description, type, category, body = '' }: Resource): ResourceFields {
  return { title, description, type, category, body };
}

/** Returns whether two forms have the same values. */
export function sameForm(a: ResourceFields, b: ResourceFields): boolean {
  return Object.entries(a).every(([name, value]) => b[name as keyof ResourceFields] === value);
}

/** The errors by field, in the order of the fields; empty when valid. */
export function validateForm({ title, description }: ResourceFields) {
  const errors: { title?: string; description?: string } = {};
  if (!isFilled(title)) errors.title = titleMissing;
  if (!isFilled(description)) errors.description = descriptionMissing;
  return errors;
}

/**
 * The resource with the values of the form. Ratings and unknown fields stay.
 * @param today YYYY-MM-DD: a new text counts as checked on this date.
 */
export function withForm(resource: Resource, form: ResourceFields, today: string): Resource {
  const body = form.body.trim();
  return {
    ...resource,
    ...form,
    title: form.title.trim(),
    description: form.description.trim(),
    body,
    ...(body === (resource.body ?? '') ? {} : { checkedOn: today }),
  };
}
