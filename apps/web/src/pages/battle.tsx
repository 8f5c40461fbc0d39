import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { BattleRoom } from './battle-room.tsx';
import { BattleScreen } from '../battle/screen/battle-screen.tsx';
import { ClaimSeat } from '../battle/screen/claim-seat.tsx';

/** A battle: the seat is claimed first where a link offers one. */
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
