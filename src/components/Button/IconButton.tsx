import { Button } from './Button';
import type { ButtonProps } from './Button';
import type { IconShape } from '../Icon/paths';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** Its accessible name, read out instead of the icon. */
  label: string;
  /** The visible icon. */
  icon: IconShape;
}

/** A button without visible text. Only for icons that everybody knows, like plus and minus on a map. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} title={label}>
      {null}
    </Button>
  );
}
