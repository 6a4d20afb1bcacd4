import type { TableColumn } from '../../components/DataTable/table';
import { averageText, exportColumns } from '@/shared/domain/admin/exportFile';
import type { Resource } from '@/shared/domain/resources/resource';
import { descriptionMissing, titleMissing } from '@/shared/domain/resources/resourceForm';
import { categoriesOf } from '@/shared/domain/resources/resourceCategories';
import type { EditField, EditValues } from './EditDialog';
import type { DeletionWords } from './useDeletion';

const [id, title, category, description, averageRating] = exportColumns.resources;

/** The columns of the resources table. */
export const resourceColumns: readonly TableColumn<Resource>[] = [
  { ...id!, size: 'short' },
  { ...title! },
  { ...category! },
  { ...description!, size: 'long' },
  { ...averageRating!, text: (resource) => averageText(resource.averageRating) },
];

const needed = (words: string) => (text: string) => (text.trim() === '' ? words : null);

/**
 * The fields of a resource that can be edited here; its text is edited on its own page.
 * @param all may have categories of their own.
 */
export function resourceForm(resource: Resource, storageNotice: string, all: readonly Resource[]) {
  const fields: readonly EditField[] = [
    { name: 'title', label: 'Title', kind: 'line', check: needed(titleMissing) },
    {
      name: 'category',
      label: 'Category',
      kind: 'choice',
      options: categoriesOf(all).map((value) => ({ value, label: value })),
    },
    { name: 'description', label: 'Description', kind: 'lines', check: needed(descriptionMissing) },
  ];
  const { title: words, category: chosen, description: text } = resource;
  return { note: storageNotice, fields, values: { title: words, category: chosen, description: text } };
}

/** Applies the values of the form to the resource. */
export function withResourceValues(resource: Resource, values: EditValues): Resource {
  return {
    ...resource,
    title: (values['title'] ?? resource.title).trim(),
    category: values['category'] ?? resource.category,
    description: (values['description'] ?? resource.description).trim(),
  };
}

export const resourceWords: DeletionWords<Resource> = {
  noun: { one: 'resource', many: 'resources' },
  nameOf: (resource) => resource.title,
  details: 'Its ratings go with it.',
  report: 'resources-deleted',
};
