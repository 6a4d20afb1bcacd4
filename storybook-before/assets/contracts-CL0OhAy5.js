import{n as e}from"./rolldown-runtime-sJBDdmOt.js";var t;function n(){return(n=e((()=>{t=`# AskDialog: what it promises

A question before something that matters. Use the dialog service (\`useDialogs().ask\`) rather than drawing it by hand.

## Name, role, state

- Role \`alertdialog\`. Its name is the question, its description what the question is about.
- Two buttons whose words say what they do: "Delete appointment" and "Keep appointment", never "Yes" and "No".
- The icon is decoration; the tone (\`danger\`, \`warning\`) is expressed in words.

## Keyboard

| Key            | What happens                                                                  |
| -------------- | ----------------------------------------------------------------------------- |
| (it opens)     | Focus on the safe button, which comes first                                   |
| Tab, Shift+Tab | Between the two buttons                                                       |
| Enter, Space   | The button that has the focus                                                 |
| Esc            | The safe answer                                                               |
| (it closes)    | Focus back where it came from; then the caller is notified and may move it on |

## Requirements

- The safe button MUST come first and have the focus, so that Enter pressed once too often takes nothing away.
- Esc MUST be the safe answer. There MUST be no third way out whose meaning is unclear.
- The question MUST stand alone: with the description unread it still says what will happen.
- A filled red button MUST appear in a question only, never on the page.
- What can be undone SHOULD be done at once with an Undo instead of being asked about.
- At 320 pixels the buttons MUST stand one below the other, the safe one on top.

## Who gains

People with a tremor or who press Enter by habit; people who use a screen reader and hear only the button's name; people who
take words at face value and stop at "Are you sure? Yes / No".

## WCAG

[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.6](https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels) ·
[3.3.4](https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/AskDialog.stories.tsx\`: Danger (Enter is safe), Confirmed, Warning (Esc is safe), LongText, RightToLeft,
Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/AskDialog.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var r;function i(){return(i=e((()=>{r=`# Badge: what it promises

A word or two that say what kind of thing stands beside them: a category, a role, "Example figure".

## Name, role, state

- Plain text, no role. It is read where it stands.

## Keyboard

None: it takes no focus.

## Requirements

- It MUST say its meaning in words; the icon and the edge only repeat them.
- A figure that is not real MUST carry the \`example\` kind, whose edge is dashed.
- It MUST NOT look like a button: no underline, no strong colour, no hover.
- It MUST wrap when its words are long.

## Who gains

People who skim see at once what an item is about, people who listen hear it before the title, and nobody takes an example figure for a real one.

## WCAG

[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[1.4.12](https://www.w3.org/WAI/WCAG22/Understanding/text-spacing)

## Verified by

\`stories/components/Badge.stories.tsx\`: Default (nothing to press), WithIcon, Example, Unbreakable, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Plain text: it is said where it stands. Transcript: \`stories/transcripts/Badge.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var a;function o(){return(o=e((()=>{a=`# Button: what it promises

A native button that says what it does. \`buttonClass\` gives the same look to links, and \`IconButton\` is the button without visible words.

## Name, role, state

- A \`button\`, named by its words; \`type="button"\` unless it sends a form.
- Unavailable: \`aria-disabled="true"\`, the reason as its description and visible beside it.
- Busy for longer than 400 milliseconds: \`aria-disabled="true"\`, and its words say what is going on ("Saving…").
- \`IconButton\`: named by \`label\`, which is also its tooltip.

## Keyboard

| Key          | What happens                                       |
| ------------ | -------------------------------------------------- |
| Tab          | Reaches it, also while it is unavailable or busy   |
| Enter, Space | Presses it once; nothing while unavailable or busy |

## Requirements

- An unavailable button MUST keep its place in the tab order and say why in words.
- A press while unavailable or busy MUST do nothing and MUST NOT send the form it stands in, not even by Enter in a field.
- What takes a moment only MUST NOT change its words: they would be read after what came of the press.
- Becoming unavailable or busy MUST NOT take the focus away.
- A block MUST have at most one \`main\` button.
- The kinds MUST differ by shape: filled, edged, underlined, dashed; the colour only repeats it.
- It MUST be at least 44 pixels high and wide and let long words wrap.
- A link that looks like a button MUST be a link: it leads somewhere.

## Who gains

People who navigate by voice or by ear find the same words that stand on it. People who meet a greyed-out button elsewhere never learn why; here the reason is read with it. People with a tremor have targets of 44 to 56 pixels.

## WCAG

[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) ·
[2.5.3](https://www.w3.org/WAI/WCAG22/Understanding/label-in-name) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.4](https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/Button.stories.tsx\`: Default (Enter and Space), Kinds, IconAlone, Disabled, DisabledInForm, Loading, Unbreakable, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error. \`src/components/Button/Button.test.tsx\`: focus while it becomes busy or unavailable, no change where it is busy for a moment, a warning for a button without words.

## Screen readers

Transcript: \`stories/transcripts/Button.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var s;function c(){return(c=e((()=>{s=`# Card: what it promises

One thing among others: badge, heading, words, actions. In a list of cards each one stands in a list item.

## Name, role, state

- An \`article\` with a heading of the level that the list asks for (2 to 4, default 3).
- With \`href\` the heading is a link named by the title.
- The picture repeats the words and has no name.

## Keyboard

| Key | What happens                                                |
| --- | ----------------------------------------------------------- |
| Tab | To the link in the heading, then to the actions at the foot |

## Requirements

- Only the link and the buttons MUST react to a press; the card itself MUST NOT, because a hand that rests on a touch screen would open it.
- The link in the heading MUST be at least 44 pixels high.
- Its name MUST be the title alone, so that a list of links makes sense.
- The heading level MUST be one below that of the list's own heading.
- The order in the document MUST be the order on the screen: picture, badge, heading, words, actions.
- Beside or above the words, the picture MUST be decided by the width of the card, not of the screen.
- A focus ring inside MUST NOT be cut off.

## Who gains

People who use a screen reader jump from heading to heading or through the list of links and understand each one by itself. People with unsteady hands do not open things by accident.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.3.2](https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence) ·
[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.4](https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context) ·
[2.4.6](https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum)

## Verified by

\`stories/components/Card.stories.tsx\`: Default (order of Tab, height of the link), WithPicture, InARow, Warm, TitleOnly, Unbreakable, NarrowLargeText, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/Card.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var l;function u(){return(u=e((()=>{l=`# DataTable: what it promises

Rows of data to sort, search, page through and select; cards where there is no room for columns. \`useTable\` keeps what was done to it, \`table.ts\` works it out.

## Name, role, state

- A \`table\` named by \`caption\`; every header a \`columnheader\` with \`scope\`, the row's name a \`rowheader\`.
- The sorted column has \`aria-sort\` "ascending" or "descending", the others none. A header's button is named by its words.
- Search boxes: "Search all users" and "Search Email". Checkbox boxes: "Select nina@example.org", "Select all 7 users on this page" (mixed where it is some of them; absent where no row is shown). Their column's header is named "Select".
- The bar for the selected rows is a \`toolbar\` named "3 of 7 users selected".
- Only where it is too wide: a \`region\` that takes the focus, named by the caption and described by "Scroll it sideways to see every column."

## Keyboard

| Key                       | What happens                                                                      |
| ------------------------- | --------------------------------------------------------------------------------- |
| Tab, Shift+Tab            | Search, selection bar, headers, column searches, then row by row, then paging     |
| Enter, Space on a header  | Sorts ascending; pressed again, descending. The focus stays                       |
| Typing in a search box    | Searches when nobody has typed for 300 ms; Enter searches at once, Esc empties it |
| Space on a tick box       | Selects or lets go; the box in the header does so for the page                    |
| Left, Right, Home, End    | Along the bar for the selected rows                                               |
| Left, Right on the region | Scroll it sideways                                                                |

## Requirements

- Each change MUST be announced once and be shown in the status sentence: "Sorted by Email, ascending. 7 users. Page 1 of 1."
- The focus MUST stay on what was pressed. Where that goes away, it MUST move to its neighbour (the global search after "Clear search", the page's tick box after "Clear selection", or the global search where no row is shown) or to the status sentence.
- The selection MUST outlive searches, and the bar MUST say how many selected rows a search does not show.
- A change that somebody else made to the data MUST NOT move page, sorting or searches. After a change of this person's own the screen calls \`reset\`, and that MUST be announced.
- The names of row buttons MUST hold the row's name: "Edit nina@example.org".
- Laid out as cards it MUST stay a table with its headers; roles are written out for browsers that drop them with \`display\`.
- Headers that stay in place MUST NOT cover what has the focus.
- Boxes, headers and buttons MUST be at least 44 pixels high. Sorting, selection and emptiness MUST be shown by words or shape, not by colour alone.
- Rows that are wrong (no list, no object, two ids alike, an unknown column, NaN) MUST be reported in the developer console only.

## Who gains

People who do not see the arrow hear the order. People who press with a tremor have large boxes and no row that jumps away at the first tick. People who enlarge the page read cards from top to bottom instead of scrolling to and fro.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) · [1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) · [2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) · [2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) · [2.4.11](https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum) · [2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) · [4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/DataTable.stories.tsx\`: Default (keyboard), Sorted, Filtered, NothingFound, Selected, SelectionCleared, RowDeleted, Loading, WithError, Empty, TenThousandRows, ScrollsSideways, WithoutSelection, BadRows, LongText, RightToLeft, Narrow, the four themes, ForcedColours; axe on each as an error. \`DataTable.test.tsx\`: heard once, 300 ms, others' changes, lost focus, covered focus, the browser's accessibility tree at 1280 and 320 pixels. \`table.test.ts\`, \`collation.test.ts\`, \`tableWords.test.ts\`: the engine and its sentences.

## Screen readers

Transcript: \`stories/transcripts/DataTable.txt\`.
Orca says "Rows reordered" and "Email. sorted ascending" by itself when \`aria-sort\` changes, before the table's own sentence, so it says the order twice (\`a11y-tests/orca/sort-users.txt\`). The sentence stays, since other screen readers say nothing of the change; \`aria-sort\` is not set later, since then the header would state a wrong order.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var d;function f(){return(f=e((()=>{d=`# DateTimeField: what it promises

A day, with or without a time of day, in a box of its own for each part: day, month, year, time. "Choose a day" opens a month
below them, on React Aria's Calendar. For a day that somebody knows or looks up; for a few fixed days take SelectField.

## Name, role, state

- A group, named by the label, of text boxes with labels of their own. The first is described by the hint: Orca reads none of a group.
- The box of the part that is wrong has \`aria-invalid\`, the error as its description, and the focus when the form is checked.
- "Choose a day" has \`aria-expanded\`. The calendar is a grid with the name of the month; each day is a button named by its
  date, and by "free", "booked" or "your appointment" where that is known.

## Keyboard

| Key                        | What happens                                                  |
| -------------------------- | ------------------------------------------------------------- |
| Tab, Shift+Tab             | From box to box, to the button, and out                       |
| letters and digits         | Fill the box; nothing jumps to the next one                   |
| paste                      | A whole date in one box goes to all of them, and that is said |
| Enter, Space on the button | Opens the calendar, with the focus on the chosen day          |
| arrow keys in the calendar | A day or a week on or back                                    |
| Page Up, Page Down         | A month on or back; Home, End: its first and last day         |
| Enter, Space on a day      | Fills in the boxes; the focus is back on the button           |
| Esc in the calendar        | Closes it; the dialog around it stays                         |

## Requirements

- Everything Field requires.
- Typing MUST be enough: nobody has to use the calendar. Without the calendar's code the boxes stand by themselves.
- The day MUST come first, whatever the language of the browser.
- What was typed MUST stay, right or wrong: no impossible date is mended.
- Each mistake MUST have a sentence of its own: a day or hour that is not there, a missing part, a time without "am" or "pm".
- The range MUST be said in the hint, not only enforced.
- Days MUST be at least 44 pixels wide and high, at 320 pixels with large text as well.

## Who gains

People who type with a switch or by voice; people who use a screen reader, for whom text boxes are the plainest control;
people who cannot remember what day the 24th is.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[2.5.5](https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[3.3.2](https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions) ·
[3.3.3](https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion)

## Verified by

\`stories/components/DateTimeField.stories.tsx\`: Default, ChosenInTheCalendar, ClosedByEscape, Pasted, WithError, NoSuchDay,
DayOnly, Required, Disabled, OutOfRange, LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story
as an error. The rules behind the boxes: \`src/domain/text/typedDate.test.ts\`.

## Screen readers

Transcript: \`stories/transcripts/DateTimeField.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var p;function m(){return(m=e((()=>{p=`# Dialog: what it promises

A window above the page: a form, a result, a list. It follows the authoring practices' modal dialog pattern on Radix Dialog.

## Name, role, state

- Role \`dialog\`, named by its visible heading (level 2); \`description\`, when given, is its description.
- Everything beside it becomes \`inert\` and \`aria-hidden\` a fifth of a second after the focus has come in. Where both happen at once, Orca 43 does
  not notice the dialog and stays in browse mode, in which letters are commands (6 of 6 openings; 0 of 6 with the pause).
- When it closes, the focus goes back at once; the dialog, invisible and without effect, leaves the tree a fifth of a second later.
  Where both happen at once, Orca 43 says neither where the focus is nor what is announced meanwhile (decision 021).
- There is no \`aria-modal\`: some screen readers then drop what live regions outside the dialog say, and the page behind is unreachable anyway.
- The live region is left alone, so announcements work while the dialog is open.

## Keyboard

| Key              | What happens                                                                                                                           |
| ---------------- | -------------------------------------------------------------------------------------------------------------------------------------- |
| (it opens)       | Focus to the element marked \`data-initial-focus\`, else the first field, else the dialog itself                                         |
| Tab, Shift+Tab   | Round inside the dialog, from the last element to the first and back                                                                   |
| Esc              | Closes it                                                                                                                              |
| Enter in a field | Sends the dialog's form                                                                                                                |
| (it closes)      | Focus back to what opened it; re-rendered: to the element with the same id; gone: to the caller's fallback, else to the page's heading |

## Requirements

- The focus MUST go in, stay in and come back, and MUST never end on nothing.
- Nothing behind MUST be reachable by Tab, by reading on, by mouse or by touch.
- It MUST close with a button that says "Close" and with Esc, and not by a click beside it: a slip must not cost what was typed.
- Long content MUST scroll, in a window of 320 x 256 pixels (400 % zoom) too, with every control reachable and in sight when
  it has the focus.
- The page behind MUST NOT scroll or jump.
- No style element MUST be injected (strict content security policy); the scroll lock is in the style sheet.
- Wherever a dialog is drawn on a condition, \`Presence\` MUST stand around it. \`useLazyDialog\` does that, and MUST remember the opener.
- Where its opener goes with what was done, \`focusMovesOn\` MUST say so, and the owner MUST move the focus itself.
- \`FormDialog\`: what was begun earlier MUST be offered in the form's place, as the description; then the focus MUST go to the first field.
- A dialog SHOULD NOT open another one. Where it happens, the focus goes back one step at a time.

## Who gains

People who use a keyboard or a screen reader know where they are and are never left behind the window; people who zoom in
can reach every button; people with a tremor cannot close it by a slip.

## WCAG

[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[2.1.2](https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.11](https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/Dialog.stories.tsx\`: Default, SentWithEnter, OpenerGone, ClickBeside, WithDescription, LongText, Unbreakable,
RightToLeft, Narrow, themes. \`FormDialog\`: \`stories/screens/Profile.stories.tsx\`: Begun, GoneOn, StartedAgain, Outdated. \`src/components/Dialog/Dialog.test.tsx\`: real keys, 320 x 256 pixels, live region, no injected style; \`useLazyDialog.test.tsx\`.

## Screen readers

Transcript: \`stories/transcripts/Dialog.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var h;function g(){return(g=e((()=>{h=`# Dialogs: what the service promises

The one way to stop a person: \`notify(text)\` and \`ask(question)\`. It draws NoticeDialog and AskDialog, one at a time, and fetches
their code when first needed (\`preloadDialogs()\` fetches it ahead).

## Name, role, state

It draws nothing of its own. Names, roles and states are those of NoticeDialog and AskDialog.

## Keyboard

| Key        | What happens                                                                                   |
| ---------- | ---------------------------------------------------------------------------------------------- |
| (called)   | The focus goes into the dialog; what had it at the moment of the call is remembered            |
| (answered) | The next one waiting opens, or the focus goes back; only then does the caller's promise settle |

## Requirements

- Two calls at once MUST be shown one after the other, each announced with its own name, none lost.
- Between two of them the focus MUST NOT flash back to the page.
- The promise MUST settle after the focus is back. After a question of the tone \`danger\` was confirmed it settles before: the caller moves
  the focus to what is new; if nobody does within a fifth of a second, it goes back.
- Every end other than the confirming button MUST answer \`false\`.
- If the code cannot be fetched, the person MUST be informed: the error goes to the nearest error boundary, never into silence.
- Nothing else in the product MUST use the browser's own alert or confirm: they cannot be styled, enlarged or distinguished.

## Who gains

Everyone who uses more than one sense or tool to find out what just happened: the same question looks, sounds and behaves the
same everywhere.

## WCAG

[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[3.2.4](https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/Dialogs.stories.tsx\`: Ask, AskAndEscape, TwoNotices. \`src/components/Dialogs/Dialogs.test.tsx\`: order of
focus and promise, a question during another one. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/Dialogs.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var _;function v(){return(v=e((()=>{_=`# EditConflict: what it promises

Somebody else has changed a record while a person was writing in its form: both versions of each field that differs.

## Name, role, state

- A \`group\` named by the sentences that say what happened and what can be done. Not an alert: it takes the focus, and an alert would be
  read twice.
- A list of terms: each field's label, then "Now:" with what the record says, and "You wrote:" with the person's words. A field
  that they had left alone has "Before:" instead.
- Two toggle buttons, "Keep mine" and "Take theirs"; \`aria-pressed\` says whose words are in the form.
- Nothing is drawn while there is no conflict, or where both wrote the same.

## Keyboard

| Key            | What happens                                                       |
| -------------- | ------------------------------------------------------------------ |
| (it appears)   | The focus goes to the group; its name is read, the versions follow |
| Tab, Shift+Tab | To the two buttons, then on into the form                          |
| Enter or Space | That side's words go into the form; the focus stays on the button  |

## Requirements

- No word that was typed MUST be lost: what one button takes out of the form, the other puts back.
- It MUST take the focus once for each conflict, and MUST NOT be announced as well.
- It MUST NOT save anything: that is what Save does.
- Fields that the person left alone MUST get what the record says now, so that nobody else's change is undone unseen.
- The words MUST be those of the screen: a date as it is read, not as it is stored.
- It SHOULD stand at the top of the form, before the first field.

## Who gains

People who write slowly, and meet a change by somebody who is faster; people who use a screen reader, who hear both versions
in order; people who forget what they typed as soon as it is gone.

## WCAG

[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[3.3.3](https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion) ·
[3.3.4](https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/EditConflict.stories.tsx\`: Default (focus, both sides and back), Same, LongText, RightToLeft, Narrow, the four
themes, ForcedColours. Axe runs on every story as an error. \`a11y-tests/shared.spec.ts\` tries it with two browsers.

## Screen readers

Transcript: \`stories/transcripts/EditConflict.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var y;function b(){return(b=e((()=>{y=`# ErrorSummary: what it promises

A list of everything that is wrong with a form, at its top, after the pattern of the GOV.UK design system.

## Name, role, state

- A \`group\` named by its heading, "There is a problem". Not an alert: it takes the focus, and an alert would be read twice.
- A list of links; each link's name is the same sentence as the error beside its field.
- Nothing is drawn while nothing is wrong.

## Keyboard

| Key             | What happens                                                      |
| --------------- | ----------------------------------------------------------------- |
| (it appears)    | The focus goes to the summary; its name is read, the list follows |
| Tab, Shift+Tab  | From link to link, then on into the form                          |
| Enter on a link | Into the field, with its label in view                            |

## Requirements

- The summary MUST take the focus each time a check finds something, also the second time with the same errors.
- The order MUST be the order of the fields.
- The words MUST be the same as beside the field.
- A link MUST put the focus into the control, and its label MUST be in view then.
- Each link MUST be at least 44 pixels high.
- The page's title SHOULD begin with "Error:" where the whole page is a form.
- A form that shows one error at a time (such as logging in) does not need a summary: move the focus to the field instead.

## Who gains

People who use a screen reader learn at once how many things to mend; people who zoom in do not have to search the form;
people who tire easily are not sent round again for the next error.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.11](https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[3.3.3](https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion)

## Verified by

\`stories/components/ErrorSummary.stories.tsx\`: Default (focus, links, second check), Empty, LongText, RightToLeft, Narrow,
the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/ErrorSummary.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var x;function S(){return(S=e((()=>{x=`# Field: what it promises

The frame around one form control. TextField, TextArea, SelectField, DateTimeField and PasswordField are built from it.

## Name, role, state

- The visible \`<label>\` is the control's name.
- \`aria-describedby\` joins the error, further texts (such as rules) and the hint, in this order: what has to be corrected is announced first.
- \`aria-invalid="true"\` while there is an error, absent otherwise.
- \`required\` sets \`aria-required\` and shows "(required)". Not the \`required\` attribute: browsers call an empty required box
  invalid before anybody has typed, and NVDA then says "invalid entry" on a fresh form.
- \`optional\` shows "(optional)", which is part of the name, because there is no state for it.

## Keyboard

| Key            | What happens                                                       |
| -------------- | ------------------------------------------------------------------ |
| Tab, Shift+Tab | To the control and out of it. Label, hint and error take no focus. |

Everything else belongs to the native control.

## Requirements

- A label MUST be visible at all times; a placeholder MUST NOT take its place.
- The error MUST stand above the box, where the keyboard of a phone or a suggestion list does not cover it.
- An error MUST be shown by a word, an icon and a thicker edge, not by colour alone.
- An error that appears while the focus is in the control MUST be announced, because no focus move will read it.
- It MUST be announced once: such an error describes the control from when the focus leaves it, since some screen readers (Orca)
  read out a description that changes under the focus.
- The form MUST move the focus to the first control at fault; the field does not do that by itself.
- The same error after another check MUST be announced again (\`attempt\`).
- Hint and error MUST stay visible while a person types.
- The box MUST be at least 44 pixels high and keep a 3:1 edge in every theme.
- Long and unbreakable text MUST wrap inside the frame at 320 pixels.

## Who gains

People who use a screen reader; people who forget what a box was for; people who zoom in and see one field at a time;
people who speak to the computer ("click Email"); people who do not see red.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[3.3.2](https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/Field.stories.tsx\`: Default, WithError (order of the description), Required, Optional, HeardInPlace
(announced while the focus stays), LongText, RightToLeft, Narrow. \`src/components/Field/Field.test.tsx\`: when an error becomes
the description; \`useForm.test.tsx\`: the first field at fault, the same error again. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/Field.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var C;function w(){return(w=e((()=>{C=`# FieldMessage: what it promises

One line above a form control: a hint before the answer, or the error in it.

## Name, role, state

- A paragraph without a role. It is announced because the control's \`aria-describedby\` names its \`id\`.
- \`data-state\` is \`hint\` or \`error\`.
- An error begins with the word "Error:", which is visually hidden; the triangle and the colour say the same to the eye.
- The triangle is decoration and hidden from assistive technology.

## Keyboard

| Key  | What happens                                                           |
| ---- | ---------------------------------------------------------------------- |
| none | It takes no focus. Its words are read when the control gets the focus. |

## Requirements

- The control MUST name the message's \`id\` in \`aria-describedby\`; Field does so.
- An error MUST say what to do next ("Enter a time, like 10:00 am"), not only that something is wrong.
- An error MUST carry an icon and a word besides its colour.
- The message MUST NOT be a live region of its own: with several errors at once all would speak together.
- The text MUST be at least 17 pixels high at the standard size and wrap wherever it has to.
- Contrast MUST be 4.5:1, in high contrast 7:1, on the page and on a card.

## Who gains

People who use a screen reader hear help and error with the box, not as loose text elsewhere. People with low vision find
both above the box, where they look first. People who do not see red find the triangle and the bold words.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[3.3.3](https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion)

## Verified by

\`stories/components/FieldMessage.stories.tsx\`: WithError and Hint (the description as computed by the browser), LongText,
Unbreakable, RightToLeft, Narrow. \`src/theme/contrast.test.ts\` computes the contrast. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/FieldMessage.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var T;function E(){return(E=e((()=>{T=`# Header: what it promises

The banner of every page: help by telephone, switches, brand, search, account, pages. Under 48rem search, account and pages go into a menu.

## Name, role, state

- A \`banner\`. The pages are a list in a \`navigation\` with a name; the current one has \`aria-current="page"\`.
- Menu: a \`button\` "Menu" with \`aria-expanded="false"\`, or "Close" with \`aria-expanded="true"\`, and \`aria-controls\`.
- Before the script runs, the menu is the browser's own \`<details>\`; the button takes over its state and focus.

## Keyboard

| Key                  | What happens                                                                                                     |
| -------------------- | ---------------------------------------------------------------------------------------------------------------- |
| Tab                  | Telephone, switches, brand, search, account, pages; on small screens brand, Help, Menu, then what the menu shows |
| Enter, Space on Menu | Opens and closes; the focus stays on the button                                                                  |
| Esc in the open menu | Empties a search box that has text, otherwise closes; focus on Menu                                              |

## Requirements

- One markup MUST serve all widths, zooms and text sizes; only the style sheet decides.
- The order of Tab MUST be the order on the screen. Where the search has a line of its own (48 to 62rem) browsers with \`reading-flow\` follow it; others take the search before the account, which loses no meaning.
- The open menu MUST push the page down: it covers nothing and traps nothing.
- The menu MUST close when another page is shown, and MUST be out of reach while it is closed.
- The menu MUST open without a script.
- Nothing MUST be fixed to the screen: at 400 % zoom a fixed header would fill it.
- The switches and Help MUST never be in the menu.
- With standard text a telephone of 320 pixels MUST show the banner in two lines: the switches, then the name, Help and Menu.
- The current page MUST be shown by a bar and by weight, not by colour alone, also in forced colours.

## Who gains

People who zoom to 400 % get the same menu as on a telephone, with words instead of three lines. People with a slow connection can open it before the script has come.

## WCAG

[1.3.2](https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence) ·
[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[2.1.2](https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.11](https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum) ·
[3.2.3](https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation) ·
[3.2.6](https://www.w3.org/WAI/WCAG22/Understanding/consistent-help) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/Header.stories.tsx\`: Default (order), LoggedIn, Tablet, Phone (menu by keyboard), PhoneMenuOpen, MenuClosesOnMoving, NarrowLargeText, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error. \`src/components/Header/Header.test.tsx\`: real Tab presses at three widths, Escape, and the menu before and after the script.

## Screen readers

Transcript: \`stories/transcripts/Header.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var D;function O(){return(O=e((()=>{D=`# HelpStrip: what it promises

The telephone numbers to call when a page is not enough, before the footer of every page.

## Name, role, state

- A \`region\` named by its heading (level 2); in it a list, each item with a heading of level 3.
- Each number is a \`link\` with a \`tel:\` address, named by who answers and the number as it is read: in a list of links a
  number alone says nothing.

## Keyboard

| Key   | What happens                                 |
| ----- | -------------------------------------------- |
| Tab   | All numbers, then one number after the other |
| Enter | Calls, on devices that can                   |

## Requirements

- It MUST be in the same place on every page.
- The number MUST be readable text in groups, because on a computer it is copied by hand onto a telephone.
- Who answers, when, and what it costs MUST stand beside it in words.
- Each number MUST be at least 44 pixels high.
- It MUST stay on paper when the page is printed.
- The emergency number MUST come first.

## Who gains

People in distress, people who would rather talk than read, and those who care for them. Older people often trust a voice sooner than a page.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum) ·
[2.4.4](https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.6](https://www.w3.org/WAI/WCAG22/Understanding/consistent-help)

## Verified by

\`stories/components/HelpStrip.stories.tsx\`: Default (region, order of Tab, address, height), Empty, NarrowLargeText, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/HelpStrip.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var k;function A(){return(A=e((()=>{k=`# Icon: what it promises

A drawing that repeats the word beside it. \`paths.ts\` holds the drawings, one constant each.

## Name, role, state

- None: \`aria-hidden="true"\` and \`focusable="false"\`.

## Keyboard

None: it takes no focus.

## Requirements

- It MUST NOT be the only carrier of a meaning; the one exception is \`IconButton\`, which has a name.
- It MUST be drawn in \`currentColor\`, so that it has the contrast of the words beside it in every theme and in forced colours.
- It MUST grow with the words (sizes in em).
- A drawing that points somewhere MUST be mirrored where reading goes from right to left.
- A new drawing MUST be a constant of its own, so that a page carries only what it shows.

## Who gains

People who read with difficulty recognise a drawing sooner than a word; people who do not see it lose nothing; people who turn images off or use forced colours still see it, because it is drawn with the colour of the text.

## WCAG

[1.1.1](https://www.w3.org/WAI/WCAG22/Understanding/non-text-content) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast)

## Verified by

\`stories/components/Icon.stories.tsx\`: Default (hidden, no focus), All, RightToLeft (mirrored), and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

It is not in the accessibility tree, so none says it. Transcript: \`stories/transcripts/Icon.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var j;function M(){return(M=e((()=>{j=`# ListNotice: what it promises

One line above a list that other people change while somebody reads it: what waits to be shown ("2 new events." with the
button "Show them"), and how old the list is without a connection. The list itself changes only when the button is pressed.

## Name, role, state

- A paragraph, and a button beside it while something waits. The button's name ends with what it shows:
  "Show them 2 new events."
- Announced politely: what waits, a second after it arrived and then at most once in 30 seconds, as it is at that moment;
  a lost connection once, and its return once. Never anything while nothing is new.
- After the press: a \`group\` named by what is new, which has the focus.
- While it has nothing to say it is empty, and hidden from everybody.

## Keyboard

| Key          | What happens                                                               |
| ------------ | -------------------------------------------------------------------------- |
| Tab          | To the button, before the list                                             |
| Enter, Space | Shows what waits; the line, which names it, takes the focus, then the list |

## Requirements

- Its room MUST be there from the start, as high as its usual texts, so that nothing below moves when it fills.
- Nothing MUST be shown, taken away or reworded in the list before the button is pressed; numbers change in place.
- After the press the focus MUST be on the line, never lost: it names what is new, and the list is next.
- The press MUST be said once: by that focus, not by the live region as well.
- A text that arrives MUST NOT take the focus.
- A person's own changes MUST NOT be counted.

## Who gains

People who read slowly, magnify the screen or follow with a screen reader keep their place, whatever others do. People who
shake or tire press what they aimed at. Nobody has to listen to a busy community.

## WCAG

[2.2.2](https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide) ·
[2.2.4](https://www.w3.org/WAI/WCAG22/Understanding/interruptions) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/ListNotice.stories.tsx\`: Default (announced, shown by keyboard, focus), Spaced (once in 30 seconds, merged),
Offline (both ways), Empty, LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.
\`a11y-tests/live.spec.ts\`: two people on one server, layout shift 0.

## Screen readers

Transcript: \`stories/transcripts/ListNotice.txt\`, and the journey in \`a11y-tests/transcripts/live/friends-event.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var N;function P(){return(P=e((()=>{N=`# LiveRegion: what it promises

\`<LiveRegion />\` puts the page's two live regions into the document; \`useAnnounce()\` returns the function that announces something through them. Nothing is visible.

## Name, role, state

- Two elements with \`aria-live\` "polite" and "assertive", \`aria-relevant="additions"\`, children of \`<body>\`. They have no role: as logs, which React Aria makes of them, both would be read on every page
  although they are empty.

## Keyboard

None: it takes no focus.

## Requirements

- It MUST be the only place with \`aria-live\` in the product.
- It MUST exist before the first message: a region that is inserted together with its message is often not announced.
- A message MUST be removed after 3000 milliseconds, so that nobody finds old messages at the start of the page.
- The same words twice MUST be announced twice.
- It MUST work while a dialog is open: it lies outside everything that a dialog hides.
- Urgent messages MUST be errors only; everything else waits until the sentence being read is over.
- What somebody may need to read again MUST also stand on the page.
- When the announcer can't be fetched, the page MUST go on working.

## Who gains

People who do not see the screen learn what has changed without losing their place.

## WCAG

[2.2.1](https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/LiveRegion.stories.tsx\`: Default (polite and urgent), and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error. \`src/components/LiveRegion/LiveRegion.test.tsx\`: place in the document, both urgencies, equal words twice, 3000 milliseconds, empty words.

## Screen readers

Transcript: \`stories/transcripts/LiveRegion.txt\`. Built on React Aria's live announcer, whose behaviour with NVDA, JAWS and VoiceOver its authors test.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var F;function I(){return(I=e((()=>{F=`# NoticeDialog: what it promises

A message that has to be read before going on: one text, one button. Use the dialog service (\`useDialogs().notify\`) rather than
drawing it by hand. For what need not stop anybody there is a message in the page.

## Name, role, state

- Role \`alertdialog\`. Its name is the exact text of the message, so the message is announced first.
- \`details\` is its description. The icon is decoration.
- Everything else as in Dialog: the page behind is inert, the live region still works.

## Keyboard

| Key            | What happens                              |
| -------------- | ----------------------------------------- |
| (it opens)     | Focus on OK                               |
| Enter, Space   | OK                                        |
| Esc            | The same as OK                            |
| Tab, Shift+Tab | Between the link, if there is one, and OK |
| (it closes)    | Focus back where it came from             |

## Requirements

- The text MUST be the dialog's name, word for word, and MUST be visible as its heading.
- OK MUST be as wide as the dialog and have the focus.
- It MUST NOT close by itself after a time.
- Two notices in a row MUST both be shown, one after the other.
- A link in it MUST close it before the page changes.
- It MUST NOT be used for errors in a form; those stand beside their field.

## Who gains

People who read slowly have all the time they need; people who use a screen reader hear the message without searching; people
who magnify the screen see it in the middle with its button below, not in a corner.

## WCAG

[2.2.1](https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[3.2.5](https://www.w3.org/WAI/WCAG22/Understanding/change-on-request) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/NoticeDialog.stories.tsx\`: Default, ClosedWithEscape, WithDetailsAndLink, LongText, RightToLeft, Narrow, the
four themes, ForcedColours; \`stories/components/Dialogs.stories.tsx\`: TwoNotices. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/NoticeDialog.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var L;function R(){return(R=e((()=>{L=`# OutcomeMessage: what it promises

What came of the last action, beside what it was done with, until the next action. \`useOutcome\` keeps it and announces it;
\`OutcomeMessage\` shows it: as a \`Status\`, or as an \`UndoMessage\` when it can be taken back.

## Name, role, state

- Without \`undo\`: plain text in the page, announced once by the page's live regions: a failure urgently, anything else
  politely. \`urgent\` says otherwise.
- With \`undo\`: a \`group\` named by the sentence, with the button "Undo". It takes the focus (\`takeFocus\`) or is announced
  politely, never both.

## Keyboard

| Key          | What happens              |
| ------------ | ------------------------- |
| Tab          | To "Undo", if it is there |
| Enter, Space | Takes it back             |

## Requirements

- It MUST stand next to its cause, and stay until the next action.
- An action that begins MUST take the last outcome away (\`show(null)\`), so that the same words are said again.
- The sentence MUST name the thing, and a failure MUST say what can be done.
- It MUST be said once: by \`useOutcome\`, by the focus, or by \`UndoMessage\`.
- \`urgent\` MUST be kept for what somebody has to know before they go on.
- When "Undo" goes, the caller MUST put the focus on what came back, or beside the message.

## Who gains

People who use a screen reader hear what came of a press without leaving it. People who magnify the screen find the words
where they were looking. People who read slowly have all the time they need, and everybody can go back on a wrong press.

## WCAG

[2.2.1](https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[3.3.4](https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/OutcomeMessage.stories.tsx\`: Default (announced politely, the focus stays), Failed (urgently),
FailedWithoutHurry, Partly, WithUndo (focus, Undo), LongText, RightToLeft, Unbreakable, Narrow, the four themes,
ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/OutcomeMessage.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var z;function B(){return(B=e((()=>{z=`# PageTitle: what it promises

The one h1 of a page, with an optional sentence or two below it.

## Name, role, state

- A \`heading\` of level 1.
- \`tabindex="-1"\`: a page that has just been shown gives it the focus.

## Keyboard

| Key | What happens                                         |
| --- | ---------------------------------------------------- |
| Tab | Never stops here; from here it goes on into the page |

## Requirements

- There MUST be exactly one on a page.
- After moving to another page it MUST take the focus, so that reading starts with the name of the page.
- It MUST show the focus ring when a keyboard was used, so that the eye finds the place too.
- It MUST NOT take the focus when the page is first loaded: the browser starts at the top.
- \`useWindowDetail\` MUST put what the page is about before its name in the window's title, and take it away again.
- Long words MUST wrap, also at 320 pixels with large text.

## Who gains

People who use a screen reader hear at once which page they are on, which a page that is replaced by a script would not say by itself. People who magnify the screen are taken to its start.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[2.4.2](https://www.w3.org/WAI/WCAG22/Understanding/page-titled) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.6](https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels) ·
[2.4.7](https://www.w3.org/WAI/WCAG22/Understanding/focus-visible)

## Verified by

\`stories/components/PageTitle.stories.tsx\`: Default (takes the focus, Tab passes by), Hero, WithoutLead, Unbreakable, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/PageTitle.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var V;function H(){return(H=e((()=>{V=`# Pagination: what it promises

Four buttons: First, Previous, Next, Last. It stands below a table or list that says which page is shown.

## Name, role, state

- A \`navigation\` landmark with a name of its own, such as "Pages of users".
- Native buttons with words. One that leads nowhere has \`aria-disabled="true"\`, a dashed edge, and stays where it is.

## Keyboard

| Key            | What happens                                           |
| -------------- | ------------------------------------------------------ |
| Tab, Shift+Tab | From button to button, also to those that lead nowhere |
| Enter, Space   | To that page; the focus stays on the button            |

## Requirements

- A button MUST NOT vanish or become unfocusable because of its own press: the focus would be lost.
- A button that leads nowhere MUST NOT call \`onPage\`, and MUST be distinguished by its edge, not by a paler colour alone.
- The new page MUST be announced by the table ("Page 2 of 3."), once.
- All four MUST be at least 44 pixels high and wrap at 320 pixels.
- A page number that does not exist MUST be read as the nearest one that does, with a warning in the developer's console.

## Who gains

People who use the keyboard press Next ten times without looking for it again; people with a tremor have four large targets
in fixed places instead of a row of small figures.

## WCAG

[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.4](https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/Pagination.stories.tsx\`: Default (focus stays at the end), Empty (one page), OutOfRange, NotANumber,
LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/Pagination.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var U;function W(){return(W=e((()=>{U=`# PasswordField: what it promises

A password box, the rules that its content has to meet, and a button that shows what was typed.

## Name, role, state

- The box is a native \`<input type="password">\` (\`text\` while shown); name from the label.
- Its description is: error, then every rule with "done." or "still needed.", then the hint. So the rules are announced before typing.
- The button is named for what it will do: "Show password" or "Hide password". It has no \`aria-pressed\`: a changing name and a
  pressed state together say "Hide password, pressed", which is the opposite of what is meant. Its change is announced as well,
  because not every screen reader says a new name of the button it stands on.

## Keyboard

| Key                        | What happens                                                   |
| -------------------------- | -------------------------------------------------------------- |
| Tab, Shift+Tab             | Box, then button                                               |
| Enter in the box           | Sends the form; the password is hidden again first             |
| Enter, Space on the button | Shows or hides what was typed                                  |
| all others                 | Typing and editing, by the browser. Pasting is never hindered. |

## Requirements

- All rules MUST be visible before anything is typed, and each MUST say in words whether it is met.
- A rule that becomes met or unmet MUST be announced politely once the typing has rested for a second, not at every key.
- Nothing MUST be announced when the summary of the rules is the same as when it was last spoken.
- \`autoComplete\` MUST be \`current-password\` or \`new-password\`, so that password managers fill in and store.
- Pasting MUST work: copying from a manager or a note is how many people log in (WCAG 3.3.8).
- Showing MUST keep the text, and sending the form MUST hide it, so that the browser does not store it as an ordinary answer.
- Spelling help and capitals at the start MUST be off: both change or send out what is typed.
- The button MUST wrap below the box where there is no room beside it.

## Who gains

People who mistype, with a tremor or on a phone; people who cannot hold three rules in mind; people who use a password manager.

## WCAG

[1.3.5](https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose) ·
[3.3.2](https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions) ·
[3.3.8](https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/PasswordField.stories.tsx\`: Default (rules, quiet while typing, spoken after), ShowAndHide, Pasted,
WithError, Disabled, LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/PasswordField.txt\`. A password box has no role of its own, so the simulation says only its name; real screen readers add "password, edit".
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var G;function K(){return(K=e((()=>{G=`# Progress: what it promises

How far a longer job has come: a bar, and the same in words below it.

## Name, role, state

- Role \`progressbar\` on a native \`<progress>\`; name from the visible label.
- \`aria-valuetext\` is the visible sentence ("3 of 7 sent"), so that "43 percent" alone is never announced.
- While it is not known how much there is, it has no value and the words say "Please wait".

## Keyboard

| Key  | What happens                                                                 |
| ---- | ---------------------------------------------------------------------------- |
| none | It takes no focus. A button that stops the job stands beside it, not inside. |

## Requirements

- The state MUST be readable as words at any time.
- It MUST be announced at the start, unless the focus reads it, and then every ten seconds at most: a hundred messages in a row
  drown everything else, and those still queued are announced after the end.
- Nothing MUST be announced once the job is over.
- The words MUST be read once: the sentence below the bar is for the eyes, the bar's value text for the ears.
- Nothing MUST move by itself; the striped bar of an unknown length stands still.
- The bar's edge MUST keep 3:1 with its surroundings, the filled part 3:1 with the empty part, in every theme.
- A value that is not a number or out of range MUST be drawn as the nearest possible one, with a warning in the developer's console.
- The end MUST be said by whoever runs the job, with its result.

## Who gains

People who use a screen reader; people with vestibular disorders, for whom moving stripes are painful; people who wonder
whether the computer still works.

## WCAG

[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.2.2](https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/Progress.stories.tsx\`: Default, Announced (not every step), Loading, Done, OutOfRange, NotANumber, LongText,
RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.
\`src/components/Progress/Progress.test.tsx\`: what is announced, and when nothing is.

## Screen readers

Transcript: \`stories/transcripts/Progress.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var ee;function q(){return(q=e((()=>{ee=`# SaveButton: what it promises

Saves one thing for later, such as an event or a service, or does not keep it saved any longer.

## Name, role, state

- A \`button\` with \`aria-pressed\` "true" or "false".
- Its words are "Save" and, once it is saved, "Saved". Its name is these words and what is saved: "Save Morning Tea and Chat". The name MUST begin with the visible words.
- The star only repeats this: an outline, and filled once it is saved.

## Keyboard

| Key          | What happens                                           |
| ------------ | ------------------------------------------------------ |
| Tab          | Reaches it, then the link beside it where there is one |
| Enter, Space | Saves it or takes it off the list; the focus stays     |

## Requirements

- It MUST be there with the first view of a card, and as wide for both words, so that nothing beside it moves.
- What came of a press MUST be announced once, politely; a failure at once, with what to do. Who uses it announces.
- What came of a press MUST also stand beside the button: a link to all that is saved, or the failure.
- It MUST be at least 44 pixels high.
- The state MUST be told by the word, not by the star or a colour alone.
- A second press of a double click MUST NOT take back the first.

## Who gains

People who find something today and need it on another day, on paper or by telephone, and people for whom finding it again is hard work.

## WCAG

[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[2.5.3](https://www.w3.org/WAI/WCAG22/Understanding/label-in-name) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.2](https://www.w3.org/WAI/WCAG22/Understanding/on-input) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/SaveButton.stories.tsx\`: Default (Enter and Space, name and state), Pressed, DoubleClick, NotSaved, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. \`a11y-tests/saved.spec.ts\` on the built pages. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/SaveButton.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var J;function Y(){return(Y=e((()=>{J=`# SearchField: what it promises

A native search box in a form of its own, with a button. It works without a script: the form leads to \`action\`.

## Name, role, state

- A \`search\` landmark and a \`searchbox\`, both named by \`label\`.
- The button is named by its words.

## Keyboard

| Key                        | What happens                          |
| -------------------------- | ------------------------------------- |
| Tab                        | Box, then button                      |
| Enter in the box           | Searches                              |
| Enter, Space on the button | Searches                              |
| Esc                        | Empties the box (the browser does it) |

## Requirements

- The box MUST have a label; a visually hidden one MUST be exposed, and shown in the empty box as well.
- Two boxes on a page MUST have different labels.
- Searching MUST NOT happen without Enter or the button, unless the page filters while somebody types and says so.
- It MUST be sent as typed, without blanks at its ends.
- The number of results MUST be announced by the page that shows them, once.
- The button MUST wrap under the box where there is no room, and both MUST be at least 44 pixels high.
- It MUST NOT show guesses from the browser that cover what is below it.

## Who gains

Everybody who would rather ask than look through a menu. People who use voice control say "click Search"; people who listen jump to the search landmark.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) ·
[2.4.5](https://www.w3.org/WAI/WCAG22/Understanding/multiple-ways) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.3.2](https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/SearchField.stories.tsx\`: Default (Enter and the button), HiddenLabel, Controlled, NarrowLargeText, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/SearchField.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var X;function Z(){return(Z=e((()=>{X=`# SelectField: what it promises

A choice from a short list, with label, hint and error. It is a native \`<select>\` inside Field: the list that opens is the
device's own, large on a phone, and known to everyone who uses that device.

## Name, role, state

- Role \`combobox\` (a select that shows one line); name from the visible label; description from error and hint.
- The chosen option is its value. \`aria-invalid\`, \`aria-required\` and \`disabled\` as in TextField.
- The drawn triangle is decoration. In forced colours the browser draws its own.

## Keyboard

| Key                    | What happens                                          |
| ---------------------- | ----------------------------------------------------- |
| Tab, Shift+Tab         | Into and out of the box                               |
| Up, Down               | The option before or after (on a Mac: opens the list) |
| Space, Alt+Down        | Opens the list                                        |
| Enter, Esc in the list | Takes the option, or leaves the old one               |
| letters                | To the option that begins with them                   |

## Requirements

- Everything Field requires.
- Choosing MUST NOT by itself change the page or send a form: with the arrow keys every option on the way is "chosen".
- The chosen words MUST be readable whole at 320 pixels or cut with a mark; the list shows them whole.
- Five choices or fewer that people compare SHOULD be radio buttons or a ToggleGroup instead.
- The whole box MUST be the target, not only the triangle.
- An empty list MUST stay a box that can be reached and MUST NOT break the page.

## Who gains

People with a tremor, who get the large list of their phone; people who use a screen reader, for whom home-made lists are
the most often broken control on the web; people who use a switch or their voice.

## WCAG

[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) ·
[3.2.2](https://www.w3.org/WAI/WCAG22/Understanding/on-input) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/SelectField.stories.tsx\`: Default, WithError, Disabled, LongText, Empty, RightToLeft, Narrow, the four
themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/SelectField.txt\`. The simulation says "not selected" of the chosen option; browsers expose it as selected.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var Q;function $(){return($=e((()=>{Q=`# Shell: what it promises

What is around every page: skip link, header, page, help, footer, in the same order and place.

## Name, role, state

- \`banner\`, \`main\`, a \`region\` for help, \`contentinfo\`.
- \`main\` has \`id="main"\` and \`tabindex="-1"\`, and is named by the page's title, which stands hidden in it.

## Keyboard

| Key                    | What happens                                     |
| ---------------------- | ------------------------------------------------ |
| Tab                    | Skip link first, then header, page, help, footer |
| Enter on the skip link | The focus goes to \`main\`                         |

## Requirements

- Everything on a page MUST lie in a landmark.
- There MUST be one \`main\`, named by the title that the window has as well.
- The order MUST be the same on every page.
- A message about the whole product (\`notice\`) MUST be a landmark of its own.
- Its width, in rem, MUST be what layouts ask for (container queries), so that Large text and zoom change the layout as a smaller screen does.
- At 320 pixels with large text nothing MUST need to be scrolled sideways.

## Who gains

People who use a screen reader jump from landmark to landmark and hear the name of the page at each arrival; everybody finds help in the same place.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[2.4.1](https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks) ·
[2.4.2](https://www.w3.org/WAI/WCAG22/Understanding/page-titled) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[3.2.3](https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation) ·
[3.2.6](https://www.w3.org/WAI/WCAG22/Understanding/consistent-help)

## Verified by

\`stories/components/Shell.stories.tsx\`: Default (landmarks, one h1, skip link), WithNotice, NarrowLargeText, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error. \`a11y-tests/\` audits it on every screen of the built app.

## Screen readers

Transcript: \`stories/transcripts/Shell.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var te;function ne(){return(ne=e((()=>{te=`# SkipLink: what it promises

The first thing that Tab reaches on every page: past the header, to the content.

## Name, role, state

- A \`link\` named by its words.

## Keyboard

| Key   | What happens                            |
| ----- | --------------------------------------- |
| Tab   | The first stop; it comes into sight     |
| Enter | The focus goes to the place it leads to |

## Requirements

- It MUST be the first stop of the page.
- It MUST be in sight while it has the focus, over nothing that somebody needs at that moment, and not cut off at 320 pixels with large text.
- It MUST NOT use \`display: none\`, which would take it out of the tab order.
- The place that it leads to MUST be able to take the focus (\`tabindex="-1"\`).
- It MUST work without a script.

## Who gains

People who use a keyboard, a switch or a mouth stick save a dozen presses on each page.

## WCAG

[2.4.1](https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.7](https://www.w3.org/WAI/WCAG22/Understanding/focus-visible) ·
[2.4.11](https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum)

## Verified by

\`stories/components/SkipLink.stories.tsx\`: Default (first stop, comes into sight, leads to main). \`a11y-tests/journeys.spec.ts\` follows it on the built pages, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/SkipLink.txt\`. It is a plain link.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var re;function ie(){return(ie=e((()=>{re=`# StarAverage: what it promises

The average of ratings: "Average 4.3 out of 5, from 12 ratings", and five stars drawn to the nearest half. To give a rating there is
StarRating.

## Name, role, state

- A paragraph of text. The stars are decoration and hidden from assistive technology; the words carry everything.
- Without ratings: "No ratings yet", and no stars, because five empty stars look like a very bad rating.

## Keyboard

| Key  | What happens                                                |
| ---- | ----------------------------------------------------------- |
| none | It takes no focus and is not a disabled form of StarRating. |

## Requirements

- The words MUST be visible and MUST say the average to one decimal, the scale and the number of ratings.
- Half values MUST be drawn as half stars, from the start of the line, also where reading goes from right to left.
- A full and an empty star MUST differ by more than colour: the full one is filled, the empty one is an outline of 3:1 or more.
- In forced colours full stars MUST be Highlight, empty ones Canvas with an edge.
- A value beyond 1 to 5 MUST be drawn as the nearest one, what is not a number as "No ratings yet"; both with a warning in the
  developer's console.

## Who gains

People who use a screen reader hear a sentence instead of five pictures; people with low vision read the figure; people who do
not see yellow see filled and empty shapes.

## WCAG

[1.1.1](https://www.w3.org/WAI/WCAG22/Understanding/non-text-content) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast)

## Verified by

\`stories/components/StarAverage.stories.tsx\`: Default, Half, Empty, OutOfRange, NotANumber, LongText, RightToLeft, Narrow, the four
themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/StarAverage.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var ae;function oe(){return(oe=e((()=>{ae=`# StarRating: what it promises

Gives a rating of one to five stars. For an average, and for people who may not rate, there is StarAverage: it is never shown disabled.

## Name, role, state

- A \`group\` named by its legend, which says what is rated ("Rate: Tea with milk"), and described by the rating in words.
- Exactly five native radio buttons, "1 star" to "5 stars". The chosen one is checked. The drawing of the stars is CSS only.
- After a rating: a message in the group, and in it "Undo" where that is possible, described by the message.

## Keyboard

| Key                      | What happens                                                                                  |
| ------------------------ | --------------------------------------------------------------------------------------------- |
| Tab                      | To the chosen star, or to the first; again: to "Undo", if it is there                         |
| Right, Left              | One star to the right or left, as seen, also where reading goes from the right                |
| Down, Up                 | One star more or less; after the last comes the first, as in every radio group                |
| Home, End                | 1 star, 5 stars                                                                               |
| Enter, Space             | Saves the star that has the focus; if it is saved already, says so. Enter sends no form       |
| (leaving the group)      | Saves what the keys have chosen                                                               |
| Esc                      | Takes back what the keys have chosen; the focus goes to the star that is saved                |
| Enter, Space (on "Undo") | Puts back what was there before the focus came in; the focus goes to the group, which is read |

## Requirements

- Arrows, Home and End MUST move and show only ("4 stars, not saved yet"); what they lead to MUST be saved on Enter, Space, a click, or leaving the group, and never by a pause: each star takes longer to be heard than any pause one could choose.
- The words for an unsaved rating MUST also be announced once the keys rest, and not after a save.
- Leaving is: the focus goes to another part of the page, or the page goes. Another window in front, and a dialog that opens, are no leaving: the focus comes back from both.
- All saves of one visit, from the focus coming in until it leaves, MUST be reported to the caller as one, so that "Undo" goes back to what was there before: not rated stays not rated.
- One choice MUST be saved once and answered by one message, announced once; the same value MUST NOT be saved twice in a row.
- No key press may be lost, however short it is and however slow the device: each MUST move by one star.
- The value MUST stand there in words ("Your rating: 4 stars", "Not rated by you yet"); pointing MUST NOT change the words.
- What was chosen MUST stay in sight until the caller answers; a message of the kind \`failed\` MUST put the stars back, and the same choice can be tried again.
- The message MUST stay until the next one. After "Undo" the focus MUST NOT be lost.
- A full and an empty star MUST differ by more than colour: filled inside its edge, or empty inside it; the edge 3:1 or more, 4.5:1 in high contrast.
- In forced colours full stars MUST be Highlight, empty ones Canvas, both with an edge.
- Targets MUST be 44 by 44 pixels or more and stay in one row, also in a card at 320 pixels with large text.
- A value that is not a whole number from 1 to 5 MUST be shown as not rated, with an error in the developer's console.

## Who gains

People who use a screen reader or the keyboard rate with keys they know. People with a tremor may press an arrow once too often: nothing is saved on the way, and "Undo" stays. People who do not see yellow see filled and empty shapes, and read the words.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.2](https://www.w3.org/WAI/WCAG22/Understanding/on-input) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`src/components/StarRating/StarRating.test.tsx\`: keys, 100 of them without length on a four times slower processor, saving and leaving. \`StarRating.looks.test.tsx\`: the message, the drawing, sizes, values that cannot be. \`stories/components/StarRating.stories.tsx\`: Default (by keyboard), WithError, OutOfRange, RightToLeft and the other situations; axe on each as an error. \`npm run bench\`: 200 of them beside 200 plain radio groups.

## Screen readers

Transcript: \`stories/transcripts/StarRating.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var se;function ce(){return(ce=e((()=>{se=`# StatCard: what it promises

One figure with its name, how it has changed, and what to know about it.

## Name, role, state

- A \`group\` named by the label, so that "7" is never met without "Users".
- Inside: label, figure, change, badge, details, in this reading order.
- The icon is decoration.

## Keyboard

| Key  | What happens                                        |
| ---- | --------------------------------------------------- |
| none | Nothing in it can be pressed, so it takes no focus. |

## Requirements

- The label MUST come before the figure in reading order.
- A change MUST be in words or signs ("+5.2% this month"), never only an arrow or a colour.
- A figure that is only an example MUST say so in the badge, in the card itself.
- A rounded figure MUST say "rounded" in the details.
- Large numbers MUST be grouped (1,247).
- What is not a number MUST be shown as "Not known", with a warning in the developer's console.
- The card MUST NOT look like a button: no shadow, no hover.

## Who gains

People who use a screen reader and jump about; people with low vision, who see the figure large and its name right above it;
everyone who would take an example for the truth.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.3.2](https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow)

## Verified by

\`stories/components/StatCard.stories.tsx\`: Default (order), Empty, NotANumber, LongText, RightToLeft, Narrow, the four themes,
ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/StatCard.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var le;function ue(){return(ue=e((()=>{le=`# Status: what it promises

A message in the page, beside what it is about: loading, empty, failed, information, success, warning. There are no messages that float over the page and none that vanish by themselves.

## Name, role, state

- Plain text in the page by default.
- \`role="status"\` only with \`appears\`: for a message that comes while somebody is on the page and that nothing else says aloud.

## Keyboard

| Key          | What happens                         |
| ------------ | ------------------------------------ |
| Tab          | To the button in it, if there is one |
| Enter, Space | Presses that button                  |

## Requirements

- The words MUST say what happened without the icon and the colour: "Error saving appointment.", not "Error".
- It MUST stand next to its cause and stay until it is dismissed or replaced.
- A failure MUST say what can be done and offer it as a button where there is one.
- Each kind MUST differ by its icon and its side bar, not by colour alone.
- It MUST be said once: with \`appears\`, or by the live region, never both.
- An empty list MUST say so in a sentence with one thing to do.
- On narrow screens the button MUST wrap under the words.

## Who gains

People who use a screen reader or a magnifier find the message where they are, and can go back to it. People who read slowly have all the time they need. People who do not see red and green have the words and the shape.

## WCAG

[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.2.1](https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/Status.stories.tsx\`: Default, Loading, Empty, WithError, Warning, Success (the button by keyboard), Appearing (role), All, Unbreakable, NarrowLargeText, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/Status.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var de;function fe(){return(fe=e((()=>{de=`# SuggestBox: what it promises

The box of a field or of a search, with suggestions below it while somebody types. The box is a native \`<input>\` from the
first moment to the last; the list is React Aria's Autocomplete with a ListBox, and its code comes when the box takes the focus.

When to use it: where any text is allowed and the likely ones are known. For a choice of a few fixed answers use SelectField.

## Name, role, state

- The box keeps its role (\`textbox\`, \`searchbox\`), its label and its description. Once the code and what it suggests from
  are there, it has \`aria-autocomplete="list"\`; while the list is open, \`aria-controls\` and, at an option, \`aria-activedescendant\`.
- The list is a \`listbox\`, named "Suggestions"; each text is an \`option\`.

## Keyboard

| Key                  | What happens                                                                      |
| -------------------- | --------------------------------------------------------------------------------- |
| letters              | Type; the list opens, changes and closes by itself                                |
| Down Arrow, Up Arrow | To the next or previous option, round and round; on a closed list Down opens it   |
| Enter                | At an option: chooses it. Otherwise what it always does: sends the form           |
| Esc                  | Closes the list and keeps the text. The next one does what it does without a list |
| Tab                  | Leaves; the text stays as it is                                                   |
| all others           | Edit the text                                                                     |

## Requirements

- The focused box MUST NOT be replaced when the code comes. Without the code everything else MUST work.
- What is typed before the code comes MUST get its suggestions when it is there, without another key.
- Free text MUST be possible, with no key press more than without suggestions.
- Text MUST change only when an option is chosen, not when the arrow keys pass it.
- The number of suggestions MUST be announced once when somebody stops typing, and never after the list has closed.
- The rest of the page MUST stay readable for a screen reader while the list is open.
- The list MUST NOT move anything; a press elsewhere MUST close it.
- Options MUST be at least 44 pixels high, and wrap at 320 pixels with large text.

## Who gains

People who type slowly or spell unsurely; people who use a switch, for whom each letter takes effort; people who do not know
which suburbs are listed.

## WCAG

[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.2](https://www.w3.org/WAI/WCAG22/Understanding/on-input) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/SuggestBox.stories.tsx\` (keyboard, press, free text, without the code); \`a11y-tests/suggestions.spec.ts\`
(every theme at 320 pixels, touch, what is heard, Esc and Tab, a missing chunk).

## Screen readers

Transcript: \`stories/transcripts/SuggestBox.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var pe;function me(){return(me=e((()=>{pe=`# TextArea: what it promises

Several lines of text with label, hint and error. It is a native \`<textarea>\` inside Field, for the reason given in TextField.

## Name, role, state

- Role \`textbox\`, multi-line; name from the visible label; description from error and hint.
- \`aria-invalid\`, \`aria-required\` and \`disabled\` as in TextField.

## Keyboard

| Key            | What happens                                                         |
| -------------- | -------------------------------------------------------------------- |
| Tab, Shift+Tab | Into and out of the box. Tab never writes a tab: nobody gets caught. |
| Enter          | A new line. It does not send the form.                               |
| all others     | Typing and editing, by the browser                                   |

## Requirements

- Everything Field and TextField require.
- The box MUST grow with its text where the browser can (\`field-sizing\`), up to six tenths of the window, then scroll.
- It MUST be resizable in height by mouse and MUST NOT be resizable in width, which would push the page sideways.
- Four lines MUST be visible when it is empty, so that it looks like a place for more than a word.
- One unbreakable word MUST NOT make the page scroll sideways.

## Who gains

People who write slowly see all that they have written; people who use a screen reader or a switch leave the box with Tab;
people with low vision do not have to scroll in a tiny window.

## WCAG

[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[1.4.12](https://www.w3.org/WAI/WCAG22/Understanding/text-spacing) ·
[2.1.2](https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap) ·
[3.3.2](https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/TextArea.stories.tsx\`: Default (Enter makes a line, Tab leaves), WithError, Disabled, LongText,
Unbreakable, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/TextArea.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var he;function ge(){return(ge=e((()=>{he=`# TextField: what it promises

One line of text with its label, hint and error. It is a native \`<input>\` inside Field.

React Aria's TextField was measured for this place: 9.5 kB (brotli) of script for the same name, description and state
that \`<label>\`, \`aria-describedby\` and \`aria-invalid\` give for nothing. The login form loads while a person waits, so the native box won.

## Name, role, state

- Role \`textbox\`; name from the visible label; description from error and hint, in this order.
- \`aria-invalid\` while there is an error, \`aria-required\` when required, the \`disabled\` attribute when disabled.
- \`type\` chooses the phone's keyboard (email, telephone, number); \`autoComplete\` and \`inputMode\` pass through.

## Keyboard

| Key            | What happens                                 |
| -------------- | -------------------------------------------- |
| Tab, Shift+Tab | Into and out of the box                      |
| Enter          | Sends the form, as everywhere in the browser |
| all others     | Typing and editing, by the browser           |

## Requirements

- Everything Field requires.
- Autofill, password managers, spelling help, dictation and pasting MUST work: nothing listens to keys.
- \`autoComplete\` MUST be set where the box asks for something about the person (WCAG 1.3.5).
- The text MUST NOT be cut short without notice; a maximum length is stated in the hint.
- The box MUST look like a box: a 2 pixel edge on all four sides in every theme.
- An error MUST keep what was typed.

## Who gains

People with a tremor, who let the browser fill in what it knows; people who dictate; people who use a screen reader,
because a native box behaves the same on every page they know.

## WCAG

[1.3.5](https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.3.1](https://www.w3.org/WAI/WCAG22/Understanding/error-identification) ·
[3.3.2](https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/TextField.stories.tsx\`: Default (by keyboard), WithError, Required, Disabled, Phone, LongText,
RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/TextField.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var _e;function ve(){return(ve=e((()=>{_e=`# TextPage: what it promises

The frame of a page that is mostly words: its title and, below it, one thing after the other in a column that is not too wide
to read.

## Name, role, state

- The page's one \`heading\` of level 1 (see PageTitle), then whatever stands in the page.
- No landmark of its own: it lies in \`main\`.

## Keyboard

| Key | What happens                                          |
| --- | ----------------------------------------------------- |
| Tab | Through the links and buttons in the order of reading |

## Requirements

- Lines MUST NOT be longer than 62 characters of the size in use, also on the widest screen.
- Paragraphs MUST be set from the start of the line, never justified.
- Sections MUST begin with a heading of level 2.
- The space between paragraphs MUST be larger than that between lines.
- At 320 pixels with large text nothing MUST need to be scrolled sideways.
- Text spacing chosen by the reader MUST NOT cut anything off.

## Who gains

People who read slowly, magnify the page or lose the line easily. People who listen jump from heading to heading.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.8](https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation) ·
[1.4.10](https://www.w3.org/WAI/WCAG22/Understanding/reflow) ·
[1.4.12](https://www.w3.org/WAI/WCAG22/Understanding/text-spacing) ·
[2.4.6](https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels)

## Verified by

\`stories/components/TextPage.stories.tsx\`: Default (headings, order of Tab, length of the lines), and LongText, Unbreakable,
RightToLeft, Narrow, NarrowLargeText, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/TextPage.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var ye;function be(){return(be=e((()=>{ye=`# ThemeToggle: what it promises

A switch for how the pages look: large text, high contrast. It stands at the top of every page.

## Name, role, state

- A \`button\` with \`aria-pressed\` "true" or "false", named by its words.
- The name MUST stay the same in both states: "High contrast, pressed", not "Turn high contrast off, pressed".

## Keyboard

| Key          | What happens                      |
| ------------ | --------------------------------- |
| Tab          | Reaches it                        |
| Enter, Space | Switches at once; the focus stays |

## Requirements

- Switching MUST be seen at once, without a reload and without losing what was typed.
- The state MUST be shown by the place of the knob, not by colour alone, and MUST be visible in forced colours.
- It MUST be at least 44 pixels high.
- The two switches MUST be independent of each other.
- Until somebody chooses, high contrast MUST follow the wish of the device (\`prefers-contrast\`).
- It MUST be in the same place on every page, in the menu never.

## Who gains

People with low vision, with cataracts, in bright sunlight. Many do not know that their device has such settings; here they are in sight.

## WCAG

[1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum) ·
[1.4.4](https://www.w3.org/WAI/WCAG22/Understanding/resize-text) ·
[1.4.6](https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced) ·
[1.4.8](https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[2.5.8](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum) ·
[3.2.3](https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/ThemeToggle.stories.tsx\`: Default (Enter and Space, name and state), Pressed, and LongText, RightToLeft, Narrow, the four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/ThemeToggle.txt\`. A switch role was not used: some screen readers still read it as a check box, while a pressed button is read as one by all.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var xe;function Se(){return(Se=e((()=>{xe=`# ToggleGroup: what it promises

A row of buttons of which exactly one is on. For filters that act at once and are few enough to be seen together.

## Name, role, state

- A \`group\` named by its label, which says what is chosen.
- Native buttons with \`aria-pressed\`, by Radix Toggle. The one that is on is filled, has a thicker edge in forced colours, and a tick.

Buttons and not radio buttons: each one is a stop of its own for Tab, and nothing is chosen by walking past it with the
arrow keys, which would filter the list again at each step.

## Keyboard

| Key            | What happens                            |
| -------------- | --------------------------------------- |
| Tab, Shift+Tab | From button to button                   |
| Enter, Space   | Turns this one on and the other one off |

## Requirements

- Exactly one MUST be on. Pressing it again MUST leave it on.
- The state MUST be exposed by \`aria-pressed\` and shown by tick and fill; never by colour alone.
- The focus MUST stay on the pressed button.
- What changed MUST be announced by whoever filters ("3 events in Fitness.").
- Buttons MUST wrap, whole words first, and be at least 44 pixels high.
- A value that is none of the options MUST leave all off and change nothing else.

## Who gains

People who use the keyboard reach each filter with the one key they know; people who do not tell green from grey see the tick.

## WCAG

[1.3.1](https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships) ·
[1.4.1](https://www.w3.org/WAI/WCAG22/Understanding/use-of-color) ·
[1.4.11](https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast) ·
[3.2.2](https://www.w3.org/WAI/WCAG22/Understanding/on-input) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/ToggleGroup.stories.tsx\`: Default (by keyboard), WithVisibleLabel, Empty, LongText, RightToLeft, Narrow, the
four themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/ToggleGroup.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var Ce;function we(){return(we=e((()=>{Ce=`# Toolbar: what it promises

Buttons that act on the same thing, such as the rows that are selected.

## Name, role, state

- Role \`toolbar\`, named by what the buttons act on: "7 users selected".
- Horizontal. The controls in it are ordinary buttons and links.

## Keyboard

| Key            | What happens                                                                                         |
| -------------- | ---------------------------------------------------------------------------------------------------- |
| Tab, Shift+Tab | From control to control, and out at the ends                                                         |
| Right, Left    | Next, previous control, round at the ends; the other way about where reading goes from right to left |
| Home, End      | First, last control                                                                                  |

The authoring practices make a toolbar one stop for Tab. Here Tab also walks through it: who only knows Tab would find the
first button and never the second. React Aria's Toolbar was tried and left for this reason, and because it follows the browser's
language instead of the page's direction and takes the arrow keys from text boxes inside it.

## Requirements

- The name MUST say what will be acted on, with the count.
- Arrow keys in a text box inside MUST stay with the box.
- A key together with Alt, Ctrl or Command MUST be left to the browser.
- When the bar vanishes because of its own button ("Clear selection"), the caller MUST move the focus.
- It MUST be announced when the bar appears ("7 users selected."), once.
- It MUST wrap at 320 pixels, words first.

## Who gains

People who use the keyboard, whichever keys they know; people who use a screen reader and hear what the buttons act on before
they press one.

## WCAG

[2.1.1](https://www.w3.org/WAI/WCAG22/Understanding/keyboard) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[2.4.6](https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels) ·
[4.1.2](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

## Verified by

\`stories/components/Toolbar.stories.tsx\`: Default (arrows, Home, End, Tab), RightToLeft, WithBox, LongText, Empty, Narrow, the four
themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/Toolbar.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}var Te;function Ee(){return(Ee=e((()=>{Te=`# UndoMessage: what it promises

Says what was just done and takes it back on request. It stands in the page, next to where it happened, until the next action.

## Name, role, state

- A \`group\` whose name is the sentence ("Appointment deleted: Hearing check."), with one button, "Undo".
- With \`takeFocus\` the group takes the focus when it appears, and so is read. Without it the sentence is announced politely,
  followed by "You can undo this." Never both: it is announced once.

## Keyboard

| Key                       | What happens                              |
| ------------------------- | ----------------------------------------- |
| (it appears, \`takeFocus\`) | The focus goes to the message; it is read |
| Tab                       | To "Undo"                                 |
| Enter, Space              | Takes it back                             |

## Requirements

- It MUST NOT disappear after a time.
- \`takeFocus\` MUST be set when the element that had the focus is gone; the focus is lost otherwise.
- After "Undo" the caller MUST put the focus on what came back, or on the heading of its list.
- The result of "Undo" MUST be announced, such as "Brought back: Hearing check."; so MUST a failure, again each time.
- The sentence MUST name the thing, so that a wrong deletion is noticed.
- Where nothing can be undone it MUST have no button and MUST NOT say that it can be undone.
- "Undo" MUST be at least 44 pixels high.
- The message MUST be expressed in words; the sign and the coloured bar repeat them.

## Who gains

People who press the wrong button; people who read slowly and would miss a message that goes away; people who magnify the
screen, because it stands where they were looking.

## WCAG

[2.2.1](https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable) ·
[2.4.3](https://www.w3.org/WAI/WCAG22/Understanding/focus-order) ·
[3.3.4](https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data) ·
[4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages)

## Verified by

\`stories/components/UndoMessage.stories.tsx\`: Default (focus, Tab, Undo), Announced, Busy, LongText, RightToLeft, Narrow, the four
themes, ForcedColours. Axe runs on every story as an error.

## Screen readers

Transcript: \`stories/transcripts/UndoMessage.txt\`.
How it is tried, and where the status is: [screen-readers.md](../../../docs/screen-readers.md).
`})))()}function De(e,t){return((e.split(`\n## ${t}\n`)[1]??``).split(`
## `)[0]??``).trim()}var Oe,ke,Ae;function je(){return(je=e((()=>{n(),i(),o(),c(),u(),f(),m(),g(),v(),b(),S(),w(),E(),O(),A(),M(),P(),I(),R(),B(),H(),W(),K(),q(),Y(),Z(),$(),ne(),ie(),oe(),ce(),ue(),fe(),me(),ge(),ve(),be(),Se(),we(),Ee(),Oe=Object.assign({"../../src/components/AskDialog/AskDialog.a11y.md":t,"../../src/components/Badge/Badge.a11y.md":r,"../../src/components/Button/Button.a11y.md":a,"../../src/components/Card/Card.a11y.md":s,"../../src/components/DataTable/DataTable.a11y.md":l,"../../src/components/DateTimeField/DateTimeField.a11y.md":d,"../../src/components/Dialog/Dialog.a11y.md":p,"../../src/components/Dialogs/Dialogs.a11y.md":h,"../../src/components/EditConflict/EditConflict.a11y.md":_,"../../src/components/ErrorSummary/ErrorSummary.a11y.md":y,"../../src/components/Field/Field.a11y.md":x,"../../src/components/FieldMessage/FieldMessage.a11y.md":C,"../../src/components/Header/Header.a11y.md":T,"../../src/components/HelpStrip/HelpStrip.a11y.md":D,"../../src/components/Icon/Icon.a11y.md":k,"../../src/components/ListNotice/ListNotice.a11y.md":j,"../../src/components/LiveRegion/LiveRegion.a11y.md":N,"../../src/components/NoticeDialog/NoticeDialog.a11y.md":F,"../../src/components/OutcomeMessage/OutcomeMessage.a11y.md":L,"../../src/components/PageTitle/PageTitle.a11y.md":z,"../../src/components/Pagination/Pagination.a11y.md":V,"../../src/components/PasswordField/PasswordField.a11y.md":U,"../../src/components/Progress/Progress.a11y.md":G,"../../src/components/SaveButton/SaveButton.a11y.md":ee,"../../src/components/SearchField/SearchField.a11y.md":J,"../../src/components/SelectField/SelectField.a11y.md":X,"../../src/components/Shell/Shell.a11y.md":Q,"../../src/components/SkipLink/SkipLink.a11y.md":te,"../../src/components/StarAverage/StarAverage.a11y.md":re,"../../src/components/StarRating/StarRating.a11y.md":ae,"../../src/components/StatCard/StatCard.a11y.md":se,"../../src/components/Status/Status.a11y.md":le,"../../src/components/SuggestBox/SuggestBox.a11y.md":de,"../../src/components/TextArea/TextArea.a11y.md":pe,"../../src/components/TextField/TextField.a11y.md":he,"../../src/components/TextPage/TextPage.a11y.md":_e,"../../src/components/ThemeToggle/ThemeToggle.a11y.md":ye,"../../src/components/ToggleGroup/ToggleGroup.a11y.md":xe,"../../src/components/Toolbar/Toolbar.a11y.md":Ce,"../../src/components/UndoMessage/UndoMessage.a11y.md":Te}),ke=e=>e.replaceAll(`../../../docs/screen-readers.md`,`?path=/docs/documents-screen-readers--docs`),Ae=new Map(Object.entries(Oe).map(([e,t])=>[/(\w+)\.a11y\.md$/.exec(e)?.[1]??e,ke(t)]).toSorted(([e],[t])=>e.localeCompare(t)))})))()}export{je as n,De as r,Ae as t};