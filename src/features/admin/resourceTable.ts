import type { TableColumn } from '../../components/DataTable/table';
import { averageText, exportColumns } from '../../domain/exportFile';
import type { Resource } from '../../domain/resource';
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

const needed = (what: string) => (text: string) => (text.trim() === '' ? `Please enter a ${what}.` : null);

/** What can be changed of a resource. @param all gives the categories to choose from: those in use. */
export function resourceForm(resource: Resource, keptWhere: string, all: readonly Resource[]) {
  const categories = new Set(all.map((one) => one.category));
  const fields: readonly EditField[] = [
    { name: 'title', label: 'Title', kind: 'line', check: needed('title') },
    {
      name: 'category',
      label: 'Category',
      kind: 'choice',
      options: [...categories].map((value) => ({ value, label: value })),
    },
    { name: 'description', label: 'Description', kind: 'lines', check: needed('description') },
  ];
  const { title: words, category: chosen, description: text } = resource;
  return { note: keptWhere, fields, values: { title: words, category: chosen, description: text } };
}

/** The resource with what was typed. */
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
