import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { BattleRoom } from './battle-room.tsx';
import { Frame } from '../parts/frame.tsx';
import { TextBattle } from '../text/text-battle.tsx';
import { TEXT_TEXTS } from '../text/texts.ts';

/** The page of a battle in words: everything that the battle page shows and offers, without a map. */
export const Page = (): ReactElement => {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  return (
    <Frame title={TEXT_TEXTS.title}>
      <BattleRoom key={id} id={id} watch={query.get('watch') ?? ''} framed>
        <TextBattle />
      </BattleRoom>
    </Frame>
  );
};
