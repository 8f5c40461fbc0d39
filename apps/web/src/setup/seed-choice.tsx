import { TURN_PIECES } from '@muster/protocol';
import { THEME_TERRAIN, rulesetOf, THEMES, defaultPieceCount } from '@muster/rules';
import { Shuffle } from 'lucide-react';
import type { ReactElement } from 'react';
import { randomSeed } from '../parts/chance.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { TablePick } from './draft.ts';
import styles from './table-choice.module.css';
import { SETUP_TEXTS } from './texts.ts';

const { table: TEXTS } = SETUP_TEXTS;

type SeedPick = Extract<TablePick, { from: 'seed' | 'turns' }>;

/** The choice of a table from a seed, or of pieces for the players to place. */
export const SeedChoice = ({
  pick,
  system,
  onPick,
}: {
  pick: SeedPick;
  system: string;
  onPick: (pick: SeedPick) => void;
}): ReactElement => (
  <>
    {pick.from === 'turns' ? <p>{TEXTS.turnsHelp}</p> : undefined}
    <div className={styles.row}>
      <Field name={TEXTS.seed} help={TEXTS.seedHelp[pick.from]}>
        <input value={pick.seed} maxLength={100} onChange={({ target }) => onPick({ ...pick, seed: target.value })} />
      </Field>
      <Button onClick={() => onPick({ ...pick, seed: randomSeed() })}>
        <Shuffle size={18} aria-hidden="true" />
        {TEXTS.newSeed}
      </Button>
      <Field name={TEXTS.landscape}>
        <select
          value={pick.theme ?? ''}
          onChange={({ target }) => onPick({ ...pick, theme: THEMES.find((theme) => theme === target.value) })}
        >
          <option value="">{TEXTS.anyLandscape}</option>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {THEME_TERRAIN[theme].name}
            </option>
          ))}
        </select>
      </Field>
    </div>
    {pick.from === 'turns' ? <PiecesChoice pick={pick} system={system} onPick={onPick} /> : undefined}
  </>
);

type TurnsPick = Extract<TablePick, { from: 'turns' }>;

/** The choice of how many pieces are placed. */
const PiecesChoice = ({
  pick,
  system,
  onPick,
}: {
  pick: TurnsPick;
  system: string;
  onPick: (pick: TurnsPick) => void;
}): ReactElement => {
  const numbers = rulesetOf(system)?.numbers;
  const usual = numbers ? defaultPieceCount(numbers) : TURN_PIECES.fewest;
  const { fewest, most } = TURN_PIECES;
  return (
    <Field name={TEXTS.pieces} help={TEXTS.piecesHelp({ fewest, most, needed: numbers?.terrainPieces ?? fewest })}>
      <input
        type="number"
        inputMode="numeric"
        min={fewest}
        max={most}
        value={pick.pieces ?? usual}
        onChange={({ target }) => {
          const pieces = Number(target.value);
          if (Number.isInteger(pieces) && pieces >= fewest && pieces <= most) onPick({ ...pick, pieces });
        }}
      />
    </Field>
  );
};
