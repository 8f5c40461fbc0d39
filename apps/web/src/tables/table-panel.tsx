import { toInches } from '@muster/kernel';
import { TABLE_LIMITS } from '@muster/protocol';
import { THEME_TERRAIN, type Theme, THEMES, GAMES } from '@muster/rules';
import { Shuffle } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { randomSeed } from '../parts/chance.ts';
import { resizeTable, setLandscape } from './draft.ts';
import { LengthInput } from './length-input.tsx';
import styles from './table-panel.module.css';
import { TABLES_TEXTS } from './texts.ts';
import type { Editor } from './use-editor.ts';
import { generatedTable } from './use-work.ts';

const { table: TEXTS } = TABLES_TEXTS;

const PLAYERS = [2, 3, 4];

/** The table as a whole: its game, its size and its landscape, and a button to generate another. */
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
    editor.begin(generatedTable(system, wanted, players, theme));
  };
  return (
    <Panel title={TEXTS.title}>
      <Field name={TEXTS.game}>
        <select value={system} onChange={({ target }) => onGame(target.value)}>
          {GAMES.map(({ id, short }) => (
            <option key={id} value={id}>
              {short}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.pair}>
        <Field name={TEXTS.players}>
          <select value={players} onChange={({ target }) => onPlayers(Number(target.value))}>
            {PLAYERS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </Field>
        <Field name={TEXTS.landscape}>
          <select value={settled.name ?? ''} onChange={({ target }) => change(setLandscape(settled, target.value))}>
            {THEMES.some((name) => THEME_TERRAIN[name].name === settled.name) ? undefined : (
              <option value={settled.name ?? ''}>{settled.name ?? TEXTS.plain}</option>
            )}
            {THEMES.map((name) => (
              <option key={name} value={THEME_TERRAIN[name].name}>
                {THEME_TERRAIN[name].name}
              </option>
            ))}
          </select>
        </Field>
        <LengthInput
          name={TEXTS.width}
          value={settled.width}
          least={smallest}
          most={largest}
          step={1}
          onLength={(width = settled.width) => change(resizeTable(settled, { width }), 'table width')}
        />
        <LengthInput
          name={TEXTS.depth}
          value={settled.depth}
          least={smallest}
          most={largest}
          step={1}
          onLength={(depth = settled.depth) => change(resizeTable(settled, { depth }), 'table depth')}
        />
      </div>
      <details className={styles.generate}>
        <summary>{TEXTS.generate}</summary>
        <div className={styles.pair}>
          <Field name={TEXTS.seed}>
            <input value={seed} maxLength={100} onChange={({ target }) => onSeed(target.value)} />
          </Field>
          <Field name={TEXTS.landscape}>
            <select
              value={theme ?? ''}
              onChange={({ target }) => setTheme(THEMES.find((name) => name === target.value))}
            >
              <option value="">{TEXTS.anyLandscape}</option>
              {THEMES.map((name) => (
                <option key={name} value={name}>
                  {THEME_TERRAIN[name].name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => generate(seed)}>{TEXTS.make}</Button>
          <Button onClick={() => generate(randomSeed())}>
            <Shuffle size={16} aria-hidden="true" />
            {TEXTS.newSeed}
          </Button>
          <Button onClick={() => editor.begin({ ...settled, pieces: [] })}>{TEXTS.clear}</Button>
        </div>
      </details>
      <p className={styles.sum}>{TEXTS.sum(settled.pieces.length, toInches(settled.width), toInches(settled.depth))}</p>
    </Panel>
  );
};
