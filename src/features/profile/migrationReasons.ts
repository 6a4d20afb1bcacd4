import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import type { CollectionError, CollectionErrorCode } from '../../ports/collection';

const reasons: Record<CollectionErrorCode, string> = {
  limit: beyondLimits,
  unreachable: 'There is no connection.',
  permission: 'Your account may not do that.',
  full: 'There is no room.',
  refused: 'It was not kept.',
  conflict: 'Somebody else changed it.',
  overlap: 'The time is taken.',
  invalid: 'It is too long for an account.',
};

/** Explains a refusal by the account: the server's own text, or the meaning of its code. */
export const reasonOf = ({ code, text }: CollectionError): string => text ?? reasons[code];
