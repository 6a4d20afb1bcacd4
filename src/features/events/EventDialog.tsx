import { DateTimeField } from '../../components/DateTimeField/DateTimeField';
import { RecordDialog } from '../../components/Dialog/RecordDialog';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { eventCategories, eventCategoryLabels, type CommunityEvent } from '@/shared/domain/events/event';
import { dayOf } from '@/shared/domain/text/dates';
import { typedDay } from '@/shared/domain/text/typedDate';
import type { Collection } from '../../ports/collection';
import { usePorts } from '../../ports/ports';
import { AccessFields } from './AccessFields';
import { CancelEvent } from './CancelEvent';
import { SeriesFields } from './SeriesFields';
import { TimeFields } from './TimeFields';
import { cancelWords } from './useCancellation';
import { type EventOrigin, type OnSaved, type SeriesOptions, useEventForm } from './useEventForm';

export interface EventDialogProps {
  event: CommunityEvent;
  from: EventOrigin;
  events: Collection<CommunityEvent>;
  opener: Element | null;
  /** The element to focus at the end. */
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
  onSaved: OnSaved;
  /** Null where events cannot repeat. */
  series: SeriesOptions['port'];
  /** Called when dates of its series were deleted. */
  onRemoved: SeriesOptions['onRemoved'];
  /** Called when it was cancelled or reinstated. */
  onCancelled: SeriesOptions['onCancelled'];
}

const begins: Record<EventOrigin, string> = {
  list: '',
  added: 'The event is added. Now say what it is. ',
  copy: 'Say when it is. The copy is on the list once you press Save, with nobody coming yet. ',
};
const categories = eventCategories.map((value) => ({ value, label: eventCategoryLabels[value] }));

/** The form for one event. It stays open until everything is valid and stored. */
export function EventDialog(props: EventDialogProps) {
  const { event, from, events, opener, focusAfter, onClose, onSaved } = props;
  const { clock, settings } = usePorts();
  const { onRemoved, onCancelled } = props;
  const { form, draft, conflict, series, cancellation, save, cancel } = useEventForm(
    event,
    events,
    onClose,
    onSaved,
    { port: props.series, from, onRemoved, onCancelled },
  );
  const { field } = form;

  return (
    <>
      <RecordDialog
        {...{ form, draft, conflict }}
        note={events.storageNotice}
        title={from === 'added' ? 'Edit New Event' : `${from === 'copy' ? 'Copy' : 'Edit'} ${event.title}`}
        description={`${begins[from]}Title, date, category and capacity are needed. The rest can stay empty.`}
        opener={opener}
        focusAfter={focusAfter}
        onClose={() => void cancel()}
        onSubmit={() => void save()}
      >
        <TextField label="Title" maxLength={120} {...field('title')} />
        <DateTimeField
          label="Date"
          hint={
            settings.publicHolidays?.includes(form.values.date) ? 'This day is a public holiday.' : undefined
          }
          writing={typedDay}
          today={dayOf(clock.now())}
          {...field('date')}
        />
        <TimeFields form={form} />
        <TextField label="Location" maxLength={120} {...field('location')} />
        <TextArea label="Description" maxLength={2000} {...field('description')} />
        <SelectField label="Category" options={categories} {...field('category')} />
        <TextField
          label="Capacity"
          hint="How many people can come. 0 means that nobody counts."
          inputMode="numeric"
          {...field('capacity')}
        />
        <AccessFields form={form} />
        <SeriesFields series={series} />
        {from === 'list' && <CancelEvent event={event} cancellation={cancellation} />}
      </RecordDialog>
      {series.scopeDialog.render(({ SeriesScopeDialog }, { action, counts, answer }, button) => (
        <SeriesScopeDialog {...{ action, counts }} opener={button} onAnswer={answer} />
      ))}
      {cancellation.dialog.render(({ CancelEventDialog }, { tells, answer }, button) => (
        <CancelEventDialog
          {...{ event, tells }}
          action={cancelWords(event)}
          opener={button}
          onAnswer={answer}
        />
      ))}
    </>
  );
}
