import { fromInches, toInches } from '@muster/kernel';
import { type ReactElement, useState } from 'react';
import { Field } from '../parts/field.tsx';

/** A field for a length in inches. Only valid lengths are reported. */
export const LengthInput = ({
  name,
  value,
  least = 0,
  most,
  step = 0.5,
  onLength,
}: {
  name: string;
  /** In hundredths of an inch; undefined for an empty field. */
  value: number | undefined;
  least?: number;
  most: number;
  step?: number;
  onLength: (length: number | undefined) => void;
}): ReactElement => {
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    setTyped(text);
    if (text.trim() === '') onLength(undefined);
    else if (Number.isFinite(Number(text)) && Number(text) >= least && Number(text) <= most)
      onLength(fromInches(Number(text)));
  };
  return (
    <Field name={name}>
      <input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed ?? (value === undefined ? '' : toInches(value))}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
};
