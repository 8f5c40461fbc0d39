import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './button.module.css';

/** How loud a button is: the one thing to do, something else, or hardly there. */
export type Loudness = 'main' | 'plain' | 'quiet' | 'danger';

/** A button with words on it. */
export const Button = ({
  loud = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { loud?: Loudness }): ReactElement => (
  <button type={type} className={`${styles.button} ${styles[loud] ?? ''} ${className}`} {...rest} />
);

/** The look of a button, for links that lead on. */
export const buttonLook = (loud: Loudness = 'plain'): string => `${styles.button} ${styles[loud] ?? ''}`;
