import * as Radix from '@radix-ui/react-dialog';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactElement, ReactNode, RefObject, SyntheticEvent } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { close, type IconShape } from '../Icon/paths';
import styles from './Dialog.module.css';
import {
  escapeUppermost,
  firstFocus,
  goToLast,
  guardFocus,
  moveFocusIn,
  returnFocus,
  showFocus,
  shutPage,
} from './dialogFocus';
import { Exiting, Presence } from './Presence';

export interface DialogProps {
  /** Shows it. The owner controls this; the dialog only asks to be closed. */
  open: boolean;
  /** The visible heading, which is also the dialog's name. */
  title: string;
  /**
   * Called when the person pressed Close or Esc. A click outside the dialog does nothing: a slip must not discard typed
   * text.
   */
  onClose: () => void;
  /** Called when the dialog is closed and the focus has returned, unless `focusMovesOn`. */
  onClosed?: (() => void) | undefined;
  /** First line of the dialog, read out with its name when it opens. */
  description?: ReactNode;
  /** Decorative icon before the heading. */
  icon?: IconShape | undefined;
  /** Colour of the icon. Default `info`. */
  tone?: 'info' | 'warning' | 'danger' | undefined;
  /**
   * `alertdialog` for a short message that needs an answer; it then has no Close button. Default `dialog`.
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `wide` (46rem) for results and lists. Default `standard` (36rem). */
  width?: 'standard' | 'wide' | undefined;
  /** The label of the Close button. */
  closeLabel?: string | undefined;
  /** The opener, where it is not the focused element when the dialog appears. */
  opener?: Element | null | undefined;
  /** Returns the element to focus after closing when the opener is gone. Default: the page's heading. */
  fallbackFocus?: (() => HTMLElement | null) | undefined;
  /** Called on closing: returns another element to focus, because the action led somewhere else. Null: the opener. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /**
   * Called on closing: returns true where the owner moves the focus itself, since the action removes the opener. Until
   * then the focus stays, so that no screen reader is led to an element that is about to be removed; if nobody has
   * moved it after 200 ms, it returns to the opener.
   */
  focusMovesOn?: (() => boolean) | undefined;
  /** Makes the content one form (without the browser's own bubbles) and receives its submission. */
  onSubmit?: (() => void) | undefined;
  /** The buttons at the foot, the main one first. */
  actions?: ReactNode;
  /** Shown below the buttons, for a link to somewhere else. Part of the form. */
  below?: ReactElement | undefined;
  /** The content between the heading and the buttons. */
  children?: ReactNode;
}

/** A modal dialog above the page, which traps the focus until it is closed. */
export function Dialog(props: DialogProps) {
  const goesWithOwner = use(Exiting);
  return <Presence>{props.open && <Window {...props} goesWithOwner={goesWithOwner} />}</Presence>;
}

function Window(props: DialogProps & { goesWithOwner: boolean }) {
  const { role = 'dialog', width = 'standard', tone = 'info', onClose } = props;
  const isLeaving = use(Exiting) || props.goesWithOwner;
  const content = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const end = useRef({ isTold: false, isBack: false });

  const notifyClosed = () => {
    if (!end.current.isTold) props.onClosed?.();
    end.current.isTold = true;
  };
  const giveBack = () => {
    if (end.current.isBack) return;
    end.current.isBack = true;
    const { activeElement } = document;
    const isAway = activeElement !== document.body && !content.current?.contains(activeElement);
    if (!isAway || !props.focusMovesOn?.()) {
      const back = props.focusAfter?.() ?? props.opener ?? cameFrom.current;
      // A dialog that closes at the same time returns the focus to its own opener, not to an element inside this one.
      if (!back?.closest('[data-leaving]')) returnFocus(back, props.fallbackFocus);
    }
    cameFrom.current = null;
    notifyClosed();
  };
  /** Disables an element that keeps the focus for a moment. */
  const ignore = (event: SyntheticEvent) => {
    if (!isLeaving) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Radix.Root open={!isLeaving} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal forceMount>
        {/* Not Radix's Overlay: its scroll lock injects a style element, which the content security policy
            refuses. `shutPage` and the style sheet lock the page instead. */}
        <div
          className={styles.backdrop}
          data-leaving={isLeaving ? '' : undefined}
          onClickCapture={ignore}
          onSubmitCapture={ignore}
        >
          <Radix.Content
            forceMount
            ref={content}
            className={styles.dialog}
            role={role}
            // Screen readers can take Radix's changes here during the exit for news in an alert.
            data-state={undefined}
            style={{ pointerEvents: 'inherit' }}
            data-width={width}
            data-tone={tone}
            onKeyDown={goToLast}
            onFocus={showFocus}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={moveFocusIn}
            onEscapeKeyDown={(event) => {
              if (hasOwnEscape(event.target)) event.preventDefault();
              if (!isLeaving) return;
              event.preventDefault();
              escapeUppermost();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveBack();
            }}
          >
            <Inside {...props} />
          </Radix.Content>
          {/* After the content: React has set the content's ref when this one's effect runs. */}
          {isLeaving ? (
            <Departure onGone={() => (props.focusMovesOn?.() ? notifyClosed() : giveBack())} />
          ) : (
            <Arrival content={content} cameFrom={cameFrom} onEscape={onClose} />
          )}
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns true where Esc closes something inside the dialog there, which this attribute marks. */
const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-own-escape]') !== null;

/**
 * Moves the focus in and makes the page inert before Radix hides it: hiding an element that has the focus is
 * an error.
 */
function Arrival(props: {
  content: RefObject<HTMLDivElement | null>;
  cameFrom: RefObject<Element | null>;
  onEscape: () => void;
}) {
  const { content, cameFrom, onEscape } = props;
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useLayoutEffect(() => {
    const dialog = content.current;
    if (!dialog) return;
    if (!dialog.contains(document.activeElement)) {
      cameFrom.current = document.activeElement;
      firstFocus(dialog).focus();
    }
    const openPage = shutPage(dialog, () => escape.current());
    const stopGuarding = guardFocus(dialog);
    return () => {
      stopGuarding();
      openPage();
    };
  }, [content, cameFrom]);
  return null;
}

/** Runs once every effect of opening or closing has been applied. */
function Departure({ onGone }: { onGone: () => void }) {
  const act = useRef(onGone);
  useEffect(() => {
    const timer = setTimeout(() => act.current());
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function Inside({
  title,
  description,
  icon,
  role,
  closeLabel,
  onClose,
  onSubmit,
  actions,
  below,
  children,
}: DialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const body = (
    <>
      {description && (
        <Radix.Description className={styles.description} asChild>
          <div>{description}</div>
        </Radix.Description>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      {below}
    </>
  );
  return (
    <>
      <div className={styles.head}>
        {icon && <Icon shape={icon} size="large" className={styles.icon} />}
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {role !== 'alertdialog' && (
          <Button icon={close} size="small" onClick={onClose}>
            {closeLabel ?? 'Close'}
          </Button>
        )}
      </div>
      {onSubmit ? (
        <form className={styles.body} noValidate onSubmit={submit}>
          {body}
        </form>
      ) : (
        <div className={styles.body}>{body}</div>
      )}
    </>
  );
}
