import { Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import type { BattleInfo, LiveState } from '@muster/protocol';
import type { BattleStore } from '../battle/battle-store.ts';
import { Button, buttonLook } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from './menu.module.css';

/** What can be done beside deciding: taking back, giving up, the map. */
export const Menu = ({
  store,
  info,
  state,
  side,
  names,
  search,
}: {
  store: BattleStore;
  info: BattleInfo;
  state: LiveState;
  /** The side that speaks. */
  side: number | undefined;
  names: readonly string[];
  search: string;
}): ReactElement => {
  const [asks, setAsks] = useState(false);
  const asksMe = state.asksBack !== undefined && !info.mine.includes(state.asksBack) && side !== undefined;
  return (
    <div className={styles.menu}>
      {side === undefined || state.over ? undefined : (
        <>
          <Button onClick={() => void store.takeBack(side)}>
            <Undo2 size={18} aria-hidden /> Take back
          </Button>
          <Button loud="danger" onClick={() => setAsks(true)}>
            Concede
          </Button>
        </>
      )}
      <Link href={`/battles/${info.id}${search}`} className={buttonLook()}>
        Show the map
      </Link>
      {state.asksBack === undefined ? undefined : (
        <p role="status">
          {asksMe
            ? `${names[state.asksBack]} asks to take the last step back.`
            : 'The others are asked whether you may take it back.'}
        </p>
      )}
      {asksMe ? (
        <>
          <Button loud="main" onClick={() => void store.allow(side, true)}>
            Allow it
          </Button>
          <Button onClick={() => void store.allow(side, false)}>Do not</Button>
        </>
      ) : undefined}
      {asks && side !== undefined ? (
        <Dialog title="Concede the battle?" onClose={() => setAsks(false)}>
          <div className={styles.menu}>
            <Button
              loud="danger"
              onClick={() => {
                setAsks(false);
                void store.concede(side);
              }}
            >
              Concede for {names[side]}
            </Button>
            <Button onClick={() => setAsks(false)}>Fight on</Button>
          </div>
        </Dialog>
      ) : undefined}
    </div>
  );
};
