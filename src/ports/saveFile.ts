/** A file of text. */
export interface TextFile {
  /** With its ending, such as `my-events.ics`. */
  name: string;
  /** The kind of file, such as `text/calendar;charset=utf-8`. */
  type: string;
  text: string;
}

/** Gives a file to the person: the browser stores it, or opens it with the program for its kind. */
export type SaveFile = (file: TextFile) => void;
