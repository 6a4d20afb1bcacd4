import { Choice, type ChoiceProps } from './Choice';

export type CheckboxProps = Omit<ChoiceProps, 'type'>;

/** One question that is answered by yes or no. */
export const Checkbox = (props: CheckboxProps) => <Choice type="checkbox" {...props} />;
