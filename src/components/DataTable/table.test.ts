import { describe, expect, it } from 'vitest';
import { createTableIndex, pageOf } from './table';
import type { TableColumn } from './table';
import { tableReducer, untouched } from './tableState';
import type { TableAction, TableState } from './tableState';

interface Person {
  id: number;
  email: string | null;
  role: string;
  rating?: number | null;
}

const people: Person[] = [
  { id: 10, email: 'tom@example.org', role: 'user', rating: 4 },
  { id: 2, email: 'Nina@example.org', role: 'admin', rating: null },
  { id: 1, email: 'george@example.org', role: 'user', rating: Number.NaN },
  { id: 30, email: null, role: 'healthcare', rating: 10 },
  { id: 4, email: 'Zoë@example.org', role: 'user', rating: -2 },
];
const columns: TableColumn<Person>[] = [
  { field: 'id', label: 'ID' },
  { field: 'email', label: 'Email' },
  { field: 'role', label: 'Role' },
  { field: 'rating', label: 'Rating', text: ({ rating }) => (rating ? rating.toFixed(1) : '') },
];
const index = createTableIndex(columns, people, ({ id }) => id);
const after = (...actions: TableAction[]): TableState => actions.reduce(tableReducer, untouched);
const shown = (...actions: TableAction[]) =>
  Array.from(index.find(after(...actions)), (at) => people[at]?.id);
const all = (text: string): TableAction => ({ do: 'search-all', text });
const column = (field: string, text: string): TableAction => ({ do: 'search-column', field, text });

describe('sorting', () => {
  it('keeps the given order until a person sorts', () => {
    expect(shown()).toEqual([10, 2, 1, 30, 4]);
  });

  it('sorts numbers as numbers', () => {
    expect(shown({ do: 'sort', field: 'id' })).toEqual([1, 2, 4, 10, 30]);
  });

  it('starts ascending, reverses at the second press, and starts ascending again in a new column', () => {
    const sort = (...fields: string[]) =>
      after(...fields.map((field) => ({ do: 'sort', field }) as const)).sort;
    expect(sort('id')).toEqual({ field: 'id', direction: 'ascending' });
    expect(sort('id', 'id')).toEqual({ field: 'id', direction: 'descending' });
    expect(sort('id', 'id', 'id')).toEqual({ field: 'id', direction: 'ascending' });
    expect(sort('id', 'id', 'email')).toEqual({ field: 'email', direction: 'ascending' });
  });

  it('keeps equal rows in their order, in both directions', () => {
    expect(shown({ do: 'sort', field: 'role' })).toEqual([2, 30, 10, 1, 4]);
    expect(shown({ do: 'sort', field: 'role' }, { do: 'sort', field: 'role' })).toEqual([10, 1, 4, 30, 2]);
  });

  it('puts empty values last, in both directions', () => {
    expect(shown({ do: 'sort', field: 'rating' })).toEqual([4, 10, 30, 2, 1]);
    expect(shown({ do: 'sort', field: 'rating' }, { do: 'sort', field: 'rating' })).toEqual([
      30, 10, 4, 2, 1,
    ]);
    expect(shown({ do: 'sort', field: 'email' }).at(-1)).toBe(30);
  });

  it('ignores capitals', () => {
    expect(shown({ do: 'sort', field: 'email' })).toEqual([1, 2, 10, 4, 30]);
  });

  it('sorts by the value that a column names for sorting', () => {
    const byLength = createTableIndex<Person>(
      [{ field: 'role', label: 'Role', value: ({ role }) => role.length }],
      people,
      ({ id }) => id,
    );
    const sort = { field: 'role', direction: 'descending' } as const;
    expect([...byLength.find({ ...untouched, sort })]).toEqual([3, 1, 0, 2, 4]);
  });

  it('sorts dates by time, yes after no, and leaves broken dates last', () => {
    const rows = [new Date('2026-02-01'), new Date('x'), new Date('2025-12-31')].map((at, id) => ({
      at,
      id,
    }));
    const dates = createTableIndex([{ field: 'at', label: 'At' }], rows, ({ id }) => id);
    const sort = { field: 'at', direction: 'ascending' } as const;
    expect([...dates.find({ ...untouched, sort })]).toEqual([2, 0, 1]);
  });

  it('ignores a column that is gone', () => {
    expect(shown({ do: 'sort', field: 'colour' })).toEqual([10, 2, 1, 30, 4]);
  });
});

