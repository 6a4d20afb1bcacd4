/**
 * A drawing from the sheet of drawings. It takes its colours from the theme, and is hidden from assistive technology: it
 * decorates the words beside it.
 */
export function Picture({ name, className }: { name: string; className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/pictures.svg#${name}`} />
    </svg>
  );
}
