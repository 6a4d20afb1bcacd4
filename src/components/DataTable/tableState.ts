/** The sorting of a table, in the terms of aria-sort. */
export interface TableSort {
  field: string;
  direction: 'ascending' | 'descending';
}

/** A person's changes to a table. */
export interface TableState {
  sort: TableSort | null;
  /** The text in each column's search box, as typed, by field. */
  columnSearches: Readonly<Record<string, string>>;
  /** The text in the box that searches all columns, as typed. */
  globalSearch: string;
  /** From 1. May be beyond the last page when rows have gone; `pageOf` clamps it. */
  page: number;
  /** Ids of the selected rows. It outlives searches, sorting, paging and resets. */
  selection: ReadonlySet<string>;
}

/** The initial state of every table; `reset` returns to it, except for the selection. */
export const untouched: TableState = {
  sort: null,
  columnSearches: {},
  globalSearch: '',
  page: 1,
  selection: new Set(),
};

/** The actions on a table. */
export type TableAction =
  | { do: 'sort'; field: string }
  | { do: 'search-column'; field: string; text: string }
  | { do: 'search-all'; text: string }
  | { do: 'clear-searches' }
  | { do: 'page'; page: number }
  | { do: 'select'; ids: Iterable<string>; selected: boolean }
  | { do: 'clear-selection' }
  | { do: 'reset' };

/**
 * Returns the state after an action. Sorting and searching go to the first page: the rows of this one are elsewhere
 * now.
 */
export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.do) {
    case 'sort': {
      const again = state.sort?.field === action.field && state.sort.direction === 'ascending';
      const direction = again ? 'descending' : 'ascending';
      return { ...state, sort: { field: action.field, direction }, page: 1 };
    }
    case 'search-column':
      return {
        ...state,
        columnSearches: { ...state.columnSearches, [action.field]: action.text },
        page: 1,
      };
    case 'search-all':
      return { ...state, globalSearch: action.text, page: 1 };
    case 'clear-searches':
      return { ...state, columnSearches: {}, globalSearch: '', page: 1 };
    case 'page':
      return { ...state, page: action.page };
    case 'select': {
      const selection = new Set(state.selection);
      for (const id of action.ids) {
        if (action.selected) selection.add(id);
        else selection.delete(id);
      }
      return { ...state, selection };
    }
    case 'clear-selection':
      return { ...state, selection: new Set() };
    case 'reset':
      return { ...untouched, selection: state.selection };
  }
}
