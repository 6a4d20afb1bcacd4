/**
 * How long a login of a Firebase account lasts here without another exchange of its token, in milliseconds. So a logout or a lost
 * role there takes effect here within a day.
 */
export const exchangeHolds = 24 * 60 * 60 * 1000;
