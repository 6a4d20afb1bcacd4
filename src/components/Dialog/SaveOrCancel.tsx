import { Button } from '../Button/Button';

export interface SaveOrCancelProps {
  /** The label of the button that sends the form. Default "Save". */
  save?: string | undefined;
  /** True while it is being sent. */
  busy: boolean;
  /** Leaves the form without saving. */
  onCancel: () => void;
}

/** The two buttons at the foot of a form in a dialog. */
export function SaveOrCancel({ save = 'Save', busy, onCancel }: SaveOrCancelProps) {
  return (
    <>
      <Button kind="main" type="submit" busy={busy ? 'Saving…' : undefined}>
        {save}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  );
}
