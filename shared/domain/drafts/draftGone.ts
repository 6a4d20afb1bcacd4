/** The message when the record of a draft is gone. */
export const draftGone = 'What you had begun to write about it was not kept.';
