import { type Assist, type Battle, castChance, modelsOf } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { chance } from '../odds/figures.ts';
import { modelName } from './model-labels.ts';
import type { QuestionOf } from './of.ts';
import { Rich } from '../desk/rich.tsx';
import { ASSIST_TEXTS } from './texts.ts';
import styles from './assist-form.module.css';

/** Returns the name of the model that spends tokens. A single model goes by the name of its unit, which may have a number. */
const helperName = (battle: Battle, model: number): string => {
  const unit = battle.unitOf[model];
  const name = namesFor(battle.plan).units[unit];
  return modelsOf(battle, unit).length > 1 ? ASSIST_TEXTS.helper(modelName(battle, model), name) : name;
};

/** The form for tokens for or against a spell, with the resulting chance. */
export const AssistForm = ({ question }: { question: QuestionOf<'assist'> }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const { helpers, caster, side, given } = question;
  const [spent, setSpent] = useState<Readonly<Record<number, number>>>({});
  const own = plan.models[caster].side;
  const total = Object.values(spent).reduce((sum, tokens) => sum + tokens, 0);
  const sum = (test: (of: number) => boolean): number =>
    given.filter((assist) => test(assist.side)).reduce((all, { tokens }) => all + tokens, 0);
  const plus = sum((of) => of === own) + (side === own ? total : 0);
  const minus = sum((of) => of !== own) + (side === own ? 0 : total);
  const assists: Assist[] = helpers
    .map((model) => ({ model, tokens: spent[model] ?? 0 }))
    .filter(({ tokens }) => tokens > 0);
  return (
    <>
      {helpers.map((model) => (
        <label key={model} className={styles.row}>
          <span>{helperName(battle, model)}</span>
          <input
            type="range"
            min={0}
            max={battle.tokens[model]}
            value={spent[model] ?? 0}
            onChange={(event) => setSpent({ ...spent, [model]: Number(event.target.value) })}
          />
          <output>{ASSIST_TEXTS.spent(spent[model] ?? 0, battle.tokens[model])}</output>
        </label>
      ))}
      <p>
        <Rich text={ASSIST_TEXTS.chance(chance(castChance(plus, minus)))} />
      </p>
      <Button loud="main" disabled={busy || total === 0} onClick={() => void store.answer(question, assists)}>
        {ASSIST_TEXTS.button(total)}
      </Button>
    </>
  );
};
