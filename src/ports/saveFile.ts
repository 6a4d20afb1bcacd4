/** A file of text. */
export interface TextFile {
  /** With its extension, such as `my-events.ics`. */
  name: string;
  /** The MIME type, such as `text/calendar;charset=utf-8`. */
  type: string;
  text: string;
}

/** Downloads a file: the browser saves it, or opens it with the program for its type. */
export type SaveFile = (file: TextFile) => void;
