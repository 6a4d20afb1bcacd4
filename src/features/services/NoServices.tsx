import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import { nothingWords } from '@/shared/domain/services/servicesView';
import type { PartProps } from './FindServices';

/** Replaces an empty list: the reason, and the ways to see more. */
export function NoServices({ page }: PartProps) {
  const { view, showMore } = page;
  const isFar = view.origin !== null && view.within !== null;
  return (
    <Status
      kind="empty"
      action={
        <>
          {isFar && <Button onClick={() => showMore('farther')}>Search farther away</Button>}
          {view.open && <Button onClick={() => showMore('closed')}>Show closed places too</Button>}
          {view.wants.map(({ id, without }) => (
            <Button key={id} onClick={() => showMore(id)}>
              {without}
            </Button>
          ))}
          {!isFar && !view.open && view.wants.length === 0 && (
            <Button onClick={() => showMore('all')}>Show all places</Button>
          )}
        </>
      }
    >
      {nothingWords(view)}
    </Status>
  );
}
