import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { BattleRoom } from './battle-room.tsx';
import { Frame } from '../parts/frame.tsx';
import { TextBattle } from '../text/text-battle.tsx';

/** A battle in words: everything that the map shows and lets one do, without the map. */
export const Page = (): ReactElement => {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  return (
    <Frame title="Battle in words">
      <BattleRoom key={id} id={id} watch={query.get('watch') ?? ''} framed>
        <TextBattle />
      </BattleRoom>
    </Frame>
  );
};
