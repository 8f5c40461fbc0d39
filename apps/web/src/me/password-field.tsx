import type { ReactElement } from 'react';
import { Field } from '../parts/field.tsx';

/** A field for a password that exists, or for a fresh one. */
export const PasswordField = ({
  name,
  value,
  onType,
  fresh = false,
}: {
  name: string;
  value: string;
  onType: (value: string) => void;
  fresh?: boolean;
}): ReactElement => (
  <Field name={name} help={fresh ? 'At least 8 characters.' : undefined}>
    <input
      type="password"
      value={value}
      required
      minLength={8}
      maxLength={200}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      onChange={({ target }) => onType(target.value)}
    />
  </Field>
);
