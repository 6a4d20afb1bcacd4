const mixins = new Map();

/** Lightning CSS gives a missing fallback of `var()` as null and takes nothing but its absence back. */
const withoutNull = (_key, value) => value ?? undefined;

/** `@mixin --x { … }` is kept, and `@apply --x;` puts it in its place: https://drafts.csswg.org/css-mixins-1/ */
const visitor = {
  Rule: {
    custom: {
      mixin({ prelude, body }) {
        mixins.set(prelude.value, JSON.stringify(body.value, withoutNull));
        return [];
      },
      apply({ prelude }) {
        const mixin = mixins.get(prelude.value);
        if (!mixin) throw new Error(`No @mixin ${prelude.value} stands before its @apply`);
        return JSON.parse(mixin);
      },
    },
  },
};

/** Vite's `css`, wherever our style sheets are used: in the app, in Storybook, in tests and in measurements. */
export const css = {
  transformer: 'lightningcss',
  lightningcss: {
    // The page is one container that the style sheets of all components ask for by its name.
    cssModules: { container: false },
    customAtRules: {
      mixin: { prelude: '<custom-ident>', body: 'style-block' },
      apply: { prelude: '<custom-ident>' },
    },
    visitor,
  },
};
