import { counted } from '@muster/kernel';
import { type Assist, type Battle, castChance, modelsOf } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { chance } from '../odds/figures.ts';
import { modelName } from './model-words.ts';
import type { Of } from './of.ts';
import styles from './assist-form.module.css';

/** Whose tokens they are: somebody alone goes by the name of the unit, which may have a number. */
const helperName = (battle: Battle, model: number): string => {
  const unit = battle.unitOf[model];
  const name = namesFor(battle.plan).units[unit];
  return modelsOf(battle, unit).length > 1 ? `${modelName(battle, model)} of ${name}` : name;
};

/** Tokens for or against a spell, model by model, with what they do to the chance. */
export const AssistForm = ({ question }: { question: Of<'assist'> }): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
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
          <output>
            {spent[model] ?? 0} of {battle.tokens[model]}
          </output>
        </label>
      ))}
      <p>
        With this the spell works <b>{chance(castChance(plus, minus))}</b> of the time, as far as you know.
      </p>
      <Button loud="main" disabled={busy || total === 0} onClick={() => void store.answer(question, assists)}>
        {total === 0 ? 'Spend tokens' : `Spend ${counted(total, 'token')}`}
      </Button>
    </>
  );
};
