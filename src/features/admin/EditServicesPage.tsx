import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { edit } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { byLastCheck, isLongUnchecked } from '@/shared/domain/services/placeChecks';
import { assuredWords, type EditablePlace, retiredWords } from '@/shared/domain/services/placeWords';
import { serviceTypeLabels } from '@/shared/domain/services/serviceLocation';
import { PlaceEditorError } from '../../ports/placeEditor';
import { usePorts } from '../../ports/ports';
import type { ReadAhead } from '../../ports/preparedQueries';
import { AdminSection } from './AdminSection';
import { ExportPlaces } from './ExportPlaces';
import { retireFailure } from './placeEditWords';
import { openEditablePlaces, useEditablePlaces } from './useEditablePlaces';
import styles from './AdminPage.module.css';

const columns: readonly TableColumn<EditablePlace>[] = [
  { field: 'name', label: 'Name', size: 'long' },
  { field: 'type', label: 'Kind of service', text: ({ type }) => serviceTypeLabels[type] },
  { field: 'suburb', label: 'Suburb' },
  { field: 'phone', label: 'Phone' },
  {
    field: 'assured_date',
    label: 'Last checked',
    text: (place) => retiredWords(place) || assuredWords(place),
  },
];
const noun = { one: 'place', many: 'places' };
const rowId = ({ id }: EditablePlace) => id;
const loadDialog = () => import('./PlaceDialog');
const formNotFetched = 'The form could not be fetched. Please try again.';

const captions = {
  listed: 'Places on the list',
  old: 'Places not checked for a year',
  retired: 'Retired places',
};
const viewLabels = { listed: 'On the list', old: 'Not checked for a year', retired: 'Retired' };
type View = keyof typeof captions;

export const readAhead: ReadAhead = (_ports, prepare) => prepare(openEditablePlaces);

/** Lets administrators add, correct and retire the entries of the services page. */
export function EditServicesPage() {
  const { clock, placeEditor } = usePorts();
  const { ask } = useDialogs();
  const { state, sample, places, put, again } = useEditablePlaces();
  const [view, setView] = useState<View>('listed');
  const [outcome, show] = useOutcome();
  const dialog = useLazyDialog<typeof loadDialog, { place: EditablePlace | null }>(loadDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  const byView = useMemo(() => {
    const listed = places.filter(({ retired }) => !retired).toSorted(byLastCheck);
    const today = clock.now();
    return {
      listed,
      old: listed.filter(({ assured_date }) => isLongUnchecked(assured_date, today)),
      retired: places.filter(({ retired }) => retired),
    };
  }, [places, clock]);
  const table = useTable({ columns, rows: byView[view], rowId });

  function openForm(place: EditablePlace | null) {
    show(null);
    dialog.open(() => ({ place })).catch(() => show({ kind: 'failed', text: formNotFetched }));
  }

  async function setRetired(place: EditablePlace, retired: boolean): Promise<void> {
    show(null);
    try {
      const editor = await placeEditor();
      put(await editor[retired ? 'retire' : 'restore'](place.id, place.version));
    } catch (error) {
      if (error instanceof PlaceEditorError && error.current) put(error.current);
      show({ kind: 'failed', text: retireFailure(error) });
      return;
    }
    show({ kind: 'success', text: retired ? `Retired: ${place.name}.` : `Brought back: ${place.name}.` });
    // The pressed button is gone with its row.
    heading.current?.focus();
  }

  async function retire(place: EditablePlace): Promise<void> {
    const sure = await ask({
      question: `Retire ${place.name}?`,
      details: 'People will not see it any more. You find it under Retired, and can bring it back.',
      confirm: 'Retire place',
      keep: 'Keep place',
    }).catch(() => null);
    if (sure === null) {
      show({ kind: 'failed', text: 'We could not ask you first, so nothing was done. Please try again.' });
    } else if (sure) await setRetired(place, true);
  }

  // Memoised, so that typing in the search renders only new rows; the handlers are always the latest.
  const doing = useRef({ openForm, retire, setRetired });
  useLayoutEffect(() => {
    doing.current = { openForm, retire, setRetired };
  });
  const actions = useCallback(
    (place: EditablePlace) => (
      <>
        <Button
          size="small"
          icon={edit}
          aria-label={`Edit ${place.name}`}
          onClick={() => doing.current.openForm(place)}
        >
          Edit
        </Button>
        {place.retired ? (
          <Button
            size="small"
            aria-label={`Bring back ${place.name}`}
            onClick={() => void doing.current.setRetired(place, false)}
          >
            Bring back
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={`Retire ${place.name}`}
            onClick={() => void doing.current.retire(place)}
          >
            Retire
          </Button>
        )}
      </>
    ),
    [],
  );
  // All buttons are there from the start, so that the table does not move down once it is read.
  const options = (['listed', 'old', 'retired'] as const).map((value) => ({
    value,
    label: `${viewLabels[value]}: ${state === 'ready' ? byView[value].length : '…'}`,
  }));

  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{headingOf(screenById('editServices'))}</PageTitle>
      <ul className={styles.links}>
        <li>
          <a className="alone" href="/admin-dashboard">
            Back to the Admin Dashboard
          </a>
        </li>
        <li>
          <a className="alone" href="/admin-services">
            Import services
          </a>
        </li>
      </ul>
      <p>
        Here you add, correct and retire places of the Support Services page. People see a change when they
        next load that page.
      </p>
      <AdminSection
        heading="Places"
        headingRef={heading}
        actions={
          state !== 'failed' && (
            <Button kind="main" onFocus={dialog.preload} onClick={() => openForm(null)}>
              Add a place
            </Button>
          )
        }
      >
        <ToggleGroup label="Show places" options={options} value={view} onChange={setView} />
        <OutcomeMessage outcome={outcome} />
        <DataTable
          {...{ table, noun, actions, state }}
          caption={captions[view]}
          nameField="name"
          onRetry={state === 'failed' ? again : undefined}
        />
        {sample && (
          <Status kind="info">
            People see sample places now. The samples go when you add the first place.
          </Status>
        )}
      </AdminSection>
      {byView.listed.length > 0 && <ExportPlaces />}
      {dialog.render(({ PlaceDialog }, { place }, opener) => (
        <PlaceDialog
          place={place}
          replacesSamples={sample}
          opener={opener}
          focusAfter={() => (opener?.isConnected ? null : heading.current)}
          onClose={dialog.close}
          onNews={put}
          onSaved={(saved) => {
            put(saved);
            show({ kind: 'success', text: `Saved: ${saved.name}.` });
          }}
        />
      ))}
    </div>
  );
}
