import type { Answer, Question } from '@muster/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { isPlain } from './automatic-answers.ts';
import type { AnswerChoice } from './answer-choice.ts';
import { suggestedAnswer } from './helper.ts';
import { useHabitStore } from './habit-store.ts';
import { KIND_TRAITS } from './kinds.ts';
import { FORM_TEXTS } from './texts.ts';
import styles from './plain-answers.module.css';

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Answers that take one click, with the suggested one highlighted, and a checkbox for automatic answers. */
export const PlainAnswers = ({
  question,
  choices,
}: {
  question: Question;
  choices: readonly AnswerChoice[];
}): ReactElement => {
  const { store } = useBattleContext();
  const { battle, busy } = useLoadedBattle();
  const remember = useHabitStore((habits) => habits.remember);
  const [always, setAlways] = useState(false);
  const { habitual: isHabitual, prepared: isPrepared, byHand: isByHand } = KIND_TRAITS[question.kind];
  const advised = useMemo(
    () => (isByHand ? undefined : suggestedAnswer(battle, question)),
    [battle, question, isByHand],
  );
  const isOffered = advised !== undefined && choices.some(({ answer }) => same(answer, advised));
  const say = (answer: Answer, isHelpers = false): void => {
    if (always && isHabitual) remember(question.kind, !isHelpers && isPlain(answer) ? { answer } : { helper: true });
    void store.answer(question, answer);
  };
  return (
    <>
      <Choices
        columns={choices.length > 4 ? 2 : 1}
        disabled={busy}
        items={choices.map(({ label, hint, answer }, i) => ({
          key: i,
          label,
          hint,
          main: advised !== undefined && same(answer, advised),
        }))}
        onChoose={(place) => say(choices[place].answer)}
      />
      {advised === undefined || isOffered || isPrepared ? undefined : (
        <Button disabled={busy} onClick={() => say(advised, true)}>
          {FORM_TEXTS.decideForMe}
        </Button>
      )}
      {isHabitual ? (
        <label className={styles.always}>
          <input type="checkbox" checked={always} onChange={() => setAlways(!always)} />
          {FORM_TEXTS.always}
        </label>
      ) : undefined}
    </>
  );
};
