const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "Three places here", "12 places here": for services that no zoom separates. */
export function placesHere(count: number): string {
  const word = words[count - 2];
  return `${word ? word.charAt(0).toUpperCase() + word.slice(1) : count} places here`;
}

/** The name of a marker for several services, with the effect of a press. */
export function groupName({ count, inOneSpot }: { count: number; inOneSpot: boolean }): string {
  return `${inOneSpot ? placesHere(count) : `${count} places`}. Show them`;
}
