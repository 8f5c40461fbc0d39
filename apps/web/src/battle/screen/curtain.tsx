import { EyeOff } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { currentDecision } from '../phases/deciding.ts';
import styles from './curtain.module.css';
import { isSecret } from './whose.ts';
import { SECRET_TEXTS } from './texts.ts';

/** Hides a secret question from other players at the same screen until the right player opens it. */
export const SecretCover = ({ children }: { children: ReactNode }): ReactNode => {
  const { battle, state, info } = useLoadedBattle();
  const deciding = currentDecision(battle, state, info.mine);
  if (deciding.kind !== 'question' || !isSecret(deciding, info.mine)) return children;
  const name = state.seats[deciding.side]?.name ?? '';
  return (
    <ClosedCurtain key={`${state.seq} ${deciding.side}`} name={name}>
      {children}
    </ClosedCurtain>
  );
};

const ClosedCurtain = ({ name, children }: { name: string; children: ReactNode }): ReactElement => {
  const [open, setOpen] = useState(false);
  if (open) return <>{children}</>;
  return (
    <section className={styles.curtain} aria-label={SECRET_TEXTS.label}>
      <EyeOff size={28} aria-hidden />
      <h2>{SECRET_TEXTS.title(name)}</h2>
      <p>{SECRET_TEXTS.text(name)}</p>
      <Button loud="main" onClick={() => setOpen(true)}>
        {SECRET_TEXTS.show(name)}
      </Button>
    </section>
  );
};
