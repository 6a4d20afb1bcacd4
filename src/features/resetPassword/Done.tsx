import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Status } from '../../components/Status/Status';

/** Replaces a form with its outcome. It takes the focus, because the focused element is gone. */
export function Done({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <Status kind="success">{children}</Status>
    </div>
  );
}
