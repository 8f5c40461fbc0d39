import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../parts/button.tsx';
import styles from './question-form.module.css';
import type { DialogueQuestion, Reply } from './dialogue.ts';
import { TEXT_TEXTS } from './texts.ts';

/** The props of every form of a question. */
interface FormProps {
  asked: DialogueQuestion;
  misread: boolean;
  busy: boolean;
  onReply: (reply: Reply) => void;
  /** Options for such questions, between the answers and the buttons. */
  children?: ReactNode;
}

/** A question as a form: choose one, choose several, choose an order, or type a text. */
export const QuestionForm = (props: FormProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // A user who reads elsewhere on the page keeps the focus there.
    const isElsewhere = activeElement && activeElement !== document.body && !activeElement.closest('[data-decision]');
    if (!isElsewhere) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  const { asked } = props;
  const Inside = asked.choices === undefined ? Typed : asked.ordered ? Ordered : asked.count ? Several : One;
  return (
    <FormFrame {...props} ref={form} inside={<Inside {...props} />}>
      {props.children}
    </FormFrame>
  );
};

const FormFrame = ({
  asked,
  misread,
  busy,
  onReply,
  ref,
  inside,
  children,
}: FormProps & { ref: React.Ref<HTMLFormElement>; inside: ReactElement }): ReactElement => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const content = new FormData(event.currentTarget);
    onReply(replyOf(asked, content));
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fields}>
        <legend className={styles.question}>{asked.question}</legend>
        {inside}
      </fieldset>
      {children}
      {misread ? (
        <p role="alert" className={styles.hint}>
          {asked.hint ?? TEXT_TEXTS.chooseCount(asked.count ?? 1)}
        </p>
      ) : undefined}
      <div className={styles.buttons}>
        <Button loud="main" type="submit" disabled={busy}>
          {TEXT_TEXTS.choose}
        </Button>
        {asked.count === undefined ? undefined : (
          <Button disabled={busy} onClick={() => onReply('auto')}>
            {TEXT_TEXTS.automatic}
          </Button>
        )}
      </div>
    </form>
  );
};

const replyOf = ({ choices, count }: DialogueQuestion, content: FormData): Reply => {
  const text = content.get('text');
  if (choices === undefined) return typeof text === 'string' ? text : '';
  const places = content.getAll('choice').map(Number);
  return count === undefined ? (places[0] ?? 0) : places;
};

/** One choice of several: arrow keys or a digit select it, Enter confirms. */
const One = ({ asked: { choices = [] } }: FormProps): ReactElement => {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const input = list.current?.querySelectorAll('input')[Number(event.key) - 1];
    if (!input) return;
    input.checked = true;
    input.focus();
  };
  return (
    <div ref={list} className={styles.list} onKeyDown={press} role="presentation">
      {choices.map((label, place) => (
        <label key={place} className={styles.choice}>
          <input type="radio" name="choice" value={place} defaultChecked={place === 0} />
          <span className={styles.place} aria-hidden="true">
            {place + 1}
          </span>
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
};

const Several = ({ asked: { choices = [], count = 1 } }: FormProps): ReactElement => {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (place: number, on: boolean): void => {
    const next = new Set(picked);
    if (on) next.add(place);
    else next.delete(place);
    setPicked(next);
  };
  return (
    <div className={styles.list}>
      {choices.map((label, place) => (
        <label key={place} className={styles.choice}>
          <input
            type="checkbox"
            name="choice"
            value={place}
            checked={picked.has(place)}
            disabled={!picked.has(place) && picked.size >= count}
            onChange={(event) => toggle(place, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      <p role="status">{TEXT_TEXTS.countChosen(picked.size, count)}</p>
    </div>
  );
};

const Ordered = ({ asked: { choices = [] } }: FormProps): ReactElement => (
  <div className={styles.list}>
    {choices.map((_, place) => (
      <label key={place} className={styles.choice}>
        {TEXT_TEXTS.number(place + 1)}
        <select name="choice" defaultValue={place}>
          {choices.map((label, choice) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
);

const Typed = ({ asked: { hint } }: FormProps): ReactElement => {
  const id = useId();
  return (
    <div className={styles.list}>
      <input
        className={styles.text}
        name="text"
        autoComplete="off"
        aria-label={TEXT_TEXTS.answer}
        aria-describedby={hint ? id : undefined}
      />
      {hint ? (
        <p id={id} className={styles.soft}>
          {hint}
        </p>
      ) : undefined}
    </div>
  );
};
