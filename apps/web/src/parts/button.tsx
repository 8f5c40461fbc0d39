import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './button.module.css';

/** How prominent a button is: the main action, another action, hardly visible, or a dangerous action. */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

/** A button. */
export const Button = ({
  loud = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { loud?: ButtonLook }): ReactElement => (
  <button type={type} className={`${styles.button} ${styles[loud] ?? ''} ${className}`} {...rest} />
);

/** Returns the class names that make a link look like a button. */
export const buttonLook = (loud: ButtonLook = 'plain'): string => `${styles.button} ${styles[loud] ?? ''}`;
