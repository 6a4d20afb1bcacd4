/** The message to the only administrator, who wants to leave. */
export const deletingLastAdministrator =
  'You are the only administrator. First give somebody else that role. Then you can delete your account.';
