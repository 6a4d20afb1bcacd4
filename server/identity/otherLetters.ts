/** The condition in SQL for keys of addresses that have more than ASCII in them: only those can have changed their form. */
export const hasOtherLetters = "email_key GLOB '*[^ -~]*'";
