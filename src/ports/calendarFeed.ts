/** A person's calendar feed: other calendars read it at a secret address. The address itself is not stored anywhere. */
export interface CalendarFeed {
  /** The time when its address was made, ISO 8601 in UTC. */
  madeAt: string;
  /** True where it shows the titles and places of appointments. */
  titles: boolean;
}

/** The input for a new address. */
export interface CalendarFeedOrder {
  /** The person's own password, because the address outlasts the login. */
  password: string;
  titles: boolean;
  /** True where it replaces the current address, which then stops working. */
  renews: boolean;
}

/** The calendar feed of the current user. Every method rejects with `OwnAccountError` only. */
export interface OwnCalendarFeed {
  /** Null: there is none. */
  read(): Promise<CalendarFeed | null>;
  /**
   * Makes an address, which only this answer contains.
   * @throws wrong-password; outdated where another window has made or turned off one meanwhile; refused after too many
   * attempts.
   */
  make(order: CalendarFeedOrder): Promise<{ feed: CalendarFeed; address: string }>;
  /** Shows or hides titles and places. @throws outdated where the feed was turned off meanwhile. */
  showTitles(titles: boolean): Promise<CalendarFeed>;
  /** Turns it off: the address stops working. Does nothing where there is none. */
  end(): Promise<void>;
}
