import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { buttonClass } from '../Button/buttonClass';
import { Icon } from '../Icon/Icon';
import { chevronRight, phone as phoneIcon } from '../Icon/paths';
import type { IconShape } from '../Icon/paths';
import { BrandMark } from './BrandMark';
import { HeaderPages } from './HeaderPages';
import type { HeaderPagesProps } from './HeaderPages';
import { MenuButton } from './MenuButton';
import type { MenuState } from './MenuButton';
import { TopBar } from './TopBar';
import type { TopBarProps } from './TopBar';
import styles from './Header.module.css';

export interface HeaderProps {
  /** The product's name and the link to its home page. */
  brand: { name: string; href: string };
  /** A phone number: in full where there is room, otherwise its label as a link to the help page. */
  phone: TopBarProps['phone'];
  /** The help page: a button on small screens. */
  help: { label: string; href: string };
  /** The `ThemeToggle`s. */
  switches: ReactNode;
  /** A `SearchField`. */
  search: ReactNode;
  /** `HeaderLink`s, buttons, and links that look like buttons. */
  account: ReactNode;
  /** The pages, with the name of the list. */
  pages: HeaderPagesProps;
  /** The labels of the button that opens and closes the menu on small screens. */
  menu: { open: string; close: string };
  /** Changes with the page and the user, such as the address and the user's id: the menu then closes. */
  place: string;
}

/**
 * The banner of every page. One markup for all widths: the style sheet alone puts parts into the menu, so that the same
 * page can be prerendered for phones and computers, at any zoom and text size.
 */
export function Header({ brand, phone, help, switches, search, account, pages, menu, place }: HeaderProps) {
  const panelId = useId();
  const [state, setState] = useState<MenuState>('early');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const shownPlace = useRef(place);

  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    setState('closed');
  }, [place]);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'open') return;
    // Not for a dialog that React counts as ours, nor while Escape still empties a search box.
    const { target } = event;
    if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
    if (target instanceof HTMLInputElement && target.value) return;
    setState('closed');
    buttonRef.current?.focus();
  };

  return (
    <header className={styles.header}>
      <TopBar phone={phone} helpHref={help.href} switches={switches} />
      {/* Escape only closes the menu, which the button before it opens again: nothing here is for the mouse alone. */}
      <div className={`wrap ${styles.main}`} data-menu={state} onKeyDown={closeByEscape} role="presentation">
        <a className={styles.brand} href={brand.href}>
          <BrandMark />
          <span translate="no">{brand.name}</span>
        </a>
        <a className={buttonClass('plain', 'small', styles.help)} href={help.href}>
          <Icon shape={phoneIcon} />
          <span>{help.label}</span>
        </a>
        <MenuButton words={menu} state={state} onChange={setState} controls={panelId} buttonRef={buttonRef} />
        <div id={panelId} className={styles.panel}>
          <div className={styles.search}>{search}</div>
          <div className={styles.account}>{account}</div>
          <div className={styles.pages}>
            <HeaderPages {...pages} />
          </div>
        </div>
      </div>
    </header>
  );
}

export interface HeaderLinkProps {
  /** The link's address. */
  href: string;
  /** Repeats the words, before them. */
  icon: IconShape;
  /** The text of the link. */
  children: ReactNode;
  /** True for the current page. */
  current?: boolean;
}

/** A link with its icon in the account part of the header. */
export function HeaderLink({ href, icon, children, current }: HeaderLinkProps) {
  return (
    <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      <Icon shape={icon} size="large" />
      <span>{children}</span>
      <Icon shape={chevronRight} className={styles.chevron} />
    </a>
  );
}
