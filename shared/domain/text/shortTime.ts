/** "5 pm", "9:30 am", "12 noon", "midnight": short, since it stands in a line. @param time HH:MM, up to 24:00. */
export function shortTime(time: string): string {
  const [hour = 0, past = 0] = time.split(':').map(Number);
  if (past === 0 && hour % 12 === 0) return hour === 12 ? '12 noon' : 'midnight';
  return `${hour % 12 || 12}${past > 0 ? `:${time.slice(3)}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}
