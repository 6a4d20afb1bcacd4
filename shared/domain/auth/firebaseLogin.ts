/**
 * How long a login of a hosted account lasts here without another exchange of its token, in milliseconds: a day. So whoever was
 * logged out there, or lost a role there, is known here a day later at most.
 */
export const exchangeHolds = 24 * 60 * 60 * 1000;
