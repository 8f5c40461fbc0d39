import { capital } from '@muster/kernel';
import { phaseOf } from '@muster/engine';
import { arrivalMode, arrivingUnits, passLabel } from '@muster/guide';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { isTouchScreen } from '../../parts/is-touch-screen.ts';
import { useScreenState, useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useListDrag } from '../desk/use-carry.ts';
import { useStage } from '../desk/use-stage.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { deployment, deployTask } from '../moves/place-tasks.ts';
import { usePlacementDraft } from '../moves/use-placement-draft.tsx';
import { TASK_TITLES } from '../phases/texts.ts';
import { deploymentPlaces, plainAction } from '../phases/setup.ts';
import { ComingArea } from '../table/overlays/coming-area.tsx';
import { Choices } from './choices.tsx';
import { DoneBar } from './done-bar.tsx';
import { PanelSection } from './part.tsx';
import { useRest } from './use-rest.ts';
import { DEPLOY_TEXTS } from './texts.ts';

/** The panel in which units come onto the table: at deployment, as scouts or from Ambush. */
export const DeployPanel = ({ side }: { side: number }): ReactElement => {
  const here = useBattleContext();
  const { store } = here;
  const carry = useListDrag();
  const leaveRest = useRest(side);
  const { battle, plan, busy } = useLoadedBattle();
  const chosen = useScreenState((desk) => desk.unit);
  const choose = useScreenState((desk) => desk.choose);
  const [full, setFull] = useState(false);
  const units = useMemo(() => arrivingUnits(battle, side), [battle, side]);
  const unit = chosen !== undefined && units.includes(chosen) ? chosen : units[0];
  const how = arrivalMode(battle);
  // The card and the list show the unit that is about to be placed.
  useEffect(() => choose(unit), [unit]);
  const task = useMemo(() => (unit === undefined ? undefined : deployTask(battle, unit, how)), [battle, unit, how]);
  const act = (): void => {
    if (unit !== undefined && draft?.ready && !busy) void store.act(side, deployment(unit, how, draft.places));
  };
  const draft = usePlacementDraft({ battle, task, onDone: () => act() });
  useStage({
    handlers: draft && {
      ...draft.handlers,
      bring: (at) => {
        if (here.desk.getState().carried === unit) draft.handlers.bring?.(at);
      },
    },
    under:
      unit === undefined || how === 'deployment' ? undefined : <ComingArea battle={battle} unit={unit} how={how} />,
    overlay: draft?.overlay,
  });
  const keep = useMemo(() => passLabel(battle), [battle]);
  const places = useMemo(() => deploymentPlaces(battle, side), [battle, side]);
  const put = (x: number, y: number): void => {
    const found = task?.arrange?.(x, y);
    setFull(!found);
    if (found) draft?.propose(found);
  };
  const name = (of: number): string => namesFor(plan).units[of];
  return (
    <PanelSection
      title={TASK_TITLES[phaseOf(battle)]}
      text={
        unit === undefined
          ? DEPLOY_TEXTS.noneLeft
          : isTouchScreen()
            ? DEPLOY_TEXTS.byTap(name(unit))
            : DEPLOY_TEXTS.byClick(name(unit))
      }
    >
      {units.length > 0 ? (
        <Choices
          columns={2}
          items={units.map((of) => ({ key: of, label: name(of), pressed: of === unit, carry: carry(of) }))}
          onChoose={(place) => choose(units[place])}
        />
      ) : undefined}
      {unit === undefined ? undefined : (
        <>
          <h3>{DEPLOY_TEXTS.where}</h3>
          <Choices columns={2} disabled={busy} items={places} onChoose={(i) => put(places[i].x, places[i].y)} />
          {full ? <p role="status">{DEPLOY_TEXTS.noRoom}</p> : undefined}
          {draft ? <MoveTools draft={draft} /> : undefined}
          <DoneBar>
            <Button loud="main" disabled={busy || !draft?.ready} onClick={act}>
              {DEPLOY_TEXTS.button(name(unit))}
            </Button>
          </DoneBar>
        </>
      )}
      {keep ? (
        <Button disabled={busy} onClick={() => void store.act(side, { type: 'pass' })}>
          {capital(keep)}
        </Button>
      ) : undefined}
      <Button disabled={busy} onClick={() => void store.act(side, plainAction(battle, side))}>
        {DEPLOY_TEXTS.forMe}
      </Button>
      {units.length > 1 ? (
        <Button disabled={busy} onClick={leaveRest}>
          {DEPLOY_TEXTS.restForMe}
        </Button>
      ) : undefined}
    </PanelSection>
  );
};
