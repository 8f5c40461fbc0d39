import { answeredOdds, isOrderFelt, modelsOf } from '@muster/engine';
import { ChevronUp } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { mean, chance } from '../odds/figures.ts';
import { modelHint, modelName } from './model-words.ts';
import type { Of } from './of.ts';
import styles from './strike-form.module.css';
import { earlier, kept, newStrike, picking, type StrikeDraft, strikeOrderOf } from './strike-order.ts';

/** How a unit strikes, where there is something to decide: the order, weapons that work once, and those that pick a model. */
export const StrikeForm = ({ question }: { question: Of<'strike'> }): ReactElement | undefined => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [draft, setDraft] = useState(() => newStrike(question.weapons));
  const isFelt = useMemo(() => isOrderFelt(battle, question), [battle, question]);
  const odds = useMemo(() => answeredOdds(battle, question, strikeOrderOf(draft)), [battle, question, draft]);
  const shown = draft.order.filter((weapon) => {
    const { limited, picksModel } = plan.weapons[weapon].terms;
    return isFelt || limited || picksModel;
  });
  if (shown.length === 0) return undefined;
  return (
    <>
      {isFelt ? <p>The order makes a difference: what stands first strikes first.</p> : undefined}
      <ol className={styles.weapons}>
        {shown.map((weapon, place) => (
          <WeaponRow
            key={weapon}
            weapon={weapon}
            target={question.target}
            draft={draft}
            onChange={setDraft}
            place={isFelt ? place : undefined}
          />
        ))}
      </ol>
      <p>
        Struck so it does <b>{mean(odds.meanWounds)}</b> wounds and fells <b>{mean(odds.meanKills)}</b> on average; it
        destroys them <b>{chance(odds.pDestroyed)}</b> of the time.
      </p>
      <Button disabled={busy} onClick={() => void store.answer(question, strikeOrderOf(draft))}>
        Strike so
      </Button>
    </>
  );
};

const WeaponRow = ({
  weapon,
  target,
  draft,
  onChange,
  place,
}: {
  weapon: number;
  target: number;
  draft: StrikeDraft;
  onChange: (draft: StrikeDraft) => void;
  /** Among those whose order makes a difference. */
  place: number | undefined;
}): ReactElement => {
  const { battle, plan } = useReady();
  const { name, attacks, rules, terms } = plan.weapons[weapon];
  return (
    <li className={styles.weapon}>
      <div className={styles.head}>
        <span className={styles.name}>
          {place === undefined ? '' : `${place + 1}. `}
          {name}
          <span className={styles.profile}>{[`A${attacks}`, ...rules].join(', ')}</span>
        </span>
        {place === undefined || place === 0 ? undefined : (
          <Button aria-label={`${name} strikes earlier`} onClick={() => onChange(earlier(draft, weapon))}>
            <ChevronUp size={16} aria-hidden />
          </Button>
        )}
      </div>
      {terms.limited ? (
        <label className={styles.label}>
          Works once:
          <select
            className={styles.select}
            value={draft.hold.includes(weapon) ? 'keep' : 'use'}
            onChange={(event) => onChange(kept(draft, weapon, event.target.value === 'keep'))}
          >
            <option value="use">is used now</option>
            <option value="keep">is kept</option>
          </select>
        </label>
      ) : undefined}
      {terms.picksModel ? (
        <label className={styles.label}>
          Picks
          <select
            className={styles.select}
            value={draft.picks.find((pick) => pick.weapon === weapon)?.model ?? ''}
            onChange={({ target: { value } }) =>
              onChange(picking(draft, weapon, value === '' ? undefined : Number(value)))
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
    </li>
  );
};
