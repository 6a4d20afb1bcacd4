const files = import.meta.glob<string>('../transcripts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a simulated screen reader says of one story. */
export interface Transcript {
  story: string;
  /** Read from top to bottom. */
  read: readonly string[];
  /** Said while the story's own steps are done. */
  heard: readonly string[];
}

const phrases = (section = '') =>
  section
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line && line !== '(nothing)');

function transcriptOf(text: string): Transcript {
  const [head = '', read, heard] = text.split('\n\n');
  return { story: head.split(', story ')[1]?.trim() ?? '', read: phrases(read), heard: phrases(heard) };
}

/** The transcripts of all components, by the component's name. */
export const transcripts: ReadonlyMap<string, Transcript> = new Map(
  Object.entries(files).map(([path, text]) => [/(\w+)\.txt$/.exec(path)?.[1] ?? path, transcriptOf(text)]),
);
