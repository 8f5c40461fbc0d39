import { GAMES } from '@muster/rules';
import { Swords } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonLook } from '../parts/button.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import { lastGame } from '../setup/last-game.ts';
import { usePlayNow } from './use-play-now.ts';
import styles from './play-panel.module.css';

/** The shortest way to a battle: a game and one click. */
export const PlayPanel = (): ReactElement => {
  const [system, setSystem] = useState(lastGame);
  const { play, busy, sentence } = usePlayNow();
  return (
    <div className={styles.panel}>
      <Segments
        legend="Which game?"
        choices={GAMES.map(({ id, short, summary }) => ({ value: id, words: short, more: summary }))}
        value={system}
        onChoose={setSystem}
      />
      <div className={styles.buttons}>
        <Button loud="main" className={styles.play} disabled={busy} onClick={() => play(system)}>
          <Swords aria-hidden="true" size={20} />
          {busy ? 'Setting the table…' : 'Play now'}
        </Button>
        <Link href={`/new?system=${system}`} className={buttonLook()}>
          Set up a battle
        </Link>
      </div>
      <ProblemLine sentence={sentence} />
      <p className={styles.words}>Play now: ready armies, a fresh table, and the computer’s captain against you.</p>
    </div>
  );
};
