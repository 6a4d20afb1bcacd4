import { useState } from 'react';
import { buttonClass } from '@/src/components/Button/buttonClass';
import { HeaderLink } from '@/src/components/Header/Header';
import type { HeaderProps } from '@/src/components/Header/Header';
import type { HelpNumber } from '@/src/components/HelpStrip/HelpStrip';
import { contrast, profile, text } from '@/src/components/Icon/paths';
import { SearchField } from '@/src/components/SearchField/SearchField';
import { ThemeToggle } from '@/src/components/ThemeToggle/ThemeToggle';

/** Numbers to show the parts with. */
export const numbers: readonly HelpNumber[] = [
  {
    name: 'Emergency',
    number: '000',
    href: 'tel:000',
    hours: 'Police, fire, ambulance. Free, day and night.',
  },
  {
    name: 'My Aged Care',
    number: '1800 200 422',
    href: 'tel:1800200422',
    hours: 'Monday to Friday 8am to 8pm, Saturday 10am to 2pm.',
  },
  {
    name: 'Health advice from a nurse',
    number: '1800 633 422',
    href: 'tel:1800633422',
    hours: '1800MEDICARE. Day and night.',
  },
  {
    name: 'Lifeline',
    number: '13 11 14',
    href: 'tel:131114',
    hours: 'When life feels too hard. Day and night.',
  },
];

/** Two switches that switch themselves only; the toolbar above switches the theme. */
function Switches() {
  const [large, setLarge] = useState(false);
  const [high, setHigh] = useState(false);
  return (
    <>
      <ThemeToggle label="Large text" icon={text} pressed={large} onChange={setLarge} />
      <ThemeToggle label="High contrast" icon={contrast} pressed={high} onChange={setHigh} />
    </>
  );
}

/** A header as a visitor sees it. */
export const visitorHeader: HeaderProps = {
  brand: { name: 'Age Better', href: '#home' },
  phone: { label: 'Help by phone', number: 'My Aged Care 1800 200 422', href: 'tel:1800200422' },
  help: { label: 'Help', href: '#help' },
  switches: <Switches />,
  search: <SearchField label="Search this site" hideLabel action="#search" />,
  account: (
    <>
      <HeaderLink href="#profile" icon={profile}>
        Profile
      </HeaderLink>
      <a className={buttonClass('plain', 'small')} href="#login">
        Login
      </a>
      <a className={buttonClass('main', 'small')} href="#register">
        Register
      </a>
    </>
  ),
  pages: {
    label: 'Pages',
    list: [
      { label: 'Health Resources', href: '#resources' },
      { label: 'Support Services', href: '#services' },
      { label: 'Community', href: '#community' },
      { label: 'Events', href: '#events' },
    ],
  },
  menu: { open: 'Menu', close: 'Close' },
  place: '/',
};

/** The same header for somebody with a long address, on one of the pages. */
export const memberHeader: HeaderProps = {
  ...visitorHeader,
  account: (
    <>
      <HeaderLink href="#profile" icon={profile}>
        <span className="visually-hidden">Your profile, </span>
        margaret@example.org
      </HeaderLink>
      <button type="button" className={buttonClass('plain', 'small')}>
        Logout
      </button>
    </>
  ),
  pages: {
    label: 'Pages',
    list: [
      ...visitorHeader.pages.list.map((page) => ({ ...page, current: page.href === '#events' })),
      { label: 'Admin Dashboard', href: '#admin' },
    ],
  },
  place: '/events',
};
