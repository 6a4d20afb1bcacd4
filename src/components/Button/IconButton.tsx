import { Button } from './Button';
import type { ButtonProps } from './Button';
import type { IconShape } from '../Icon/paths';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** What it does, in words; read out instead of the picture. */
  label: string;
  icon: IconShape;
}

/** A button without visible words. Only for signs that everybody knows, like plus and minus on a map. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} title={label}>
      {null}
    </Button>
  );
}
