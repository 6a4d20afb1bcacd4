/**
 * A drawing from the sheet of drawings, in the colours of the theme. It is decorative, so it is hidden from assistive
 * technology.
 */
export function Picture({ name, className }: { name: string; className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/pictures.svg#${name}`} />
    </svg>
  );
}
