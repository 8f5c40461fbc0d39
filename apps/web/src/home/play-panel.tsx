import { GAMES } from '@muster/rules';
import { Swords } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonLook } from '../parts/button.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import { lastGame } from '../setup/last-game.ts';
import styles from './play-panel.module.css';
import { HOME_TEXTS } from './texts.ts';
import { useQuickBattle } from './use-play-now.ts';

/** Starts a battle with a choice of game and one click. */
export const PlayPanel = (): ReactElement => {
  const [system, setSystem] = useState(lastGame);
  const { play, busy, sentence } = useQuickBattle();
  return (
    <div className={styles.panel}>
      <Segments
        legend={HOME_TEXTS.whichGame}
        choices={GAMES.map(({ id, short, summary }) => ({ value: id, words: short, more: summary }))}
        value={system}
        onChoose={setSystem}
      />
      <div className={styles.buttons}>
        <Button loud="main" className={styles.play} disabled={busy} onClick={() => play(system)}>
          <Swords aria-hidden="true" size={20} />
          {busy ? HOME_TEXTS.playing : HOME_TEXTS.play}
        </Button>
        <Link href={`/new?system=${system}`} className={buttonLook()}>
          {HOME_TEXTS.setUp}
        </Link>
      </div>
      <ProblemLine sentence={sentence} />
      <p className={styles.words}>{HOME_TEXTS.playHelp}</p>
    </div>
  );
};
