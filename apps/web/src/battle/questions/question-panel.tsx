import type { Question } from '@muster/engine';
import type { ReactElement } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { askingOf } from './asking.ts';
import { AssistForm } from './assist-form.tsx';
import { CasualtiesForm } from './casualties-form.tsx';
import { DiceForm } from './dice-form.tsx';
import { MoveForm } from './move-form.tsx';
import { OrderForm } from './order-form.tsx';
import { PlainAnswers } from './plain-answers.tsx';
import { ShootForm } from './shoot-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { StrikeBackForm } from './strike-back-form.tsx';
import { StrikeForm } from './strike-form.tsx';
import { WoundsOnForm } from './wounds-on-form.tsx';
import { CastChooser, UseChooser } from '../act/deed-choosers.tsx';
import { Part } from '../act/part.tsx';
import styles from './question-panel.module.css';

/** A question of the game, for whoever has to answer it. */
export const QuestionPanel = ({ question }: { question: Question }): ReactElement => {
  const { battle } = useReady();
  const { title, text, choices } = askingOf(battle, question);
  return (
    <div className={styles.question}>
      <Part title={title} text={text}>
        <Form question={question} />
        <PlainAnswers question={question} choices={choices} />
      </Part>
    </div>
  );
};

/** What some questions need beside plain answers. */
const Form = ({ question }: { question: Question }): ReactElement | undefined => {
  const { store } = useHere();
  switch (question.kind) {
    case 'shoot':
      return <ShootForm question={question} />;
    case 'cast':
      return <CastChooser unit={question.unit} onOrder={(order) => void store.answer(question, order)} />;
    case 'use':
      return <UseChooser unit={question.unit} onOrder={(order) => void store.answer(question, order)} />;
    case 'assist':
      return <AssistForm question={question} />;
    case 'wounds-on':
      return <WoundsOnForm question={question} />;
    case 'casualties':
      return <CasualtiesForm question={question} />;
    case 'strike-back':
      return <StrikeBackForm question={question} />;
    case 'strike':
      return <StrikeForm question={question} />;
    case 'morale-order':
    case 'order':
      return <OrderForm question={question} />;
    case 'shift':
      return question.way === 'moved' ? <MoveForm question={question} /> : <PlaceForm question={question} />;
    case 'consolidate':
    case 'pile-in':
    case 'finish-move':
    case 'back-off':
      return <MoveForm question={question} />;
    case 'shove':
    case 'push':
    case 'fall':
    case 'wreck':
    case 'place-ally':
    case 'drop':
      return <PlaceForm question={question} />;
    case 'dice':
      return <DiceForm question={question} />;
    default:
      return undefined;
  }
};
