import type { ArmyList } from '@muster/army';
import { type ReactElement, useState } from 'react';
import type { Kept, ReadyList } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import styles from './army-choice.module.css';
import { ArmyUnits } from './army-units.tsx';
import type { ArmyPick } from './draft.ts';
import { ImportDialog } from './import-dialog.tsx';
import { bookOf, groupsOf } from './ready.ts';

const valueOf = (pick: ArmyPick | undefined): string => {
  if (!pick) return '';
  return pick.from === 'read' ? 'read' : `${pick.from}:${pick.id}`;
};

/** The army of a side: a ready one, a kept one, or one that is brought along. */
export const ArmyChoice = ({
  side,
  system,
  size,
  pick,
  list,
  ready,
  kept,
  onPick,
  onBring,
  onKept,
}: {
  side: number;
  system: string;
  size: number;
  pick: ArmyPick | undefined;
  list: ArmyList | undefined;
  ready: readonly ReadyList[];
  kept: readonly Kept[];
  onPick: (pick: ArmyPick) => void;
  /** An army was read out of a file or a text. */
  onBring: (pick: Extract<ArmyPick, { from: 'read' }>) => void;
  /** Something was kept. */
  onKept: () => void;
}): ReactElement => {
  const [importing, setImporting] = useState(false);
  const choose = (value: string): void => {
    const [from, id] = value.split(':');
    if (from === 'ready') onPick({ from, id });
    if (from === 'kept') onPick({ from, id, name: kept.find((other) => other.id === id)?.name ?? 'Army' });
  };
  return (
    <div className={styles.army}>
      <Field name={`Army of side ${side + 1}`}>
        <select value={valueOf(pick)} onChange={({ target }) => choose(target.value)}>
          {pick ? undefined : <option value="">Choose an army</option>}
          {pick?.from === 'read' ? <option value="read">{pick.name} (imported)</option> : undefined}
          {groupsOf(ready, system, size).map((group) => (
            <optgroup key={group.words} label={group.words}>
              {group.lists.map((choice) => (
                <option key={choice.id} value={`ready:${choice.id}`}>
                  {choice.kind === 'sample' ? choice.name : `${bookOf(choice)}: ${choice.name}`}
                </option>
              ))}
            </optgroup>
          ))}
          {kept.length > 0 ? (
            <optgroup label="Your lists">
              {kept.map(({ id, name }) => (
                <option key={id} value={`kept:${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ) : undefined}
        </select>
      </Field>
      {list ? <ArmyUnits list={list} /> : undefined}
      <Button onClick={() => setImporting(true)}>Bring your own list</Button>
      {importing ? (
        <ImportDialog
          onUse={(read) => {
            onBring(read);
            setImporting(false);
          }}
          onKept={onKept}
          onClose={() => setImporting(false)}
        />
      ) : undefined}
    </div>
  );
};
