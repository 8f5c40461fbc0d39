import { Download, GitBranch, Link2, ShieldCheck } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { CopyLink } from '../parts/copy-link.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { downloadRecord } from './download.ts';
import { continueReplay, type ReplaySource, whyNotContinue } from './continue-replay.ts';
import styles from './replay-tools.module.css';
import { SeedCheck } from './seed-check.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import type { ReplayedBattle } from '../tape/tape.ts';

const ContinueDialog = lazy(async () => ({ default: (await import('./continue-dialog.tsx')).ContinueDialog }));

/** The buttons of a replay: continue from here, share it, save it and check its dice. */
export const ReplayTools = ({
  tape,
  title,
  source,
  step,
  moment,
  names,
}: {
  tape: ReplayedBattle;
  title: string;
  source: ReplaySource | undefined;
  step: number;
  moment: string;
  names: readonly string[];
}): ReactElement => {
  const [open, setOpen] = useState<'share' | 'check' | 'continue'>();
  const close = (): void => setOpen(undefined);
  const stuck = whyNotContinue(tape, source, step);
  return (
    <div className={styles.tools}>
      <Button onClick={() => setOpen('continue')} disabled={stuck !== undefined}>
        <GitBranch size={18} aria-hidden /> {REPLAY_TEXTS.tools.continue}
      </Button>
      {source ? (
        <Button onClick={() => setOpen('share')} disabled={source.token === undefined}>
          <Link2 size={18} aria-hidden /> {REPLAY_TEXTS.tools.share}
        </Button>
      ) : undefined}
      <Button onClick={() => void downloadRecord(title, tape.record)}>
        <Download size={18} aria-hidden /> {REPLAY_TEXTS.tools.save}
      </Button>
      <Button onClick={() => setOpen('check')}>
        <ShieldCheck size={18} aria-hidden /> {REPLAY_TEXTS.tools.check}
      </Button>
      {stuck === undefined ? undefined : <p className={styles.stuck}>{stuck}</p>}
      {open === 'continue' ? (
        <Suspense>
          <ContinueDialog
            step={step}
            moment={moment}
            names={names}
            onStart={(order) => continueReplay(tape, source, order)}
            onClose={close}
          />
        </Suspense>
      ) : undefined}
      {open === 'share' && source?.token !== undefined ? (
        <Dialog title={REPLAY_TEXTS.tools.shareTitle} onClose={close}>
          <div className={styles.share}>
            <p>{REPLAY_TEXTS.tools.shareHelp}</p>
            <CopyLink
              label={REPLAY_TEXTS.tools.shareLink}
              link={`${location.origin}/replays/${source.id}?watch=${source.token}&step=${step}`}
            />
          </div>
        </Dialog>
      ) : undefined}
      {open === 'check' ? (
        <Dialog title={REPLAY_TEXTS.tools.check} onClose={close}>
          <SeedCheck
            seed={tape.record.seed}
            commitment={source?.seedHash}
            problem={tape.problem}
            steps={tape.frames.length}
          />
        </Dialog>
      ) : undefined}
    </div>
  );
};
