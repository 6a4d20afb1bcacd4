/** Texts about ratings: a file of its own, since the records need the rules of ratings, and no texts. */

/** The message beside the stars after a first rating. */
export const ratingThanks = 'Thank you for your rating!';
/** The message after a later one. */
export const ratingUpdated = 'Your rating has been updated!';
/** The text in place of the stars for people who are not logged in. */
export const loginToRate = 'Please log in to rate resources.';
/** The text in place of the average before the first rating. */
export const noRatingsYet = 'No ratings yet';
