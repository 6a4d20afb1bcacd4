import { expect, test } from 'vitest';
import { parseResource } from './resource';
import { formOf, sameForm, validateForm, withForm } from './resourceForm';

const resource = parseResource({
  id: 3,
  title: 'Teeth',
  description: 'Brush them.',
  category: 'Dental',
  ratings: [{ userId: 'a@example.org', rating: 4, timestamp: '' }],
  averageRating: 4,
  body: 'Twice a day.',
  checkedOn: '2026-01-01',
})!;
const form = formOf(resource);

test('the resource form has five fields, empty where the resource has nothing', () => {
  expect(form).toEqual({
    title: 'Teeth',
    description: 'Brush them.',
    type: 'text',
    category: 'Dental',
    body: 'Twice a day.',
  });
  expect(formOf(parseResource({ id: 1, title: 'Teeth' })!).body).toBe('');
  expect(sameForm(form, { ...form })).toBe(true);
  expect(sameForm(form, { ...form, type: 'video' })).toBe(false);
});

test('the resource form requires a title and a description, and blanks do not count', () => {
  expect(Object.entries(validateForm({ ...form, title: ' ', description: '' }))).toEqual([
    ['title', 'Enter a title.'],
    ['description', 'Enter a description.'],
  ]);
  expect(validateForm(form)).toEqual({});
});

test('the resource form keeps ratings, trims texts, and sets the date of checking only with a new text', () => {
  const renamed = withForm(resource, { ...form, title: ' Teeth and gums ' }, '2026-11-24');
  expect(renamed).toEqual({ ...resource, title: 'Teeth and gums' });
  expect(withForm(resource, { ...form, body: 'Floss, too.' }, '2026-11-24')).toMatchObject({
    body: 'Floss, too.',
    checkedOn: '2026-11-24',
  });
});
