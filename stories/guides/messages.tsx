import { Button } from '@/src/components/Button/Button';
import { EditConflict } from '@/src/components/EditConflict/EditConflict';
import { OutcomeMessage } from '@/src/components/OutcomeMessage/OutcomeMessage';
import { Progress } from '@/src/components/Progress/Progress';
import { Status } from '@/src/components/Status/Status';
import { TextField } from '@/src/components/TextField/TextField';
import { UndoMessage } from '@/src/components/UndoMessage/UndoMessage';
import { Heard, Rows, Window, nothing } from './frame';
import type { Pictures } from './pictures';

/** Do and don't of what people are told and asked. */
export const messages: Pictures = {
  AskDialog: [
    <Window
      key="1"
      title="Delete the appointment Hearing check?"
      buttons={
        <>
          <Button>Keep appointment</Button>
          <Button kind="danger-main">Delete appointment</Button>
        </>
      }
    />,
    <Window
      key="2"
      title="Are you sure?"
      buttons={
        <>
          <Button>Yes</Button>
          <Button>No</Button>
        </>
      }
    />,
  ],
  Dialog: [
    <Window
      key="1"
      title="Change address"
      buttons={
        <>
          <Button kind="main">Save address</Button>
          <Button>Close</Button>
        </>
      }
    >
      <TextField label="Town or suburb" defaultValue="Footscray" />
    </Window>,
    <Window key="2" title="Details" buttons={<Button kind="main">Submit</Button>}>
      <TextField label="Town or suburb" defaultValue="Footscray" />
    </Window>,
  ],
  Dialogs: [
    <Window
      key="1"
      title="Leave without saving?"
      buttons={
        <>
          <Button>Stay here</Button>
          <Button kind="main">Leave</Button>
        </>
      }
    />,
    <Window
      key="2"
      title="Save the address, and send an email to everybody?"
      buttons={
        <>
          <Button>Yes, both</Button>
          <Button>Only the first</Button>
          <Button>Cancel</Button>
        </>
      }
    />,
  ],
  EditConflict: [
    <EditConflict
      key="1"
      onShow={nothing}
      conflict={{
        text: 'Somebody else changed this event while you were writing. What you wrote is still here.',
        differences: [{ name: 'location', label: 'Location', now: 'Preston', yours: 'Footscray' }],
        now: { location: 'Preston' },
        shown: 'mine',
        attempt: 1,
      }}
    />,
    <Status key="2" kind="failed">
      The record was changed. Your input was discarded.
    </Status>,
  ],
  ErrorSummary: [
    <Window key="1" title="There is a problem">
      <ul>
        <li>
          <a href="#title">Enter a title</a>
        </li>
        <li>
          <a href="#start">Enter a time, like 10:00 am</a>
        </li>
      </ul>
    </Window>,
    <Status key="2" kind="failed">
      2 errors.
    </Status>,
  ],
  ListNotice: [
    <div key="1" className="story-column">
      <p className="story-row">
        2 new letters. <Button size="small">Show them</Button>
      </p>
      <Rows words={['To Ann', 'To Zoe']} />
    </div>,
    <Rows key="2" words={['To Ann', 'To Nina (just now)', 'To Tom (just now)', 'To Zoe']} />,
  ],
  LiveRegion: [
    <Heard key="1" phrases={['3 events found.']} />,
    <Heard key="2" phrases={['Loading.', 'Searching.', 'Still searching.', 'Success!']} />,
  ],
  NoticeDialog: [
    <Window
      key="1"
      title="The last place was taken while you were reading."
      buttons={<Button kind="main">OK</Button>}
    />,
    <Window key="2" title="Error 409" buttons={<Button kind="main">OK</Button>} />,
  ],
  OutcomeMessage: [
    <OutcomeMessage
      key="1"
      outcome={{ kind: 'failed', text: 'The letter to Nina could not be sent. Try again in a minute.' }}
    />,
    <OutcomeMessage key="2" outcome={{ kind: 'failed', text: 'Something went wrong.' }} />,
  ],
  Progress: [
    <Progress key="1" label="Sending emails" value={3} max={7} text="3 of 7 sent" announceStart={false} />,
    <Progress key="2" label="Please wait" value={43} max={100} text="43 %" announceStart={false} />,
  ],
  Status: [
    <Status key="1" kind="empty" action={<Button kind="main">Add an appointment</Button>}>
      You don’t have any appointments scheduled yet.
    </Status>,
    <Status key="2" kind="empty">
      No data.
    </Status>,
  ],
  UndoMessage: [
    <UndoMessage key="1" text="Appointment deleted: Hearing check." takeFocus onUndo={nothing} />,
    <Window
      key="2"
      title="Really delete?"
      buttons={
        <>
          <Button>Yes</Button>
          <Button>No</Button>
        </>
      }
    />,
  ],
};
