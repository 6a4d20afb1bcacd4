import { actions } from './actions';
import { fields } from './fields';
import { messages } from './messages';
import { pages } from './pages';
import type { Pictures } from './pictures';

/** Everything that the guides show. */
export const pictures: Pictures = { ...actions, ...fields, ...messages, ...pages };
