import { modelsOf, type StrikePick } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { modelHint, modelName } from './model-words.ts';
import type { Of } from './of.ts';
import styles from './weapon-aims.module.css';

/** How a unit strikes, where there is something to decide: weapons that work once, and those that pick a model. */
export const StrikeForm = ({ question }: { question: Of<'strike'> }): ReactElement | undefined => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [held, setHeld] = useState<readonly number[]>([]);
  const [picks, setPicks] = useState<readonly StrikePick[]>([]);
  const { weapons, target } = question;
  const special = weapons.filter((weapon) => {
    const { limited, picksModel } = plan.weapons[weapon].terms;
    return limited || picksModel;
  });
  if (special.length === 0) return undefined;
  return (
    <>
      {special.map((weapon) => {
        const { name, terms } = plan.weapons[weapon];
        return (
          <div key={weapon} className={styles.weapon}>
            {terms.limited ? (
              <label className={styles.label}>
                {name}, which works once
                <select
                  className={styles.select}
                  value={held.includes(weapon) ? 'keep' : 'use'}
                  onChange={(event) =>
                    setHeld(
                      event.target.value === 'keep' ? [...held, weapon] : held.filter((other) => other !== weapon),
                    )
                  }
                >
                  <option value="use">is used now</option>
                  <option value="keep">is kept</option>
                </select>
              </label>
            ) : undefined}
            {terms.picksModel ? (
              <label className={styles.label}>
                {name} picks
                <select
                  className={styles.select}
                  value={picks.find((pick) => pick.weapon === weapon)?.model ?? ''}
                  onChange={({ target: { value } }) =>
                    setPicks([
                      ...picks.filter((pick) => pick.weapon !== weapon),
                      ...(value === '' ? [] : [{ weapon, model: Number(value) }]),
                    ])
                  }
                >
                  <option value="">nobody in particular</option>
                  {modelsOf(battle, target).map((model) => (
                    <option key={model} value={model}>
                      {modelName(battle, model)}, {modelHint(battle, model)}
                    </option>
                  ))}
                </select>
              </label>
            ) : undefined}
          </div>
        );
      })}
      <Button disabled={busy} onClick={() => void store.answer(question, { hold: held, picks })}>
        Strike so
      </Button>
    </>
  );
};
