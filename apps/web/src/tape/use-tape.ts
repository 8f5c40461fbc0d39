import type { BattleRecord } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import { loadBattleAbout } from '../api/about.ts';
import { api } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { openedRecordFile } from './held-file.ts';
import { parseRecord } from './record-file.ts';
import { type ReplayedBattle, replayRecord } from './tape.ts';
import { TAPE_TEXTS } from './texts.ts';

/** A replay that is loading: its parts so far, or why it cannot be shown. */
export interface LoadingReplay {
  tape?: ReplayedBattle;
  title?: string;
  info?: BattleInfo | undefined;
  /** Sides that have conceded. */
  conceded?: readonly number[];
  sentence?: string;
}

/** The address under which a file is shown. */
export const FILE = 'file';

/** Returns the title of a battle in a file. */
const titleOfRecord = ({ armies }: BattleRecord): string => TAPE_TEXTS.against(armies.map(({ name }) => name));

const load = async (id: string, watch: string): Promise<LoadingReplay> => {
  if (id === FILE) {
    const file = await openedRecordFile();
    if (!file) return { sentence: TAPE_TEXTS.fileGone };
    const tape = replayRecord(file.record);
    return typeof tape === 'string' ? { sentence: tape } : { tape, title: titleOfRecord(file.record) };
  }
  const record = await parseRecord(api.record(id, watch));
  if (!record.ok) return { sentence: TAPE_TEXTS.unreadable };
  const tape = replayRecord(record.value);
  if (typeof tape === 'string') return { sentence: tape };
  const about = await loadBattleAbout(id, watch).catch(() => undefined);
  return { tape, info: about?.info, conceded: about?.conceded ?? [], title: about?.info.title ?? TAPE_TEXTS.replay };
};

/** Loads the record of a battle and replays it. */
export const useReplay = (id: string, watch: string): LoadingReplay => {
  const { value, sentence } = useRequest(() => load(id, watch), id, watch);
  return value ?? (sentence === undefined ? {} : { sentence });
};
