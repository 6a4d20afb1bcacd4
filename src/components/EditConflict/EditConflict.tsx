import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { warning } from '../Icon/paths';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup';
import type { Conflict, Side } from './useEditConflict';
import styles from './EditConflict.module.css';

export interface EditConflictProps {
  /** The two versions; null: nothing is rendered. */
  conflict: Conflict | null;
  /** Called when the person wants this side's version in the form. */
  onShow: (side: Side) => void;
}

const sides = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const;

/**
 * Shows another person's changes to a record that is being edited: both versions of each field that differs, and a way
 * to choose. It takes the focus when it appears. Nothing is saved by it.
 */
export function EditConflict({ conflict, onShow }: EditConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  const textId = useId();

  const attempt = conflict?.attempt;
  useEffect(() => box.current?.focus(), [attempt]);

  if (!conflict) return null;
  const { text, differences, shown } = conflict;
  return (
    <div ref={box} className={styles.conflict} role="group" aria-labelledby={textId} tabIndex={-1}>
      <Icon shape={warning} size="large" />
      <div className={styles.words}>
        <p id={textId}>{text}</p>
        <dl className={styles.versions}>
          {differences.map(({ name, label, now, yours, before }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <b>Now:</b> <span>{now}</span>
              </dd>
              <dd>
                <b>{yours === undefined ? 'Before:' : 'You wrote:'}</b> <span>{yours ?? before}</span>
              </dd>
            </div>
          ))}
        </dl>
        <ToggleGroup label="In the form" showLabel options={sides} value={shown} onChange={onShow} />
      </div>
    </div>
  );
}
