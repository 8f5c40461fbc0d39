import type { Battle } from '@muster/engine';
import { type ReactElement, useRef } from 'react';
import type { BattleStore } from '../battle/battle-store.ts';
import { isPlain } from '../battle/questions/automatic-answers.ts';
import { KIND_TRAITS } from '../battle/questions/kinds.ts';
import { useHabitStore } from '../battle/questions/habit-store.ts';
import { Button } from '../parts/button.tsx';
import styles from './decide.module.css';
import type { Decision } from './decision.ts';
import { QuestionForm } from './question-form.tsx';
import { replyWords } from './dialogue.ts';
import { TEXT_TEXTS } from './texts.ts';
import { useDialogue } from './use-dialogue.ts';

/** One decision: the answers so far, which can be changed, and the open question. */
export const Decide = ({
  store,
  battle,
  decision,
  busy,
}: {
  store: BattleStore;
  battle: Battle;
  decision: Decision;
  busy: boolean;
}): ReactElement => {
  const remember = useHabitStore((habits) => habits.remember);
  const always = useRef<HTMLInputElement>(null);
  const { question } = decision;
  const { talk, notes, tries, reply, change } = useDialogue(store, battle, decision, (answer) => {
    if (question && always.current?.checked) remember(question.kind, isPlain(answer) ? { answer } : { helper: true });
  });
  return (
    <div className={styles.decide}>
      {talk && talk.asked.length > 0 ? (
        <ol className={styles.asked} aria-label={TEXT_TEXTS.chosen}>
          {talk.asked.map((asked, place) => (
            <li key={place}>
              <span className={styles.question}>{asked.question.split('\n')[0]}</span> <b>{replyWords(asked)}</b>{' '}
              <Button
                loud="quiet"
                disabled={busy}
                aria-label={TEXT_TEXTS.changeAnswer(asked.question)}
                onClick={() => change(place)}
              >
                {TEXT_TEXTS.change}
              </Button>
            </li>
          ))}
        </ol>
      ) : undefined}
      {/* A new element each time, so that screen readers read the same text again. */}
      <div role="alert" key={tries}>
        {notes.map((note, i) => (
          <p key={i} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      {talk?.open ? (
        <QuestionForm
          key={`${decision.key} ${talk.asked.length} ${talk.open.question}`}
          asked={talk.open}
          misread={talk.misread}
          busy={busy}
          onReply={reply}
        >
          {question && KIND_TRAITS[question.kind].habitual ? (
            <label className={styles.always}>
              <input ref={always} type="checkbox" />
              {TEXT_TEXTS.always}
            </label>
          ) : undefined}
        </QuestionForm>
      ) : (
        <p>
          {notes.length > 0 ? <Button onClick={() => change(0)}>{TEXT_TEXTS.tryAgain}</Button> : TEXT_TEXTS.carryingOut}
        </p>
      )}
    </div>
  );
};
