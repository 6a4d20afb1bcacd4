/** Parameters of stories that bring a `main` or an open dialog: on their Docs page they stand in a window of their own. */
export const inFrame = { docs: { story: { inline: false, height: '640px' } } } as const;
