import type { ArmyList } from '@muster/army';
import { type ReactElement, useState } from 'react';
import type { SavedItem, ReadyList } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import styles from './army-choice.module.css';
import { ArmyUnits } from './army-units.tsx';
import type { ArmyPick } from './draft.ts';
import { ImportDialog } from './import-dialog.tsx';
import { bookOf, groupsOf } from './ready.ts';
import { SETUP_TEXTS } from './texts.ts';

const { army: TEXTS } = SETUP_TEXTS;

const valueOf = (pick: ArmyPick | undefined): string => {
  if (!pick) return '';
  return pick.from === 'read' ? 'read' : `${pick.from}:${pick.id}`;
};

/** The choice of army for a side: a ready list, a saved list or the user's own list. */
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
  kept: readonly SavedItem[];
  onPick: (pick: ArmyPick) => void;
  /** Called when an army was read from a file or a text. */
  onBring: (pick: Extract<ArmyPick, { from: 'read' }>) => void;
  /** Called when something was saved. */
  onKept: () => void;
}): ReactElement => {
  const [importing, setImporting] = useState(false);
  const choose = (value: string): void => {
    const [from, id] = value.split(':');
    if (from === 'ready') onPick({ from, id });
    if (from === 'kept') onPick({ from, id, name: kept.find((other) => other.id === id)?.name ?? TEXTS.unnamed });
  };
  return (
    <div className={styles.army}>
      <Field name={TEXTS.of(side + 1)}>
        <select value={valueOf(pick)} onChange={({ target }) => choose(target.value)}>
          {pick ? undefined : <option value="">{TEXTS.choose}</option>}
          {pick?.from === 'read' ? <option value="read">{TEXTS.imported(pick.name)}</option> : undefined}
          {groupsOf(ready, system, size).map((group) => (
            <optgroup
              key={group.size ?? 'samples'}
              label={group.size === undefined ? TEXTS.samples : TEXTS.points(group.size)}
            >
              {group.lists.map((choice) => (
                <option key={choice.id} value={`ready:${choice.id}`}>
                  {choice.kind === 'sample' ? choice.name : TEXTS.fromBook(bookOf(choice), choice.name)}
                </option>
              ))}
            </optgroup>
          ))}
          {kept.length > 0 ? (
            <optgroup label={TEXTS.yourLists}>
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
      <Button onClick={() => setImporting(true)}>{TEXTS.bring}</Button>
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
