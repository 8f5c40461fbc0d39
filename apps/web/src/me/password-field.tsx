import type { ReactElement } from 'react';
import { Field } from '../parts/field.tsx';
import { ME_TEXTS } from './texts.ts';

/** A field for an existing password, or for a new one. */
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
  <Field name={name} help={fresh ? ME_TEXTS.newPasswordHelp : undefined}>
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
