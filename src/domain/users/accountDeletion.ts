/** The message to the only administrator, who wants to leave. */
export const deletingLastAdministrator =
  'You are the only administrator. Give somebody else the role Administrator first. Then you can delete your account.';
