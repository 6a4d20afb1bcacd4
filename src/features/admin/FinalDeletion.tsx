import { useId, useLayoutEffect, useRef } from 'react';
import { Status } from '../../components/Status/Status';

/** Says what was deleted for good. It takes the focus, since the deleted row had it. */
export function FinalDeletion({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => box.current?.focus(), [text]);
  return (
    <div ref={box} role="group" aria-labelledby={id} tabIndex={-1}>
      <Status kind="success">
        <span id={id}>{text}</span>
      </Status>
    </div>
  );
}
