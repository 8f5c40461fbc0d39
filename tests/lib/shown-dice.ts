import { type Campaign, type Command, keyedSource, LABEL, matchOf, type DrawSource } from '@muster/campaign';

type Labels = typeof LABEL;

/** The purpose of each label of a campaign. A new label must be added here; the tests then require that it comes up. */
const DRAWN: Readonly<Record<keyof Labels, 'die' | 'pick' | 'choice'>> = {
  length: 'die',
  objective: 'die',
  eventCheck: 'die',
  eventTens: 'die',
  eventOnes: 'die',
  otherTens: 'die',
  otherOnes: 'die',
  eventD3: 'die',
  howMany: 'die',
  randomArmy: 'pick',
  randomUnit: 'pick',
  rosterEntry: 'pick',
  unitToSend: 'choice',
  markedUnit: 'choice',
  ransomD3: 'die',
  ransom: 'choice',
  oddXp: 'choice',
  reached: 'choice',
  medics: 'choice',
  casualty: 'die',
  casualtyAgain: 'die',
  reroll: 'choice',
  injury: 'die',
  injuryAgain: 'die',
  talent: 'die',
  sitOut: 'die',
  kill: 'choice',
  frenzy: 'die',
  trait: 'die',
  fastLearner: 'choice',
  specialistMode: 'choice',
  skillSet: 'die',
  skill: 'die',
  sale: 'die',
};

/** Whether each command of a campaign rolls or draws. A new command must be named here. */
export const ROLLS: Readonly<Record<Command['type'], boolean>> = {
  found: true,
  adopt: false,
  join: false,
  'set-up': false,
  'roll-objective': true,
  'spend-underdog': false,
  'start-round': true,
  event: true,
  'event-outcome': true,
  conclude: true,
  'break-off': false,
  'check-casualties': true,
  'earn-experience': true,
  buy: false,
  sell: true,
  'end-step': false,
  recruit: true,
  disband: false,
  'disband-army': false,
  restart: false,
  rename: false,
  note: false,
  override: false,
};

/** Labels of dice and random draws. */
export const ROLLED: readonly (keyof Labels)[] = (Object.keys(DRAWN) as (keyof Labels)[]).filter(
  (name) => DRAWN[name] !== 'choice',
);

/** Returns the label that made a text. */
const labelOf = (text: string): keyof Labels => {
  const found = ROLLED.find((name) => {
    const label: unknown = LABEL[name];
    if (typeof label === 'string') return label === text;
    const made = (label as (...parts: string[]) => string)('#', '#');
    return new RegExp(`^${made.replaceAll('#', '\\S+')}$`).test(text);
  });
  if (!found) throw new Error(`no label makes "${text}"`);
  return found;
};

/**
 * Everything that dice and random draws have shown in branches of one campaign, by what people at a table call
 * the same roll: the match as the group counts it, the event by its number, the veteran of an army whatever its name.
 */
export class ShownDice {
  readonly faces = new Map<string, number>();
  readonly #beaten = new Set<string>();
  readonly labels = new Set<keyof Labels>();
  readonly commands = new Set<Command['type']>();
  /** Rolls that were shown more than once; a test must have some. */
  again = 0;
  readonly broken: string[] = [];
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The dice of the campaign for one attempt at a command; `ordinal` is its match as the group counts it. */
  sourceFor(campaign: Campaign, command: Command, ordinal: number | undefined): DrawSource {
    const keyed = keyedSource(this.#seed);
    const counts = new Map<string, number>();
    const roll = new Roll(campaign, command);
    const nameOf = (label: string): string => {
      this.labels.add(labelOf(label));
      this.commands.add(command.type);
      const what = `match ${ordinal}: ${roll.nameOf(label)}`;
      const count = counts.get(what) ?? 0;
      counts.set(what, count + 1);
      return `${what}, ${count}`;
    };
    return {
      die: (label, key) => {
        const name = nameOf(label);
        const face = Number(keyed.die(label, key));
        const shown = this.faces.get(name);
        if (shown !== undefined) this.again++;
        if (shown !== undefined && shown !== face) this.broken.push(`${command.type}: ${name}: ${shown}, then ${face}`);
        this.faces.set(name, face);
        roll.show(label, face);
        return face;
      },
      pick: (label, among, key) => {
        const name = nameOf(label);
        const pick = keyed.pick(label, among, key) as string;
        for (const other of among.filter((one) => one !== pick)) {
          if (this.#beaten.has(`${name} ${pick} by ${other}`))
            this.broken.push(`${command.type}: ${name}: ${other} came before ${pick}, then after it`);
          this.#beaten.add(`${name} ${other} by ${pick}`);
        }
        return pick;
      },
      choose: () => undefined,
    };
  }
}

/** What the rolls of one command are for, without what a player chose. */
class Roll {
  readonly #command: Command;
  /** Events of the match so far, and the one that the command is about. */
  readonly #events: { id: string; number: number }[];
  #tens = 0;

  constructor(campaign: Campaign, command: Command) {
    this.#command = command;
    this.#events = [...(('match' in command && matchOf(campaign, command.match)?.events) || [])];
    if (command.type === 'event') this.#events.push({ id: '', number: command.number });
    if (command.type === 'conclude')
      this.#events.push(...(command.events ?? []).map((event) => ({ id: '', ...event })));
  }

  nameOf(label: string): string {
    const name = labelOf(label);
    if (name === 'eventD3' || name === 'ransomD3') return `${name} of ${this.#event(label.split(' ')[1])}`;
    if (OF_EVENT.includes(name)) return `${name} of ${this.#event('')}`;
    if (name === 'frenzy') return `frenzy for ${label.split(' ').at(-1)}`;
    return this.#command.type === 'recruit' ? `${name} of a veteran of ${this.#command.army}` : label;
  }

  /** Another event takes the place of one that found no target. */
  show(label: string, face: number): void {
    if (label === LABEL.otherTens) this.#tens = face;
    if (label === LABEL.otherOnes) this.#events.push({ id: '', number: this.#tens * 10 + face });
  }

  /** An event by its number, and how many of that number were before it. */
  #event(id: string): string {
    const known = this.#events.findIndex((event) => event.id === id);
    const at = id === '' || known < 0 ? this.#events.length - 1 : known;
    const { number } = this.#events[at];
    return `event ${number}, ${this.#events.slice(0, at).filter((event) => event.number === number).length}`;
  }
}

/** Labels that the event of a command is rolled and drawn for. */
const OF_EVENT: readonly (keyof Labels)[] = [
  'howMany',
  'randomArmy',
  'randomUnit',
  'rosterEntry',
  'otherTens',
  'otherOnes',
];
