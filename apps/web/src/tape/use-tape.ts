import type { BattleRecord } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import { learnAbout } from '../api/about.ts';
import { api } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { heldFile } from './held-file.ts';
import { parseRecord } from './record-file.ts';
import { type Tape, tapeOf } from './tape.ts';

/** A replay on its way: what it is, or why there is none. */
export interface Loading {
  tape?: Tape;
  title?: string;
  info?: BattleInfo | undefined;
  /** Sides that gave up. */
  conceded?: readonly number[];
  sentence?: string;
}

/** The address under which a file is shown. */
export const FILE = 'file';

/** What a battle in a file is called. */
const titleOfRecord = ({ armies }: BattleRecord): string => armies.map(({ name }) => name).join(' against ');

const load = async (id: string, watch: string): Promise<Loading> => {
  if (id === FILE) {
    const file = await heldFile();
    if (!file) return { sentence: 'The file is not there any more: open it again.' };
    const tape = tapeOf(file.record);
    return typeof tape === 'string' ? { sentence: tape } : { tape, title: titleOfRecord(file.record) };
  }
  const record = await parseRecord(api.record(id, watch));
  if (!record.ok)
    return { sentence: 'What the server keeps of this battle cannot be read by this page: load it again.' };
  const tape = tapeOf(record.value);
  if (typeof tape === 'string') return { sentence: tape };
  const about = await learnAbout(id, watch).catch(() => undefined);
  return { tape, info: about?.info, conceded: about?.conceded ?? [], title: about?.info.title ?? 'Replay' };
};

/** Gets the record of a battle and plays it again. */
export const useTape = (id: string, watch: string): Loading => {
  const { value, sentence } = useRequest(() => load(id, watch), id, watch);
  return value ?? (sentence === undefined ? {} : { sentence });
};
