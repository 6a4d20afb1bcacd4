/** A person's calendar feed: others' calendars read it at a secret address. The address itself is not kept anywhere. */
export interface CalendarFeed {
  /** When its address was made, ISO 8601 in UTC. */
  madeAt: string;
  /** Whether it shows the titles and places of appointments. */
  titles: boolean;
}

/** What a new address is made with. */
export interface CalendarFeedOrder {
  /** The person's own password: what is made here outlasts the login. */
  password: string;
  titles: boolean;
  /** Whether it takes the place of the address that is in use, which then stops working. */
  renews: boolean;
}

/** The calendar feed of the person who is logged in. Every method rejects with `OwnAccountError` only. */
export interface OwnCalendarFeed {
  /** null: there is none. */
  read(): Promise<CalendarFeed | null>;
  /**
   * Makes an address. It is in this answer and never in another.
   * @throws wrong-password; outdated where another window has made or turned off one meanwhile; refused after too many tries.
   */
  make(order: CalendarFeedOrder): Promise<{ feed: CalendarFeed; address: string }>;
  /** Shows or hides titles and places. @throws outdated where the feed was turned off meanwhile. */
  showTitles(titles: boolean): Promise<CalendarFeed>;
  /** Turns it off: the address stops working. Does nothing where there is none. */
  end(): Promise<void>;
}
