import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { Dialog } from '../../components/Dialog/Dialog';
import { seriesScopes, type SeriesScope } from '@/shared/domain/events/series/series';

export interface SeriesScopeDialogProps {
  /** The action on the dates. */
  action: 'save' | 'delete';
  /** The number of dates for each answer. */
  counts: Readonly<Record<SeriesScope, number>>;
  opener: Element | null;
  /** Null: cancelled. */
  onAnswer: (scope: SeriesScope | null) => void;
}

const labels: Record<SeriesScope, string> = {
  one: 'This date only',
  following: 'This and the following dates',
  all: 'All dates still to come',
};

/** Asks which dates of a series to save or delete. The fewest are chosen at first. */
export function SeriesScopeDialog({ action, counts, opener, onAnswer }: SeriesScopeDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const isDeletion = action === 'delete';
  return (
    <Dialog
      open
      // Without a Close button, the first radio button is the first tab stop; a dialog over another one gets that
      // button.
      role="alertdialog"
      title={isDeletion ? 'Which dates do you want to delete?' : 'Which dates do you want to change?'}
      tone={isDeletion ? 'danger' : 'info'}
      opener={opener}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(scope)}
      actions={
        <>
          <Button kind={isDeletion ? 'danger-main' : 'main'} type="submit">
            {isDeletion ? 'Delete' : 'Save'}
          </Button>
          <Button onClick={() => onAnswer(null)}>Go back</Button>
        </>
      }
    >
      <ChoiceGroup
        legend="Dates"
        type="radio"
        options={seriesScopes.map((value) => ({ value, label: `${labels[value]} (${counts[value]})` }))}
        chosen={[scope]}
        onChange={setScope}
      />
    </Dialog>
  );
}
