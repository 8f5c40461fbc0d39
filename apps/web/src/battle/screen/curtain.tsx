import { EyeOff } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useReady } from '../desk/here.ts';
import { decidingOf } from '../phases/deciding.ts';
import styles from './curtain.module.css';
import { isSecret } from './whose.ts';

/** Keeps a secret question from a friend at the same screen until the right one says so. */
export const Curtain = ({ children }: { children: ReactNode }): ReactNode => {
  const { battle, state, info } = useReady();
  const deciding = decidingOf(battle, state, info.mine);
  if (deciding.kind !== 'question' || !isSecret(deciding, info.mine)) return children;
  const name = state.seats[deciding.side]?.name ?? '';
  return (
    <Drawn key={`${state.seq} ${deciding.side}`} name={name}>
      {children}
    </Drawn>
  );
};

const Drawn = ({ name, children }: { name: string; children: ReactNode }): ReactElement => {
  const [open, setOpen] = useState(false);
  if (open) return <>{children}</>;
  return (
    <section className={styles.curtain} aria-label="A secret">
      <EyeOff size={28} aria-hidden />
      <h2>A secret of {name}</h2>
      <p>Hand the screen to {name}. Everybody else looks away.</p>
      <Button loud="main" onClick={() => setOpen(true)}>
        I am {name}: show it
      </Button>
    </section>
  );
};
