import type { ReactNode } from 'react';
import { Toggle } from '@radix-ui/react-toggle';
import { buttonClass } from '../Button/buttonClass';
import { usePressStart } from '../Button/usePressStart';
import { Icon } from '../Icon/Icon';
import { star } from '../Icon/paths';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  /** The title of the item: the button's name is "Save" and this. */
  title: string;
  /** It is saved. Default: no. */
  pressed?: boolean | undefined;
  /** Saves it, or removes it from the saved items. */
  onChange: () => void;
  /** A class of the page, for the button's position. */
  className?: string | undefined;
  /** The outcome of the last press: a link to the saved items, or an error. Beside the button. */
  children?: ReactNode;
}

/** Saves one item for later, by a Radix Toggle: "Save", and "Saved" once it is. */
export function SaveButton({ title, pressed = false, onChange, className, children }: SaveButtonProps) {
  const { handlers, meantBy } = usePressStart(pressed);
  return (
    <>
      <Toggle
        {...handlers}
        className={buttonClass('quiet', 'small', `${styles.save} ${className ?? ''}`)}
        pressed={pressed}
        onClick={(event) => {
          // The second press of a double click would undo the first one. Where it was saved elsewhere during the press,
          // the press does nothing more.
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
