import { ChevronFirst, ChevronLast, Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import styles from './controls.module.css';
import { stepAfter } from './keys.ts';
import { ScrubBar } from './scrub-bar.tsx';
import { type ReplayPlayer, SPEEDS } from './use-player.ts';

/** What runs a replay: the bar with its rounds, steps, play, speed. */
export const Controls = ({
  player,
  marks,
  turns,
  moment,
}: {
  player: ReplayPlayer;
  marks: readonly { round: number; step: number }[];
  turns: readonly { step: number }[];
  moment: string;
}): ReactElement => {
  const { step, last, playing, speed, go, toggle, setSpeed } = player;
  const jump = (deed: Parameters<typeof stepAfter>[0]) => (): void => go(stepAfter(deed, step, last, marks));
  return (
    <div className={styles.controls}>
      <ScrubBar step={step} last={last} marks={marks} turns={turns} go={go} moment={moment} />
      <div className={styles.row}>
        <div className={styles.buttons} role="group" aria-label="Steps">
          <Button loud="quiet" aria-label="To the beginning" title="Home" onClick={jump('first')} disabled={step === 0}>
            <ChevronFirst aria-hidden />
          </Button>
          <Button
            loud="quiet"
            aria-label="Round back"
            title="Page up"
            onClick={jump('round-back')}
            disabled={step === 0}
          >
            <SkipBack aria-hidden />
          </Button>
          <Button loud="quiet" aria-label="Step back" title="Arrow left" onClick={jump('back')} disabled={step === 0}>
            <StepBack aria-hidden />
          </Button>
          <Button loud="main" aria-label={playing ? 'Pause' : 'Play'} title="Space" onClick={toggle}>
            {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          </Button>
          <Button
            loud="quiet"
            aria-label="Step forward"
            title="Arrow right"
            onClick={jump('forward')}
            disabled={step === last}
          >
            <StepForward aria-hidden />
          </Button>
          <Button
            loud="quiet"
            aria-label="Round forward"
            title="Page down"
            onClick={jump('round-forward')}
            disabled={step === last}
          >
            <SkipForward aria-hidden />
          </Button>
          <Button loud="quiet" aria-label="To the end" title="End" onClick={jump('last')} disabled={step === last}>
            <ChevronLast aria-hidden />
          </Button>
        </div>
        <label className={styles.speed}>
          Speed
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {value === 0.5 ? '½' : value}×
              </option>
            ))}
          </select>
        </label>
        <span className={styles.count}>
          Step {step} of {last}
        </span>
      </div>
    </div>
  );
};
