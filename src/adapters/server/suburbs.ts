import { parseSuburbAnswer, type SuburbAnswer } from '@/shared/domain/suburbs/suburb';
import type { FindSuburbs } from '../../ports/suburbs';
import type { ServerCall } from './serverCalls';
import { listSuburbs } from '@/shared/contract/operations/services';

/** The timeout, in milliseconds: later suggestions are useless. */
const timeout = 4000;

/** The suburbs of the app's own server. Answers are cached; where there is no list, no further request is sent. */
export function createServerSuburbs(call: ServerCall): FindSuburbs {
  const asked = new Map<string, Promise<SuburbAnswer | null>>();
  let isThereNone = false;

  const ask = async (prefix: string): Promise<SuburbAnswer | null> => {
    try {
      const answer = await call(listSuburbs, { params: { prefix } }, { cache: 'no-cache', timeout });
      return answer.ok ? parseSuburbAnswer(answer.body) : null;
    } catch {
      return null;
    }
  };

  return async (prefix) => {
    if (isThereNone) return [];
    const answering = asked.get(prefix) ?? ask(prefix);
    asked.set(prefix, answering);
    const answer = await answering;
    if (!answer) asked.delete(prefix);
    isThereNone ||= answer?.imported === false;
    return answer?.suburbs ?? null;
  };
}
