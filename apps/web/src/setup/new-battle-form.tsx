import { GAMES } from '@muster/rules';
import { toInches } from '@muster/kernel';
import { Plus, Swords } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api, type SavedItem, type ReadyList } from '../api/http.ts';
import { ensureUser } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import { TableMap } from '../parts/table-map.tsx';
import { PoolList } from '../terrain/pool-list.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { useArmyLists } from './army-lists.ts';
import { StartChoice } from './start-choice.tsx';
import { ChecksList } from './checks-list.tsx';
import { checksOf } from './checks.ts';
import { orderOf, SIDES, withImported, withSetting, withSide, withSides, withSize, withSystem } from './draft.ts';
import { rememberGame } from './last-game.ts';
import styles from './new-battle-form.module.css';
import { sizesOf } from './ready.ts';
import { SeatChoice } from './seat-choice.tsx';
import { SidePanel } from './side-panel.tsx';
import { SettingsChoice } from './settings-choice.tsx';
import { TableChoice } from './table-choice.tsx';
import { SETUP_TEXTS } from './texts.ts';
import { forgetDraft, useDraft } from './use-draft.ts';
import { useDraftTable } from './use-draft-table.ts';

/** The form for a new battle, with the table and the open tasks next to it. */
export const NewBattleForm = ({
  ready,
  keptLists,
  keptTables,
  onKept,
  onMade,
}: {
  ready: readonly ReadyList[];
  keptLists: readonly SavedItem[];
  keptTables: readonly SavedItem[];
  onKept: () => void;
  onMade: (id: string, hasLinks: boolean) => void;
}): ReactElement => {
  const [draft, change] = useDraft(ready);
  const { table, start, sentence: tableSentence } = useDraftTable(draft);
  const lists = useArmyLists(draft.sides.map(({ army }) => army));
  const [sentence, setSentence] = useState<string>();
  const [busy, setBusy] = useState(false);
  const checks = checksOf(draft, lists, table);
  const { system, size, sides } = draft;

  const begin = async (): Promise<void> => {
    if (!table) return;
    await ensureUser();
    const { id } = await api.newBattle(orderOf(draft, table));
    rememberGame(system);
    forgetDraft();
    onMade(
      id,
      sides.some(({ seat }) => seat.kind === 'link'),
    );
  };
  const press = (): void => {
    setBusy(true);
    setSentence(undefined);
    begin().catch((error: Error) => {
      setSentence(error.message);
      setBusy(false);
    });
  };

  return (
    <div className={styles.form}>
      <div className={styles.choices}>
        <Panel title={SETUP_TEXTS.game}>
          <Segments
            legend={SETUP_TEXTS.game}
            hidden
            choices={GAMES.map(({ id, short }) => ({ value: id, words: short }))}
            value={system}
            onChoose={(id) => change((before) => withSystem(before, id, ready))}
          />
          <Segments
            legend={SETUP_TEXTS.size}
            choices={sizesOf(ready, system).map((points) => ({ value: String(points), words: String(points) }))}
            value={String(size)}
            onChoose={(points) => change((before) => withSize(before, Number(points), ready))}
          />
        </Panel>
        <h2>{SETUP_TEXTS.sides}</h2>
        {sides.map(({ army, seat }, side) => (
          <SidePanel
            // Sides have no other id than their number.
            key={`side-${side}`}
            side={side}
            name={lists[side]?.army.name ?? SETUP_TEXTS.side(side + 1)}
            onRemove={
              side >= SIDES.fewest && side === sides.length - 1
                ? () => change((before) => withSides(before, side, ready))
                : undefined
            }
          >
            <ArmyChoice
              side={side}
              system={system}
              size={size}
              pick={army}
              list={lists[side]}
              ready={ready}
              kept={keptLists}
              onPick={(pick) => change((before) => withSide(before, side, { army: pick }))}
              onBring={(pick) => change((before) => withImported(before, side, pick, ready))}
              onKept={onKept}
            />
            <SeatChoice
              question={SETUP_TEXTS.seat.whoPlays(side + 1)}
              seat={seat}
              onSeat={(next) => change((before) => withSide(before, side, { seat: next }))}
            />
          </SidePanel>
        ))}
        {sides.length < SIDES.most ? (
          <Button onClick={() => change((before) => withSides(before, sides.length + 1, ready))}>
            <Plus size={18} aria-hidden="true" />
            {SETUP_TEXTS.addSide}
          </Button>
        ) : undefined}
        <StartChoice
          draft={draft}
          names={sides.map((_, side) => lists[side]?.army.name ?? SETUP_TEXTS.unknownArmy)}
          onChange={(part) => change((before) => ({ ...before, ...part }))}
        />
        <SettingsChoice
          system={system}
          settings={draft.settings}
          onSetting={(name, value) => change((before) => withSetting(before, name, value))}
          onDefaults={() => change((before) => ({ ...before, settings: {} }))}
        />
      </div>
      <div className={styles.summary}>
        <Panel title={SETUP_TEXTS.table.title}>
          {table && !start ? (
            <TableMap
              table={table}
              label={SETUP_TEXTS.table.label({
                name: table.name ?? SETUP_TEXTS.table.ownName,
                width: toInches(table.width),
                depth: toInches(table.depth),
                pieces: table.terrain.length,
              })}
            />
          ) : undefined}
          {start ? (
            <PoolList landscape={start.name} pool={start.pool} pieces={start.pool.map((_, piece) => piece)} />
          ) : undefined}
          <ProblemLine sentence={tableSentence} />
          <TableChoice
            pick={draft.table}
            system={system}
            players={sides.length}
            kept={keptTables}
            onPick={(pick) => change((before) => ({ ...before, table: pick }))}
          />
        </Panel>
        <Panel>
          <ChecksList checks={checks} />
          <ProblemLine sentence={sentence} />
          <Button loud="main" disabled={busy || checks.stops.length > 0} onClick={press}>
            <Swords size={18} aria-hidden="true" />
            {busy ? SETUP_TEXTS.start.starting : start ? SETUP_TEXTS.start.toTerrain : SETUP_TEXTS.start.toBattle}
          </Button>
        </Panel>
      </div>
    </div>
  );
};
