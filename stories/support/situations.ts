/**
 * The situations that every part is looked at in, besides its own. A story file says
 * `export const HighContrast: Story = highContrast;` and so on: Storybook only finds stories that stand in the file.
 */
export const highContrast = { globals: { theme: 'high' } } as const;
export const largeText = { globals: { theme: 'large' } } as const;
export const highContrastLargeText = { globals: { theme: 'both' } } as const;
export const rightToLeft = { globals: { direction: 'rtl' } } as const;
export const narrow = { globals: { viewport: { value: 'narrow' } } } as const;
/** Large text at 320 pixels is what 400 % zoom leaves on a small window, and the hardest of all. */
export const narrowLargeText = { globals: { theme: 'large', viewport: { value: 'narrow' } } } as const;
/** A browser can't be told from inside: switch forced colours on in the system or in its developer tools. */
export const forcedColours = { parameters: { forcedColors: 'active' } } as const;

export const longWords =
  'A very long text that somebody wrote without thinking of small screens, of large letters, or of those who read slowly and would like to be told one thing at a time';
export const unbreakable = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
export const arabic = 'مصادر صحية لكبار السن ومن يعتني بهم';
