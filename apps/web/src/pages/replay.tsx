import { type ReactElement, useCallback } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { Frame } from '../parts/frame.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import { ReplayView } from '../replay/replay-view.tsx';
import { REPLAY_TEXTS } from '../replay/texts.ts';
import { roundMarks } from '../tape/tape.ts';
import { FILE, useReplay } from '../tape/use-tape.ts';

const { page: TEXTS } = REPLAY_TEXTS;

/** The page of a replay. */
export const Page = (): ReactElement => {
  const { id } = useParams<{ id: string }>();
  const [search, setSearch] = useSearchParams();
  const watch = search.get('watch') ?? '';
  const { tape, title = TEXTS.title, info, conceded, sentence } = useReplay(id, watch);
  const onStep = useCallback(
    (step: number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('step', String(step));
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  if (!tape)
    return (
      <Frame title={title}>
        {sentence === undefined ? (
          <Loading text={TEXTS.loading} />
        ) : (
          <>
            <ProblemLine sentence={sentence} />
            <p>
              {id === FILE ? undefined : <Link href={`/battles/${id}?watch=${watch}`}>{TEXTS.toBattle}</Link>}{' '}
              <Link href="/replays">{TEXTS.toReplays}</Link>
            </p>
          </>
        )}
      </Frame>
    );
  // Without a step in the address, the replay starts with the first round.
  const start = Number(search.get('step') ?? roundMarks(tape.frames)[0]?.step ?? 0);
  const source =
    id === FILE ? undefined : { id, watch, token: watch || info?.watch || undefined, seedHash: info?.seedHash };
  return (
    <Frame title={title} wide>
      <ReplayView
        tape={tape}
        title={title}
        source={source}
        conceded={conceded}
        start={Number.isInteger(start) ? start : 0}
        onStep={onStep}
      />
    </Frame>
  );
};
