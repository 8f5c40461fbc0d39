import { toInches } from '@muster/kernel';
import { TABLE_LIMITS } from '@muster/protocol';
import { LANDSCAPES, type Theme, THEMES, GAMES } from '@muster/rules';
import { Shuffle } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { anySeed } from '../parts/chance.ts';
import { resizeTable, setLandscape } from './draft.ts';
import { LengthInput } from './length-input.tsx';
import styles from './table-panel.module.css';
import type { Editor } from './use-editor.ts';
import { laidTable } from './use-work.ts';

const PLAYERS = [2, 3, 4];

/** The table as a whole: for which game it is, how large, what landscape, and a new one out of a seed. */
export const TablePanel = ({
  editor,
  system,
  players,
  seed,
  onGame,
  onPlayers,
  onSeed,
}: {
  editor: Editor;
  system: string;
  players: number;
  seed: string;
  onGame: (system: string) => void;
  onPlayers: (players: number) => void;
  onSeed: (seed: string) => void;
}): ReactElement => {
  const { settled, change } = editor;
  const [theme, setTheme] = useState<Theme>();
  const { smallest, largest } = TABLE_LIMITS;
  const generate = (wanted: string): void => {
    onSeed(wanted);
    editor.begin(laidTable(system, wanted, players, theme));
  };
  return (
    <Panel title="Table">
      <Field name="For the game">
        <select value={system} onChange={({ target }) => onGame(target.value)}>
          {GAMES.map(({ id, short }) => (
            <option key={id} value={id}>
              {short}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.pair}>
        <Field name="Players">
          <select value={players} onChange={({ target }) => onPlayers(Number(target.value))}>
            {PLAYERS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </Field>
        <Field name="Ground">
          <select value={settled.name ?? ''} onChange={({ target }) => change(setLandscape(settled, target.value))}>
            {THEMES.some((name) => LANDSCAPES[name].name === settled.name) ? undefined : (
              <option value={settled.name ?? ''}>{settled.name ?? 'Plain'}</option>
            )}
            {THEMES.map((name) => (
              <option key={name} value={LANDSCAPES[name].name}>
                {LANDSCAPES[name].name}
              </option>
            ))}
          </select>
        </Field>
        <LengthInput
          name="Width, inches"
          value={settled.width}
          least={smallest}
          most={largest}
          step={1}
          onLength={(width = settled.width) => change(resizeTable(settled, { width }), 'table width')}
        />
        <LengthInput
          name="Depth, inches"
          value={settled.depth}
          least={smallest}
          most={largest}
          step={1}
          onLength={(depth = settled.depth) => change(resizeTable(settled, { depth }), 'table depth')}
        />
      </div>
      <details className={styles.generate}>
        <summary>Lay it anew from a seed</summary>
        <div className={styles.pair}>
          <Field name="Seed">
            <input value={seed} maxLength={100} onChange={({ target }) => onSeed(target.value)} />
          </Field>
          <Field name="Landscape">
            <select
              value={theme ?? ''}
              onChange={({ target }) => setTheme(THEMES.find((name) => name === target.value))}
            >
              <option value="">As the seed has it</option>
              {THEMES.map((name) => (
                <option key={name} value={name}>
                  {LANDSCAPES[name].name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => generate(seed)}>Lay it</Button>
          <Button onClick={() => generate(anySeed())}>
            <Shuffle size={16} aria-hidden="true" />
            Another
          </Button>
          <Button onClick={() => editor.begin({ ...settled, pieces: [] })}>Clear the table</Button>
        </div>
      </details>
      <p className={styles.sum}>
        {settled.pieces.length} pieces on {toInches(settled.width)} by {toInches(settled.depth)} inches
      </p>
    </Panel>
  );
};
