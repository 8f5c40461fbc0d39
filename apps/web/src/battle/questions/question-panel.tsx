import type { Question, QuestionKind } from '@muster/engine';
import type { ReactElement } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { askingOf } from './asking.ts';
import { AssistForm } from './assist-form.tsx';
import { CasualtiesForm } from './casualties-form.tsx';
import { DiceForm } from './dice-form.tsx';
import { MoveForm } from './move-form.tsx';
import type { QuestionOf } from './of.ts';
import { OrderForm } from './order-form.tsx';
import { PlainAnswers } from './plain-answers.tsx';
import { ShootForm } from './shoot-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { StrikeBackForm } from './strike-back-form.tsx';
import { StrikeForm } from './strike-form.tsx';
import { WoundsOnForm } from './wounds-on-form.tsx';
import { CastChooser, UseChooser } from '../act/ability-choosers.tsx';
import { PanelSection } from '../act/part.tsx';
import styles from './question-panel.module.css';

/** The panel of a question, for the player who must answer it. */
export const QuestionPanel = ({ question }: { question: Question }): ReactElement => {
  const { battle } = useLoadedBattle();
  const { title, text, choices } = askingOf(battle, question);
  const Form = FORMS[question.kind] as FormOf<QuestionKind> | undefined;
  return (
    <div className={styles.question}>
      <PanelSection title={title} text={text}>
        {Form ? <Form question={question} /> : undefined}
        <PlainAnswers question={question} choices={choices} />
      </PanelSection>
    </div>
  );
};

type FormOf<K extends QuestionKind> = (props: { question: QuestionOf<K> }) => ReactElement | undefined;

const CastForm: FormOf<'cast'> = ({ question }) => {
  const { store } = useBattleContext();
  return <CastChooser unit={question.unit} onOrder={(order) => void store.answer(question, order)} />;
};

const UseForm: FormOf<'use'> = ({ question }) => {
  const { store } = useBattleContext();
  return <UseChooser unit={question.unit} onOrder={(order) => void store.answer(question, order)} />;
};

const ShiftForm: FormOf<'shift'> = ({ question }) =>
  question.way === 'moved' ? <MoveForm question={question} /> : <PlaceForm question={question} />;

/** Forms of questions in addition to one-click answers; nothing for questions that need no form. */
const FORMS: { readonly [K in QuestionKind]: FormOf<K> | undefined } = {
  shoot: ShootForm,
  cast: CastForm,
  use: UseForm,
  shove: PlaceForm,
  markers: undefined,
  assist: AssistForm,
  'strike-back': StrikeBackForm,
  strike: StrikeForm,
  casualties: CasualtiesForm,
  'wounds-on': WoundsOnForm,
  'pile-in': MoveForm,
  'finish-move': MoveForm,
  consolidate: MoveForm,
  shift: ShiftForm,
  withdraw: undefined,
  overrun: undefined,
  'back-off': MoveForm,
  'morale-quality': undefined,
  'morale-order': OrderForm,
  order: OrderForm,
  'blast-split': undefined,
  push: PlaceForm,
  fall: PlaceForm,
  wreck: PlaceForm,
  feat: undefined,
  'note-terrain': undefined,
  'note-enemy': undefined,
  'send-away': undefined,
  'place-ally': PlaceForm,
  drop: PlaceForm,
  concede: undefined,
  underdog: undefined,
  reroll: undefined,
  pick: undefined,
  dice: DiceForm,
};
