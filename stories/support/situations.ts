/**
 * Situations that a story is shown in. A component's stories with the tag `situations` are taken through all of them by
 * `stories/situations.test.tsx`; only what has steps or words of its own in one of them is a story.
 */
export const highContrast = { globals: { theme: 'high' } } as const;
export const largeText = { globals: { theme: 'large' } } as const;
export const highContrastLargeText = { globals: { theme: 'both' } } as const;
export const rightToLeft = { globals: { direction: 'rtl' } } as const;
export const narrow = { globals: { viewport: { value: 'narrow' } } } as const;
/** Large text at 320 pixels is what 400 % zoom leaves on a small window, and the hardest of all. */
export const narrowLargeText = { globals: { theme: 'large', viewport: { value: 'narrow' } } } as const;

export const longWords =
  'A very long text that somebody wrote without thinking of small screens, of large letters, or of those who read slowly and would like to be told one thing at a time';
export const unbreakable = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
export const arabic = 'مصادر صحية لكبار السن ومن يعتني بهم';
