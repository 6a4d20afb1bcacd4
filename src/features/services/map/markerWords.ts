const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "Three places here", "12 places here": places that no zoom parts. */
export function placesHere(count: number): string {
  const word = words[count - 2];
  return `${word ? word.charAt(0).toUpperCase() + word.slice(1) : count} places here`;
}

/** The name of a marker for several places: what it stands for, and what a press does. */
export function groupName({ count, inOneSpot }: { count: number; inOneSpot: boolean }): string {
  return `${inOneSpot ? placesHere(count) : `${count} places`}. Show them`;
}
