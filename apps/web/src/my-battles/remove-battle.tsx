import { type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { ConfirmDialog } from '../parts/confirm.tsx';
import { type Removable, removalSentence } from './removal.ts';
import { REMOVAL_TEXTS } from './removal-texts.ts';

/** Asks before a battle is removed, and removes it. */
export const RemoveBattle = ({
  id,
  battle,
  onRemoved,
  onClose,
}: {
  id: string;
  battle: Removable;
  onRemoved: () => void;
  onClose: () => void;
}): ReactElement => {
  const [problem, setProblem] = useState<string>();
  const remove = (): void => void api.removeBattle(id).then(onRemoved, (error: Error) => setProblem(error.message));
  return (
    <ConfirmDialog
      title={REMOVAL_TEXTS.title}
      sentence={removalSentence(battle)}
      problem={problem}
      act={REMOVAL_TEXTS.remove}
      onAct={remove}
      onClose={onClose}
    />
  );
};
