import type { ReactNode } from 'react';

/** A dialog as it looks when it is open, without its effects: a real one would take the focus. */
export function Window({
  title,
  children,
  buttons,
}: {
  title: string;
  children?: ReactNode;
  buttons?: ReactNode;
}) {
  return (
    <div className="story-window">
      <p className="story-window-title">{title}</p>
      {children}
      {buttons && <div className="story-row">{buttons}</div>}
    </div>
  );
}

/** What somebody hears who listens, one line after the other. */
export function Heard({ phrases }: { phrases: readonly string[] }) {
  return (
    <ul className="story-heard">
      {phrases.map((phrase) => (
        <li key={phrase}>“{phrase}”</li>
      ))}
    </ul>
  );
}

/** A list whose rows are a word each. */
export function Rows({ words }: { words: readonly string[] }) {
  return (
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}

export const nothing = () => undefined;
