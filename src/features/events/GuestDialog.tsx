import { useState } from 'react';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { Dialog } from '../../components/Dialog/Dialog';
import { SaveOrCancel } from '../../components/Dialog/SaveOrCancel';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { useForm } from '../../components/Field/useForm';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import { TextField } from '../../components/TextField/TextField';
import type { CommunityEvent } from '@/shared/domain/events/event';
import {
  cleanGuest,
  guestNameProblem,
  guestPhoneProblem,
  turnOf,
  turnWords,
  type GuestEntry,
} from '@/shared/domain/events/guest';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import { openGuests, registerGuest, registerGuestForAll, type GuestRegistration } from './guestWork';

export interface GuestDialogProps {
  /** The current state of the event. */
  event: CommunityEvent;
  /** The number of people on the waiting list. */
  waiting: number;
  opener: Element | null;
  onClose: () => void;
  onDone: (done: GuestRegistration) => void;
}

/** Registers a person who phoned, and says beforehand if there is a seat. */
export function GuestDialog({ event, waiting, opener, onClose, onDone }: GuestDialogProps) {
  const ports = usePorts();
  const announce = useAnnounce();
  const mayLeave = useLeaveGuard();
  const form = useForm({
    first: { name: '', phone: '' },
    failureOf: saveFailure,
    focusAfterErrors: true,
  });
  const [places, setPlaces] = useState<PlacesTaken>(1);
  const [isForAll, setForAll] = useState(false);
  /** The server had no seat left although the page knew of some. */
  const [isFull, setFull] = useState(false);
  const known =
    isFull && turnOf(event, waiting, places) === 0 ? { ...event, capacity: 1, attendees: 1 } : event;
  const wordsFor = (forAll: boolean, taken: PlacesTaken) =>
    forAll
      ? 'They get a place on each date to come that has room. Nobody waits.'
      : turnWords(known, waiting, taken);
  const waits = !isForAll && turnOf(known, waiting, places) > 0;

  const choose = (forAll: boolean, taken: PlacesTaken) => {
    setForAll(forAll);
    setPlaces(taken);
    if (wordsFor(forAll, taken) !== wordsFor(isForAll, places)) announce(wordsFor(forAll, taken));
  };
  const close = async () => {
    if (await mayLeave(Object.values(form.values).some((text) => text.trim() !== ''))) onClose();
  };
  const submit = async () => {
    const { name, phone } = form.values;
    const errors = {
      name: guestNameProblem(name) ?? undefined,
      phone: guestPhoneProblem(phone) ?? undefined,
    };
    if (form.busy || !form.check(errors)) return;
    const entry: GuestEntry = cleanGuest({ name, phone, places });
    await form.submit(async () => {
      const done = isForAll
        ? await registerGuestForAll(ports, event, entry)
        : await registerGuest(await openGuests(ports), event, entry, waits);
      if ('refusal' in done) {
        setFull(done.isFull);
        return done.refusal;
      }
      onDone(done);
      return null;
    });
  };

  return (
    <Dialog
      open
      title="Add somebody who rang"
      description={`For people who have no account here. Only healthcare workers and administrators see what you write. Nobody can email them: you call when something changes. It is deleted 30 days after the event.`}
      opener={opener}
      onClose={() => void close()}
      onSubmit={() => void submit()}
      actions={
        <SaveOrCancel
          save={waits ? 'Put on the waiting list' : 'Put on the list'}
          busy={form.busy}
          onCancel={() => void close()}
        />
      }
    >
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      <TextField
        label="Name"

        name="guest-name"
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label="Phone"
        hint="Like 03 9123 4567 or 0491 570 156."
        type="tel"
        name="guest-phone"
        autoComplete="off"
        {...form.field('phone')}
      />
      {event.capacity !== 1 && (
        <Checkbox
          label="A support person comes too"
          checked={places === 2}
          onChange={(pair) => choose(isForAll, pair ? 2 : 1)}
        />
      )}
      {event.series && (
        <Checkbox
          label="All dates still to come"
          checked={isForAll}
          onChange={(all) => choose(all, places)}
        />
      )}
      <p>{wordsFor(isForAll, places)}</p>
    </Dialog>
  );
}
