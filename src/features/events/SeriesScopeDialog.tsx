import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { Dialog } from '../../components/Dialog/Dialog';
import { seriesScopes, type SeriesScope } from '@/shared/domain/events/series/series';

export interface SeriesScopeDialogProps {
  /** What is done with the dates. */
  action: 'save' | 'delete';
  /** How many dates each answer is for. */
  counts: Readonly<Record<SeriesScope, number>>;
  opener: Element | null;
  /** Null: nothing is to be done. */
  onAnswer: (scope: SeriesScope | null) => void;
}

const labels: Record<SeriesScope, string> = {
  one: 'This date only',
  following: 'This and the following dates',
  all: 'All dates still to come',
};

/** Asks which dates of an event that repeats something is done with. The fewest are chosen at first. */
export function SeriesScopeDialog({ action, counts, opener, onAnswer }: SeriesScopeDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const isDeletion = action === 'delete';
  return (
    <Dialog
      open
      // Without a Close button, the first radio is the first stop, which a dialog over another one gets.
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
