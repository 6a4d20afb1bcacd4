/** Asked before a form is left that holds something that was not saved. */
export const leaveQuestion = {
  question: 'Leave without saving?',
  details: 'What you changed here will be lost.',
  confirm: 'Leave without saving',
  keep: 'Keep writing',
};
