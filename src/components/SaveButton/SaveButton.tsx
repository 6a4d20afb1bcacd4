import type { ReactNode } from 'react';
import { Toggle } from '@radix-ui/react-toggle';
import { buttonClass } from '../Button/buttonClass';
import { usePressStart } from '../Button/usePressStart';
import { Icon } from '../Icon/Icon';
import { star } from '../Icon/paths';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  /** What is saved: the button's name is "Save" and this. */
  title: string;
  /** It is saved. Default: no. */
  pressed?: boolean | undefined;
  /** Saves it, or does not keep it saved any longer. */
  onChange: () => void;
  /** A class of the page, for where the button stands. */
  className?: string | undefined;
  /** What came of the last press: a link to what is saved, or why it could not be. Beside the button. */
  children?: ReactNode;
}

/** Saves one thing for later, by a Radix Toggle: "Save", and "Saved" once it is. */
export function SaveButton({ title, pressed = false, onChange, className, children }: SaveButtonProps) {
  const { handlers, meantBy } = usePressStart(pressed);
  return (
    <>
      <Toggle
        {...handlers}
        className={buttonClass('quiet', 'small', `${styles.save} ${className ?? ''}`)}
        pressed={pressed}
        onClick={(event) => {
          // The second press of a double click would take back what the first one did. Where it was saved elsewhere while
          // the press went on, what the press wants is done.
          if (event.detail > 1 || meantBy(event) !== pressed) event.preventDefault();
        }}
        onPressedChange={onChange}
      >
        <Icon shape={star} />
        <span>
          <span>{pressed ? 'Saved' : 'Save'}</span>
          <span className="visually-hidden">{` ${title}`}</span>
        </span>
      </Toggle>
      {children}
    </>
  );
}
