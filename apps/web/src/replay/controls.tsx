import { ChevronFirst, ChevronLast, Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import styles from './controls.module.css';
import { stepAfter } from './keys.ts';
import { ScrubBar } from './scrub-bar.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import { type ReplayPlayer, SPEEDS } from './use-player.ts';

const { controls: TEXTS } = REPLAY_TEXTS;

/** The controls of a replay: the bar with its rounds, the steps, play and speed. */
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
  const jump = (jumpTo: Parameters<typeof stepAfter>[0]) => (): void => go(stepAfter(jumpTo, step, last, marks));
  return (
    <div className={styles.controls}>
      <ScrubBar step={step} last={last} marks={marks} turns={turns} go={go} moment={moment} />
      <div className={styles.row}>
        <div className={styles.buttons} role="group" aria-label={TEXTS.steps}>
          <Button
            loud="quiet"
            aria-label={TEXTS.first}
            title={TEXTS.keys.first}
            onClick={jump('first')}
            disabled={step === 0}
          >
            <ChevronFirst aria-hidden />
          </Button>
          <Button
            loud="quiet"
            aria-label={TEXTS.roundBack}
            title={TEXTS.keys.roundBack}
            onClick={jump('round-back')}
            disabled={step === 0}
          >
            <SkipBack aria-hidden />
          </Button>
          <Button
            loud="quiet"
            aria-label={TEXTS.back}
            title={TEXTS.keys.back}
            onClick={jump('back')}
            disabled={step === 0}
          >
            <StepBack aria-hidden />
          </Button>
          <Button
            loud="main"
            aria-label={playing ? TEXTS.pause : TEXTS.play}
            title={TEXTS.keys.toggle}
            onClick={toggle}
          >
            {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          </Button>
          <Button
            loud="quiet"
            aria-label={TEXTS.forward}
            title={TEXTS.keys.forward}
            onClick={jump('forward')}
            disabled={step === last}
          >
            <StepForward aria-hidden />
          </Button>
          <Button
            loud="quiet"
            aria-label={TEXTS.roundForward}
            title={TEXTS.keys.roundForward}
            onClick={jump('round-forward')}
            disabled={step === last}
          >
            <SkipForward aria-hidden />
          </Button>
          <Button
            loud="quiet"
            aria-label={TEXTS.last}
            title={TEXTS.keys.last}
            onClick={jump('last')}
            disabled={step === last}
          >
            <ChevronLast aria-hidden />
          </Button>
        </div>
        <label className={styles.speed}>
          {TEXTS.speed}
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {TEXTS.speedOf(value)}
              </option>
            ))}
          </select>
        </label>
        <span className={styles.count}>{TEXTS.step(step, last)}</span>
      </div>
    </div>
  );
};