describe('searching', () => {
  it('ignores capitals, spaces at the ends and accents', () => {
    expect(shown(all('  NINA '))).toEqual([2]);
    expect(shown(all('zoe'))).toEqual([4]);
    expect(shown(all('ZOË'))).toEqual([4]);
  });

  it('finds every row for a blank search', () => {
    expect(shown(all('   '), column('email', ' '))).toHaveLength(5);
  });

  it('looks in one column, in several, and in all', () => {
    expect(shown(column('role', 'user'))).toEqual([10, 1, 4]);
    expect(shown(column('role', 'user'), column('email', 'tom'))).toEqual([10]);
    expect(shown(column('role', 'admin'), all('tom'))).toEqual([]);
    expect(shown(all('healthcare'))).toEqual([30]);
  });

  it('searches the text that is shown', () => {
    expect(shown(column('rating', '4.0'))).toEqual([10]);
  });

  it('finds no text that runs from one cell into the next', () => {
    expect(shown(all('orguser'))).toEqual([]);
  });

  it('takes every character literally', () => {
    expect(shown(all('.*'))).toEqual([]);
    expect(shown(all('a@example.org'))).toEqual([2]);
  });

  it('keeps the order', () => {
    expect(shown({ do: 'sort', field: 'email' }, all('user'))).toEqual([1, 10, 4]);
  });

  it('ignores a column that is gone', () => {
    expect(shown(column('colour', 'green'))).toHaveLength(5);
  });

  it('finds the same with and without preparation', () => {
    const other = createTableIndex(columns, people, ({ id }) => id);
    other.prepare();
    expect([...other.find(after(all('tom')))]).toEqual([...index.find(after(all('tom')))]);
  });
});

describe('the table’s state', () => {
  it('goes to the first page on sorting and searching', () => {
    const third = { do: 'page', page: 3 } as const;
    expect(after(third).page).toBe(3);
    expect(after(third, { do: 'sort', field: 'id' }).page).toBe(1);
    expect(after(third, all('a')).page).toBe(1);
    expect(after(third, column('id', '1')).page).toBe(1);
    expect(after(third, { do: 'clear-searches' }).page).toBe(1);
  });

  it('resets page, sorting and searches, and keeps the selection', () => {
    const state = after(
      { do: 'sort', field: 'id' },
      all('a'),
      column('id', '1'),
      { do: 'select', ids: ['2'], selected: true },
      { do: 'page', page: 2 },
      { do: 'reset' },
    );
    expect(state).toEqual({ ...untouched, selection: new Set(['2']) });
  });

  it('keeps the selection through searches, and never mutates an earlier state', () => {
    const one = after({ do: 'select', ids: ['1', '2', '4'], selected: true });
    const other = tableReducer(tableReducer(one, all('tom')), { do: 'select', ids: ['2'], selected: false });
    expect([...other.selection]).toEqual(['1', '4']);
    expect([...one.selection]).toEqual(['1', '2', '4']);
    expect(tableReducer(other, { do: 'clear-selection' }).selection.size).toBe(0);
  });
});

describe('pages', () => {
  const found = Uint32Array.from({ length: 23 }, (_, at) => at);

  it('are slices of the rows', () => {
    expect(pageOf(found, 2, 10)).toMatchObject({ page: 2, pageCount: 3 });
    expect(pageOf(found, 3, 10).positions).toEqual([20, 21, 22]);
  });

  it.each([
    [99, 3],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
    [2.7, 2],
  ])('are clamped and rounded: %d is read as %d', (asked, page) => {
    expect(pageOf(found, asked, 10).page).toBe(page);
  });

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY])('have ten rows instead of %d', (size) => {
    expect(pageOf(found, 1, size).positions).toHaveLength(10);
  });

  it('are one even without rows', () => {
    expect(pageOf(new Uint32Array(), 5, 10)).toEqual({ page: 1, pageCount: 1, positions: [] });
  });
});

describe('invalid rows and columns', () => {
  const made = (rows: unknown, of: TableColumn<Person>[] = columns) =>
    createTableIndex(of, rows as Person[], ({ id }) => id);

  it('give no warning when there are none', () => {
    expect(index.problems).toEqual([]);
    expect(made([]).problems).toEqual([]);
  });

  it.each([null, undefined, {}, 'rows'])('treat %j as no rows', (rows) => {
    expect(made(rows).rows).toEqual([]);
    expect(made(rows).problems).toEqual(['the rows are not a list']);
  });

  it('leave out what is not a row', () => {
    const odd = made([people[0], null, 7, people[1]]);
    expect(odd.ids).toEqual(['10', '2']);
    expect(odd.problems).toEqual(['2 of the rows are no objects']);
  });

  it('warn about a column that no row has, and show nothing in it', () => {
    const odd = made(people, [{ field: 'colour', label: 'Colour' }]);
    expect(odd.problems).toEqual(['no row has the field "colour"']);
    expect(odd.text(0, { field: 'colour', label: 'Colour' })).toBe('');
  });

  it('tell apart two rows with the same id', () => {
    const odd = made([people[0], people[0]]);
    expect(new Set(odd.ids).size).toBe(2);
    expect(odd.problems).toEqual(['two rows have the id "10"']);
  });

  it('leave out the second of two columns with one field', () => {
    const odd = made(people, [
      { field: 'id', label: 'ID' },
      { field: 'id', label: 'Number' },
    ]);
    expect(odd.columns).toEqual([{ field: 'id', label: 'ID' }]);
    expect(odd.problems).toHaveLength(1);
  });

  it('never show "NaN", "null" or "[object Object]"', () => {
    const cell: TableColumn<{ x: unknown }> = { field: 'x', label: 'X' };
    for (const x of [Number.NaN, null, undefined, {}, [], new Date('x')]) {
      expect(createTableIndex([cell], [{ x }], () => 1).text(0, cell)).toBe('');
    }
  });
});
