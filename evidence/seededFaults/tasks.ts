import type { Fault } from './fault';
import { changedTree, deadKeys, noDialog, unsaid } from './finders';

/** What only a task, or the tree that people reviewed, brings to light. */
export const taskFaults: readonly Fault[] = [
  {
    fault: 'a name that says something else',
    by: 'tree',
    act: () =>
      document.querySelector('footer a[href="/privacy"]')!.setAttribute('aria-label', 'Shop for shoes'),
    finds: changedTree,
    says: /Privacy/,
  },
  {
    fault: 'a button that keys do not press',
    by: 'journey',
    act: () => document.addEventListener('keydown', (event) => event.preventDefault(), true),
    finds: deadKeys,
    says: /nothing/,
  },
  {
    fault: 'a message that is not announced',
    by: 'journey',
    act: () => {
      for (const one of document.querySelectorAll('[data-live-announcer] [aria-live]')) {
        one.removeAttribute('role');
        one.removeAttribute('aria-live');
      }
    },
    finds: unsaid,
    says: /not said/,
  },
  {
    fault: 'a link that says it is a picture',
    by: 'tree',
    act: () => document.querySelector('footer a[href="/privacy"]')!.setAttribute('role', 'img'),
    finds: changedTree,
    says: /Privacy/,
  },
  {
    fault: 'a button that opens nothing',
    by: 'dialog',
    act: () =>
      document.addEventListener(
        'click',
        (event) => {
          if ((event.target as Element).closest('button')) event.stopPropagation();
        },
        true,
      ),
    finds: noDialog,
    says: /no dialog named/,
  },
];
