import type { Asked, Want } from './serviceFilters';
import type { ServicesView } from './servicesView';

/** Sets the wish for `id` in a view. @param want null: none. */
export function chosenWant(view: ServicesView, id: Want['id'], want: Want | null): ServicesView {
  const others = view.wants.filter((other) => other.id !== id);
  return { ...view, message: null, others: [], wants: want ? [...others, want] : others };
}

/** The view with the places that do not say what is asked, or without them again. */
export function chosenUnknown(view: ServicesView, asked: Asked): ServicesView {
  const { open, wants } = view;
  const turned = <T extends { unknownToo: boolean }>(one: T): T => ({ ...one, unknownToo: !one.unknownToo });
  return {
    ...view,
    message: null,
    others: [],
    open: open && asked === 'open' ? turned(open) : open,
    wants: wants.map((want) => (want.id === asked ? turned(want) : want)),
  };
}
