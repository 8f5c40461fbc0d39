import { Download, GitBranch, Link2, ShieldCheck } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { CopyLink } from '../parts/copy-link.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { downloadRecord } from './download.ts';
import { goOn, type ReplaySource, stuckWords } from './go-on.ts';
import styles from './replay-tools.module.css';
import { SeedCheck } from './seed-check.tsx';
import type { Tape } from '../tape/tape.ts';

const ContinueDialog = lazy(async () => ({ default: (await import('./continue-dialog.tsx')).ContinueDialog }));

/** What can be done with a replay: share it, keep it, check it, go on from here. */
export const ReplayTools = ({
  tape,
  title,
  source,
  step,
  moment,
  names,
}: {
  tape: Tape;
  title: string;
  source: ReplaySource | undefined;
  step: number;
  moment: string;
  names: readonly string[];
}): ReactElement => {
  const [open, setOpen] = useState<'share' | 'check' | 'continue'>();
  const close = (): void => setOpen(undefined);
  const stuck = stuckWords(tape, source, step);
  return (
    <div className={styles.tools}>
      <Button onClick={() => setOpen('continue')} disabled={stuck !== undefined}>
        <GitBranch size={18} aria-hidden /> Continue from here
      </Button>
      {source ? (
        <Button onClick={() => setOpen('share')} disabled={source.token === undefined}>
          <Link2 size={18} aria-hidden /> Share
        </Button>
      ) : undefined}
      <Button onClick={() => void downloadRecord(title, tape.record)}>
        <Download size={18} aria-hidden /> Save as a file
      </Button>
      <Button onClick={() => setOpen('check')}>
        <ShieldCheck size={18} aria-hidden /> Check the dice
      </Button>
      {stuck === undefined ? undefined : <p className={styles.stuck}>{stuck}</p>}
      {open === 'continue' ? (
        <Suspense>
          <ContinueDialog
            step={step}
            moment={moment}
            names={names}
            onBegin={(order) => goOn(tape, source, order)}
            onClose={close}
          />
        </Suspense>
      ) : undefined}
      {open === 'share' && source?.token !== undefined ? (
        <Dialog title="Share this moment" onClose={close}>
          <div className={styles.share}>
            <p>Whoever has this link can look at the whole battle, and needs no name here.</p>
            <CopyLink
              label="Link to this moment"
              link={`${location.origin}/replays/${source.id}?watch=${source.token}&step=${step}`}
            />
          </div>
        </Dialog>
      ) : undefined}
      {open === 'check' ? (
        <Dialog title="Check the dice" onClose={close}>
          <SeedCheck
            seed={tape.record.seed}
            told={source?.seedHash}
            problem={tape.problem}
            steps={tape.frames.length}
          />
        </Dialog>
      ) : undefined}
    </div>
  );
};
