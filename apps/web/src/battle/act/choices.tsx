import type { ReactElement, ReactNode } from 'react';
import type { ListDragHandlers } from '../desk/use-carry.ts';
import styles from './choices.module.css';

/** One thing to choose. */
export interface ChoiceItem {
  key: string | number;
  label: string;
  hint?: string | undefined;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  /** Drawn before the label. */
  icon?: ReactNode;
  pressed?: boolean;
  main?: boolean;
  /** Handlers that let it be dragged out of the list. */
  carry?: ListDragHandlers | undefined;
}

/** Things to choose from, each a button with a label and a hint. */
export const Choices = ({
  items,
  columns = 1,
  disabled = false,
  onChoose,
  onLook,
}: {
  items: readonly ChoiceItem[];
  columns?: 1 | 2;
  disabled?: boolean;
  onChoose: (place: number) => void;
  /** Called with the button that is hovered or focused, or with nothing when none is. */
  onLook?: ((place: number | undefined) => void) | undefined;
}): ReactElement => (
  <div className={columns === 2 ? styles.two : styles.one}>
    {items.map(({ key, label, hint, refusal, icon, pressed, main, carry }, place) => (
      <button
        key={key}
        type="button"
        className={`${styles.choice} ${main ? styles.main : ''} ${carry ? styles.carried : ''}`}
        disabled={disabled || refusal !== undefined}
        aria-pressed={pressed}
        onClick={() => onChoose(place)}
        {...carry}
        {...(onLook
          ? {
              onPointerEnter: () => onLook(place),
              onPointerLeave: () => onLook(undefined),
              onFocus: () => onLook(place),
              onBlur: () => onLook(undefined),
            }
          : {})}
      >
        {icon}
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {(refusal ?? hint) ? <span className={styles.hint}>{refusal ?? hint}</span> : undefined}
        </span>
      </button>
    ))}
  </div>
);
