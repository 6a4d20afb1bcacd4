import type { TimedAnswer } from '@/shared/domain/text/deviceClock';
import { toldTime, type Told } from './toldTime';

/** Calls back with the time in the server's last response, if there was one, and in each later one. */
export function followToldTime(onAnswer: (answer: TimedAnswer) => void): void {
  const note = (...[headers, asked, answered]: Told) =>
    onAnswer({
      date: headers.get('date'),
      age: headers.get('age'),
      asked: asked.getTime(),
      answered: answered.getTime(),
    });
  toldTime.note = note;
  if (toldTime.last) note(...toldTime.last);
}
