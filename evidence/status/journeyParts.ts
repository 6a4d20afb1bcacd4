/**
 * The components that a person uses in each recorded task. Others are on the same pages and may be said on the way, but
 * nobody can tell from a recording whether they work, so they are not listed.
 */
const used: Readonly<Record<string, readonly string[]>> = {
  'book-by-form': ['Button', 'Dialog', 'TextField', 'DateTimeField', 'AskDialog', 'OutcomeMessage'],
  'book-by-parts': ['Button', 'Dialog', 'TextField', 'DateTimeField'],
  'book-in-grid': ['Dialog', 'TextField'],
  book: ['Button', 'Dialog', 'TextField'],
  cancel: ['Button', 'AskDialog', 'OutcomeMessage'],
  'change-theme': ['ThemeToggle'],
  'email-with-one-failure': ['DataTable', 'Dialog', 'TextField', 'TextArea', 'Progress'],
  filter: ['ToggleGroup'],
  'give-up-place': ['Button', 'OutcomeMessage'],
  'list-and-map': [],
  'log-in-mended': ['Button', 'Dialog', 'TextField', 'PasswordField', 'Field', 'FieldMessage'],
  'log-in': ['Button', 'Dialog', 'TextField', 'PasswordField'],
  narrow: [],
  'nearest-class': ['SuggestBox', 'ToggleGroup'],
  // Radio buttons without any code, to compare the stars with.
  'radios-plain': [],
  'radios-stars': ['StarRating'],
  rate: ['StarRating'],
  'register-for-an-event': ['Button', 'OutcomeMessage'],
  'sort-and-search': ['DataTable'],
  'sort-users': ['DataTable'],
  'suggested-suburb': ['SuggestBox'],
};

/** All tasks whose components are known. */
export const knownJourneys: readonly string[] = Object.keys(used);

/** All components that are used in some task. */
export const usedComponents: ReadonlySet<string> = new Set(Object.values(used).flat());

/** The components that are used in a task; none of a task that nobody has listed. */
export const partsOf = (journey: string): readonly string[] => used[journey] ?? [];
