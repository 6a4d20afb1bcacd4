import { isIn, isTest, placeOf } from './places.mjs';

/** One live region speaks for the whole app: two of them talk over each other. */
export const liveRegion = {
  create(context) {
    const place = placeOf(context);
    if (!isIn(place, 'src') || isIn(place, 'src/components/LiveRegion') || isTest(place)) return {};
    return {
      JSXAttribute(node) {
        if (node.name.name === 'aria-live') {
          context.report({ node, message: 'aria-live belongs to LiveRegion alone: call useAnnounce().' });
        }
      },
      Property(node) {
        if (node.key.value === 'aria-live') {
          context.report({ node, message: 'aria-live belongs to LiveRegion alone: call useAnnounce().' });
        }
      },
    };
  },
};
