import type { TerrainOrder } from '@muster/protocol';
import {
  checkTableFor,
  computerTerrainMove,
  draftAfter,
  draftTable,
  gf,
  type GuidelineFinding,
  nameablePieces,
  piecesLeft,
  playTerrainMove,
  rulesetOf,
  terrainRefusalSentence,
} from '@muster/rules';
import { Link as LinkIcon, Swords, Undo2 } from 'lucide-react';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useBattleContext } from '../battle/desk/battle-context.ts';
import { BattlePeople } from '../people/battle-people.tsx';
import { randomSeed } from '../parts/chance.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { FindingsPanel } from '../tables/findings-panel.tsx';
import { DangerousPanel } from './dangerous-panel.tsx';
import { type Ghost, ghostMove, ghostProblem, startGhost } from './ghost.ts';
import { PlacePanel } from './place-panel.tsx';
import { PoolList } from './pool-list.tsx';
import { RollOffPanel } from './roll-off-panel.tsx';
import { TerrainLog } from './terrain-log.tsx';
import { TerrainMap } from './terrain-map.tsx';
import styles from './terrain-screen.module.css';
import type { TerrainView } from '../battle/terrain-view.ts';
import { sideNames, turnWords } from './terrain-words.ts';
import { TERRAIN_TEXTS } from './texts.ts';

/** Terrain placement by turns: the map, the pieces that are left, the current turn, and the guidelines. */
export const TerrainScreen = ({ terrain: { battle, state } }: { terrain: TerrainView }): ReactElement => {
  const { store } = useBattleContext();
  const { busy, problem: refused, watching } = useStore(store);
  const { start, mine, invites } = battle;
  const { base } = battle.ruleset;
  const draft = useMemo(() => draftAfter(start, state.moves), [start, state.moves]);
  const names = sideNames(battle, state);
  const isMine = mine.includes(draft.turn);
  const left = piecesLeft(draft);
  const [wanted, setGhost] = useState<Ghost>();
  // A piece that any side has placed in the meantime has no ghost.
  const ghost = wanted && draft.phase === 'place' && isMine && left.includes(wanted.piece) ? wanted : undefined;
  const refusal = ghost && ghostProblem(draft, ghost);
  const problem = refusal && terrainRefusalSentence(draft, refusal, names);
  const [pointed, setPointed] = useState<GuidelineFinding>();
  const [showsLinks, setShowsLinks] = useState(false);

  const seen = useDeferredValue(ghost);
  const findings = useMemo(() => {
    const played = seen && playTerrainMove(draft, ghostMove(draft, seen));
    const table = draftTable(played?.ok ? played.value : draft);
    return checkTableFor(rulesetOf(base) ?? gf, start.sides, table, start.pool.length);
  }, [draft, seen, base, start]);
  const finding = findings.find(({ message }) => message === pointed?.message);

  const say = (move: TerrainOrder): void => {
    if (!busy) void store.terrain(isMine ? draft.turn : (mine[0] ?? 0), move);
  };
  const place = (): void => {
    if (ghost && problem === undefined) say({ type: 'place', ...ghost });
  };
  const suggest = (): void => {
    const move = computerTerrainMove(draft, randomSeed());
    if (move.type === 'place') setGhost({ piece: move.piece, x: move.x, y: move.y, degrees: move.degrees });
  };
  const canTakeBack = state.moves.some((move) => move.type !== 'roll-off' && mine.includes(move.side));
  return (
    <div className={styles.screen}>
      <div className={styles.pool}>
        <h2 className={styles.poolTitle}>
          {left.length === 0 ? TERRAIN_TEXTS.pool.all : TERRAIN_TEXTS.pool.left(left.length, start.pool.length)}
        </h2>
        <PoolList
          landscape={start.name}
          pool={start.pool}
          pieces={left}
          chosen={ghost?.piece}
          onChoose={isMine && draft.phase === 'place' ? (piece) => setGhost(startGhost(draft, piece)) : undefined}
        />
      </div>
      <div className={styles.map}>
        <TerrainMap
          draft={draft}
          ghost={ghost}
          problem={problem}
          finding={finding}
          nameable={isMine && draft.phase === 'dangerous' ? nameablePieces(draft).map(({ piece }) => piece.id) : []}
          onGhost={setGhost}
          onPlace={place}
          onName={(piece) => say({ type: 'name-dangerous', piece })}
        />
        <p className={styles.keys}>{TERRAIN_TEXTS.map.keys}</p>
      </div>
      <div className={styles.panel}>
        <Panel title={TERRAIN_TEXTS.whatToDo}>
          <p role="status" className={styles.turn}>
            {turnWords(draft, battle, names, state)}
          </p>
          {draft.phase === 'roll-off' && mine.length > 0 ? (
            <RollOffPanel
              key={draft.rolls.length}
              draft={draft}
              names={names}
              busy={busy}
              onRoll={(faces) => say({ type: 'roll-off', faces })}
            />
          ) : undefined}
          {draft.phase === 'place' && isMine ? (
            <PlacePanel
              draft={draft}
              ghost={ghost}
              problem={problem}
              busy={busy}
              onGhost={setGhost}
              onPlace={place}
              onSuggest={suggest}
              onLeaveOut={() => ghost && say({ type: 'leave-out', piece: ghost.piece })}
            />
          ) : undefined}
          {draft.phase === 'dangerous' && isMine ? (
            <DangerousPanel
              key={draft.turn}
              draft={draft}
              busy={busy}
              onName={(piece) => say({ type: 'name-dangerous', piece })}
            />
          ) : undefined}
          {draft.phase === 'done' && mine.length > 0 ? (
            <Button loud="main" disabled={busy} onClick={() => say({ type: 'begin' })}>
              <Swords size={18} aria-hidden="true" />
              {TERRAIN_TEXTS.begin}
            </Button>
          ) : undefined}
          <ProblemLine sentence={refused?.sentence} />
          <div className={styles.buttons}>
            {canTakeBack ? (
              <Button disabled={busy} onClick={() => say({ type: 'back' })}>
                <Undo2 size={18} aria-hidden="true" />
                {TERRAIN_TEXTS.takeBack}
              </Button>
            ) : undefined}
            {invites.length > 0 || battle.watch !== undefined ? (
              <Button loud="quiet" onClick={() => setShowsLinks(true)}>
                <LinkIcon size={18} aria-hidden="true" />
                {TERRAIN_TEXTS.people}
              </Button>
            ) : undefined}
          </div>
        </Panel>
        <Panel title={TERRAIN_TEXTS.log}>
          <TerrainLog draft={draft} moves={state.moves} names={names} />
        </Panel>
      </div>
      <div className={styles.below}>
        <FindingsPanel findings={findings} pointed={finding} onPoint={setPointed} />
      </div>
      {showsLinks ? (
        <Dialog title={TERRAIN_TEXTS.people} onClose={() => setShowsLinks(false)}>
          <div className={styles.people}>
            <BattlePeople
              {...battle}
              armies={battle.armies.map(({ name }) => name)}
              seats={state.seats}
              settled={[]}
              watching={watching}
              busy={busy}
              onHost={(order) => void store.host(order)}
            />
            <ProblemLine sentence={refused?.sentence} />
          </div>
        </Dialog>
      ) : undefined}
    </div>
  );
};
