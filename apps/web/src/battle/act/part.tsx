import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useReadFromTop } from '../desk/reading-box.ts';
import styles from './part.module.css';

/** One step of a decision: a title, an explanation and the buttons. */
export const PanelSection = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}): ReactElement => {
  const part = useRef<HTMLElement>(null);
  useReadFromTop(title);
  useEffect(() => {
    // The button that was pressed is gone by now: keyboard users continue from here.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <section ref={part} className={styles.part} aria-label={title} tabIndex={-1}>
      <h2>{title}</h2>
      {text === undefined ? undefined : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
};
