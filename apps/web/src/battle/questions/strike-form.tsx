import { answeredOdds, doesOrderMatter, modelsOf } from '@muster/engine';
import { ChevronUp } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { mean, chance } from '../odds/figures.ts';
import { modelHint, modelName } from './model-labels.ts';
import type { QuestionOf } from './of.ts';
import styles from './strike-form.module.css';
import { earlier, kept, newStrike, picking, type StrikeDraft, strikeOrderOf } from './strike-order.ts';
import { Rich } from '../desk/rich.tsx';
import { FORM_TEXTS, STRIKE_TEXTS } from './texts.ts';

/** The form for melee attacks, where there is a choice: the order, weapons that work once, and weapons that pick a model. */
export const StrikeForm = ({ question }: { question: QuestionOf<'strike'> }): ReactElement | undefined => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const [draft, setDraft] = useState(() => newStrike(question.weapons));
  const isFelt = useMemo(() => doesOrderMatter(battle, question), [battle, question]);
  const odds = useMemo(() => answeredOdds(battle, question, strikeOrderOf(draft)), [battle, question, draft]);
  const shown = draft.order.filter((weapon) => {
    const { limited, picksModel } = plan.weapons[weapon].terms;
    return isFelt || limited || picksModel;
  });
  if (shown.length === 0) return undefined;
  return (
    <>
      {isFelt ? <p>{STRIKE_TEXTS.orderMatters}</p> : undefined}
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
        <Rich text={STRIKE_TEXTS.odds(mean(odds.meanWounds), mean(odds.meanKills), chance(odds.pDestroyed))} />
      </p>
      <Button disabled={busy} onClick={() => void store.answer(question, strikeOrderOf(draft))}>
        {STRIKE_TEXTS.button}
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
  /** Its place in the order, if the order makes a difference. */
  place: number | undefined;
}): ReactElement => {
  const { battle, plan } = useLoadedBattle();
  const { name, attacks, rules, terms } = plan.weapons[weapon];
  return (
    <li className={styles.weapon}>
      <div className={styles.head}>
        <span className={styles.name}>
          {place === undefined ? name : STRIKE_TEXTS.numbered(place + 1, name)}
          <span className={styles.profile}>{FORM_TEXTS.profile([FORM_TEXTS.attacks(attacks), ...rules])}</span>
        </span>
        {place === undefined || place === 0 ? undefined : (
          <Button aria-label={STRIKE_TEXTS.earlier(name)} onClick={() => onChange(earlier(draft, weapon))}>
            <ChevronUp size={16} aria-hidden />
          </Button>
        )}
      </div>
      {terms.limited ? (
        <label className={styles.label}>
          {STRIKE_TEXTS.limited}
          <select
            className={styles.select}
            value={draft.hold.includes(weapon) ? 'keep' : 'use'}
            onChange={(event) => onChange(kept(draft, weapon, event.target.value === 'keep'))}
          >
            <option value="use">{STRIKE_TEXTS.useNow}</option>
            <option value="keep">{STRIKE_TEXTS.keep}</option>
          </select>
        </label>
      ) : undefined}
      {terms.picksModel ? (
        <label className={styles.label}>
          {FORM_TEXTS.picks}
          <select
            className={styles.select}
            value={draft.picks.find((pick) => pick.weapon === weapon)?.model ?? ''}
            onChange={({ target: { value } }) =>
              onChange(picking(draft, weapon, value === '' ? undefined : Number(value)))
            }
          >
            <option value="">{FORM_TEXTS.noModel}</option>
            {modelsOf(battle, target).map((model) => (
              <option key={model} value={model}>
                {FORM_TEXTS.pickedModel(modelName(battle, model), modelHint(battle, model))}
              </option>
            ))}
          </select>
        </label>
      ) : undefined}
    </li>
  );
};
