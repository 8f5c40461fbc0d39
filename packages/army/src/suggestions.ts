import type { ArmyUnit } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { hasRule } from './rules.ts';

/** How the owner of a list wants to deploy it; the battle checks if that is legal. */
export interface Suggestions {
  joins: readonly { hero: string; unit: string }[];
  transports: readonly { transport: string; units: readonly string[] }[];
}

/** Reads the suggestions of a list; reports unknown units, units that cannot join or carry, and units in two places. */
export const readSuggestions = (list: Reader, units: readonly ArmyUnit[]): Suggestions => {
  const goesWith = new Map<string, string>();
  const find = (reader: Reader, id: string): ArmyUnit | undefined => {
    const unit = units.find((other) => other.id === id);
    if (!unit && id !== '') reader.complain(`contains the unit "${id.slice(0, 40)}", which is not in the list`);
    return unit;
  };
  const send = (reader: Reader, id: string, place: string): void => {
    if (goesWith.has(id)) reader.complain(`"${id}" is already with "${goesWith.get(id)}"`);
    if (id === place) reader.complain(`"${id}" cannot carry itself`);
    goesWith.set(id, place);
  };

  const led = new Set<string>();
  const joins = entriesOrNone(list.at('joins')).map(([hero, entry]) => {
    const unit = entry.text();
    const leader = find(entry, hero);
    const host = find(entry, unit);
    if (leader && !hasRule(leader.rules, 'hero')) entry.complain(`"${hero}" is not a hero`);
    if (host?.models.length === 1) entry.complain(`"${unit}" is a single model, which heroes cannot join`);
    if (host && led.has(unit)) entry.complain(`"${unit}" already has a hero`);
    led.add(unit);
    goesWith.set(hero, unit);
    return { hero, unit };
  });

  const transports = entriesOrNone(list.at('transports')).map(([transport, entry]) => {
    const carrier = find(entry, transport);
    if (carrier && !hasRule(carrier.rules, 'transport')) entry.complain(`"${transport}" is not a transport`);
    const passengers = entry.list(20).map((passenger) => {
      const id = passenger.text();
      if (find(passenger, id)) send(passenger, id, transport);
      return id;
    });
    return { transport, units: passengers };
  });
  return { joins, transports };
};

const entriesOrNone = (reader: Reader): [string, Reader][] => (reader.present ? reader.entries() : []);
