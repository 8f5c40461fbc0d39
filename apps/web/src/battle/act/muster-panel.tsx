import { refusalSentence } from '@muster/engine';
import { suggestedMuster } from '@muster/guide';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import {
  auraChoices,
  draftOf,
  EMPTY_MUSTER,
  musterChoices,
  musterOrder,
  musterProblem,
  onOwnFeet,
  type MusterDraft,
  withEntry,
  withUsualAuras,
} from '../phases/mustering.ts';
import { plainAction } from '../phases/setup.ts';
import { MusterRow } from './muster-row.tsx';
import { AuraRow } from './aura-row.tsx';
import { PanelSection } from './part.tsx';
import { MUSTER_TEXTS, SHARED_TEXTS } from './texts.ts';

/** The panel before deployment: reserves, heroes who join units, passengers and auras. */
export const MusterPanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy, info } = useLoadedBattle();
  const filled = (draft: MusterDraft): MusterDraft => withUsualAuras(battle, side, draft);
  const wished = useMemo(
    () => suggestedMuster(battle, side, { suggestions: info.wishes[side] }),
    [battle, side, info.wishes],
  );
  const [draft, setDraft] = useState(() => filled(draftOf(plainAction(battle, side))));
  const choices = useMemo(() => musterChoices(battle, side, draft), [battle, side, draft]);
  const auras = useMemo(() => auraChoices(battle, side, draft), [battle, side, draft]);
  const problem = musterProblem(battle, side, draft);
  const nothing = choices.length === 0 && auras.length === 0;
  return (
    <PanelSection title={MUSTER_TEXTS.title} text={nothing ? MUSTER_TEXTS.nothing : MUSTER_TEXTS.text}>
      {choices.map((row) => (
        <MusterRow
          key={row.unit}
          choices={row}
          draft={draft}
          names={namesFor(plan).units}
          onChange={(what, value) => setDraft(withEntry(onOwnFeet(draft, row.unit), what, row.unit, value))}
        />
      ))}
      {auras.map((row) => (
        <AuraRow
          key={row.bearer}
          row={row}
          names={namesFor(plan).units}
          bearer={namesFor(plan).units[plan.models[row.bearer].unit]}
          picked={draft.auras[row.bearer] ?? []}
          onChange={(units) => setDraft(withEntry(draft, 'auras', row.bearer, units))}
        />
      ))}
      <ProblemLine sentence={problem && refusalSentence(plan, problem)} />
      <Button
        loud="main"
        disabled={busy || problem !== undefined}
        onClick={() => void store.act(side, { type: 'muster', ...musterOrder(draft) })}
      >
        {nothing ? SHARED_TEXTS.continue : MUSTER_TEXTS.confirm}
      </Button>
      {wished ? (
        <Button onClick={() => setDraft(filled(draftOf({ type: 'muster', ...wished })))}>
          {MUSTER_TEXTS.fromList}
        </Button>
      ) : undefined}
      {nothing ? undefined : <Button onClick={() => setDraft(filled(EMPTY_MUSTER))}>{MUSTER_TEXTS.clear}</Button>}
    </PanelSection>
  );
};
