import { refOf } from '@muster/kernel';
import type { BattlePlan, BattleRecord } from '@muster/engine';
import type {
  BattleLinks,
  BattleSummary,
  Invitation,
  SeatInfo,
  ServerMessage,
  SideMessage,
  TerrainOrder,
} from '@muster/protocol';
import {
  draftAfter,
  draftTable,
  playTerrainMove,
  rollOffMoves,
  type TerrainDraft,
  type TerrainMove,
  terrainRefusalSentence,
} from '@muster/rules';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { type BattleEntry, emptyLedger, addEntry, type BattleLedger } from './entry.ts';
import { type BattleHeader, planOfHeader, type HeaderSeat, type SeatedPerson, type PlacementHeader } from './header.ts';
import { type HostAction, hostEntry, linksFor } from './hosting.ts';
import { invitationOf } from './invitation.ts';
import type { BattleChange, IsOnline } from './change.ts';
import { LiveBattle } from './live-battle.ts';
import { maySee, type BattleSeats, playersOf, seatFor, seatInfos, seatsOf, sidesOf } from './seating.ts';
import { terrainSummary } from './summary.ts';
import type { JobRunner } from './thinker.ts';

/** A battle before its first step, while the players place terrain in turns; it stores and sends nothing itself. */
export class LiveTerrain {
  readonly id: string;
  readonly header: BattleHeader;
  /** The plan on an empty table, for the armies. */
  readonly plan: BattlePlan;
  readonly over = false;
  readonly #placement: PlacementHeader;
  readonly #entries: BattleEntry[];
  readonly #ledger: BattleLedger = emptyLedger();
  /** The table so far. */
  draft: TerrainDraft;

