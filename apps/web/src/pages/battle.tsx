import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { BattleRoom } from './battle-room.tsx';
import { BattleScreen } from '../battle/screen/battle-screen.tsx';
import { ClaimSeat } from '../battle/screen/claim-seat.tsx';

/** The page of a battle. A link to a seat asks the player to take it first. */
export const Page = (): ReactElement => {
  const { id } = useParams<{ id: string }>();
  const [query, setQuery] = useSearchParams();
  const seat = query.get('seat');
  if (seat) return <ClaimSeat battle={id} token={seat} onDone={() => setQuery({}, { replace: true })} />;
  return (
    <BattleRoom key={id} id={id} watch={query.get('watch') ?? ''}>
      <BattleScreen />
    </BattleRoom>
  );
};
