import { TURN_PIECES } from '@muster/protocol';
import { LANDSCAPES, rulesetOf, THEMES, usualPieces } from '@muster/rules';
import { Shuffle } from 'lucide-react';
import type { ReactElement } from 'react';
import { anySeed } from '../parts/chance.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { TablePick } from './draft.ts';
import styles from './table-choice.module.css';

type SeedPick = Extract<TablePick, { from: 'seed' | 'turns' }>;

/** What a seed is used for, in a sentence. */
const HELP: Readonly<Record<SeedPick['from'], string>> = {
  seed: 'The same seed gives the same table.',
  turns: 'The same seed gives the same pieces.',
};

/** A table out of a seed, or pieces for the players to place. */
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
    {pick.from === 'turns' ? (
      <p>Roll off, then place one piece each in turn. At the end each player names one piece as dangerous.</p>
    ) : undefined}
    <div className={styles.row}>
      <Field name="Seed" help={HELP[pick.from]}>
        <input value={pick.seed} maxLength={100} onChange={({ target }) => onPick({ ...pick, seed: target.value })} />
      </Field>
      <Button onClick={() => onPick({ ...pick, seed: anySeed() })}>
        <Shuffle size={18} aria-hidden="true" />
        Another
      </Button>
      <Field name="Landscape">
        <select
          value={pick.theme ?? ''}
          onChange={({ target }) => onPick({ ...pick, theme: THEMES.find((theme) => theme === target.value) })}
        >
          <option value="">As the seed has it</option>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {LANDSCAPES[theme].name}
            </option>
          ))}
        </select>
      </Field>
    </div>
    {pick.from === 'turns' ? <PiecesChoice pick={pick} system={system} onPick={onPick} /> : undefined}
  </>
);

type TurnsPick = Extract<TablePick, { from: 'turns' }>;

/** How many pieces are placed. */
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
  const usual = numbers ? usualPieces(numbers) : TURN_PIECES.fewest;
  const { fewest, most } = TURN_PIECES;
  return (
    <Field
      name="Pieces"
      help={`From ${fewest} to ${most}. The game asks for at least ${numbers?.terrainPieces ?? fewest}.`}
    >
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
