import type { TimedAnswer } from '@/shared/domain/text/deviceClock';
import { serverTime, type TimedHeaders } from './serverTime';

/** Calls back with the time in the server's last response, if there was one, and in each later one. */
export function subscribeToServerTime(onAnswer: (answer: TimedAnswer) => void): void {
  const note = (...[headers, asked, answered]: TimedHeaders) =>
    onAnswer({
      date: headers.get('date'),
      age: headers.get('age'),
      asked: asked.getTime(),
      answered: answered.getTime(),
    });
  serverTime.note = note;
  if (serverTime.last) note(...serverTime.last);
}