  constructor(id: string, header: BattleHeader, placement: PlacementHeader, entries: readonly BattleEntry[]) {
    this.id = id;
    this.header = header;
    this.plan = planOfHeader(header);
    this.#placement = placement;
    this.#entries = [...entries];
    for (const entry of entries) addEntry(this.#ledger, entry);
    this.draft = draftAfter(placement.start, this.#ledger.terrain);
  }

  get seats(): HeaderSeat[] {
    return seatsOf(this.#places);
  }

  get #places(): BattleSeats {
    return { header: this.header, ledger: this.#ledger };
  }

  get summary(): BattleSummary {
    return terrainSummary(this.header.title, this.plan, this.seats, this.#awaited());
  }

  /** The sides that must act. */
  #awaited(): number[] {
    const { turn } = this.draft;
    return turn >= 0 ? [turn] : this.seats.flatMap(({ kind }, side) => (kind === 'person' ? [side] : []));
  }

  /** The header of the battle with the current table. */
  get battleHeader(): BattleHeader {
    const { placement: _, ...header } = this.header;
    return { ...header, table: draftTable(this.draft) };
  }

  /** Rolls off, unless the players use real dice. */
  begin(): BattleEntry[] {
    if (this.header.dice === 'asked') return [];
    const moves = rollOffMoves(this.#placement.start, this.header.seed);
    return moves.flatMap((move) => this.#note({ kind: 'terrain', move }).entries);
  }

  sidesOf(person: string | undefined): number[] {
    return sidesOf(this.seats, person);
  }

  seatFor(person: string, token: string): number {
    return seatFor(this.#places, false, person, token);
  }

  claim(person: SeatedPerson, side: number): BattleChange {
    return this.#note({ kind: 'seat', side, ...person });
  }

  host(person: string, deed: HostAction): BattleChange {
    return this.#note(hostEntry({ ...this.#places, over: false, conceded: [] }, person, deed));
  }

  maySee(person: string | undefined, watch: string | undefined): boolean {
    return maySee(this.#places, person, watch);
  }

  linksFor(person: string | undefined): BattleLinks {
    return linksFor(this.#places, person);
  }

  invitationFor(person: string | undefined, token: string): Invitation {
    const plan = { ...this.plan, table: draftTable(this.draft) };
    return invitationOf({ title: this.header.title, plan, places: this.#places, over: false }, person, token);
  }

  record(): BattleRecord {
    throw new RefusedRequest('not-begun', REFUSAL_TEXTS.notBegun, { status: 409 });
  }

  /** Whether a command begins the battle, and objectives and armies must be placed first. */
  wantsArmiesPlaced(message: SideMessage): boolean {
    return this.#placement.ready === true && message.type === 'terrain' && message.move.type === 'begin';
  }

  /** Carries out a command; `placed` are the first steps of a battle whose armies are placed for everyone. */
  command(person: string, message: SideMessage, placed: readonly BattleEntry[] = []): BattleChange {
    if (message.type !== 'terrain') throw new RefusedRequest('not-begun', REFUSAL_TEXTS.notBegun);
    const mine = this.sidesOf(person);
    if (!mine.includes(message.side))
      throw new RefusedRequest('not-your-side', REFUSAL_TEXTS.notYourSide, { status: 403 });
    const { move, side } = message;
    if (move.type === 'back') return this.#takeBack(mine);
    return move.type === 'begin' ? this.#beginBattle(placed) : this.#play(moveOf(move, side));
  }

  #play(move: TerrainMove): BattleChange {
    const { draft } = this;
    const played = playTerrainMove(draft, move);
    if (played.ok) return this.#note({ kind: 'terrain', move });
    const names = playersOf(this.seats).map((name, side) => name || this.plan.sides[side].name);
    throw new RefusedRequest(`terrain-${played.error.code}`, terrainRefusalSentence(draft, played.error, names));
  }

  /** Takes back the last move of a person, and the computer's moves since. */
  #takeBack(mine: readonly number[]): BattleChange {
    const { terrain } = this.#ledger;
    const last = terrain.findLastIndex((move) => move.type !== 'roll-off' && mine.includes(move.side));
    if (last < 0) throw new RefusedRequest('nothing-to-take-back', REFUSAL_TEXTS.nothingToTakeBack);
    const { seats } = this;
    const other = terrain
      .slice(last + 1)
      .find((move) => move.type !== 'roll-off' && seats[move.side].kind !== 'bot' && !mine.includes(move.side));
    if (other && other.type !== 'roll-off')
      throw new RefusedRequest('others-placed', REFUSAL_TEXTS.othersPlaced(playersOf(seats)[other.side]), {
        status: 409,
      });
    return this.#note({ kind: 'terrain-back', left: last });
  }

  /** Begins the battle on the complete table. */
  #beginBattle(placed: readonly BattleEntry[]): BattleChange {
    const { phase, pool, placed: there } = this.draft;
    if (phase !== 'done')
      throw new RefusedRequest('terrain-open', REFUSAL_TEXTS.terrainOpen(there.length, pool.length));
    const done: BattleEntry = { kind: 'terrain-done' };
    const next = new LiveBattle(this.id, this.battleHeader, [...this.#entries, done, ...placed]);
    const first = placed.length > 0 ? placed : next.begin();
    next.takeHeard();
    return { entries: [done, ...first], events: [], resend: true, next };
  }

  #note(entry: BattleEntry): BattleChange {
    addEntry(this.#ledger, entry);
    this.#entries.push(entry);
    this.draft = draftAfter(this.#placement.start, this.#ledger.terrain);
    return { entries: [entry], events: [], resend: true };
  }

  /** The computer player whose turn it is; if only computers play, one of them begins the battle. */
  get botToAct(): { side: number } | undefined {
    const { turn, phase } = this.draft;
    const { seats } = this;
    if (phase === 'done' || phase === 'roll-off')
      return phase === 'done' && seats.every(({ kind }) => kind === 'bot') ? { side: 0 } : undefined;
    return seats[turn].kind === 'bot' ? { side: turn } : undefined;
  }

  /** Returns the move of the computer player whose turn it is; it is carried out later. */
  async thinkFor(_: { side: number }, thinker: JobRunner): Promise<() => BattleChange> {
    const { draft } = this;
    if (draft.phase === 'done') {
      const placed = this.#placement.ready ? await thinker.prepare(this.battleHeader) : [];
      return () => this.#beginBattle(placed);
    }
    const move = await thinker.terrain(this.header.by, draft, this.header.seed);
    return () => this.#play(move);
  }

  /** Repeats an entry that another server has stored. */
  follow(entry: BattleEntry): BattleChange {
    return this.#note(entry);
  }

  helloFor(person: string | undefined, created: number, seq: number, isOnline: IsOnline): ServerMessage {
    const { header } = this;
    return {
      type: 'terrain',
      battle: {
        id: this.id,
        title: header.title,
        created,
        ruleset: refOf(this.plan.ruleset),
        armies: this.plan.sides.map(({ name }) => ({ name })),
        start: this.#placement.start,
        dice: header.dice,
        mine: this.sidesOf(person),
        host: person === header.by,
        ...this.linksFor(person),
      },
      state: { seq, moves: [...this.#ledger.terrain], seats: this.seatInfos(isOnline) },
    };
  }

  seatInfos(isOnline: IsOnline): SeatInfo[] {
    return seatInfos(this.seats, isOnline);
  }
}

const moveOf = (order: Exclude<TerrainOrder, { type: 'back' | 'begin' }>, side: number): TerrainMove =>
  order.type === 'roll-off' ? order : { ...order, side };
