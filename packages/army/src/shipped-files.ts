import hollowBarrow from '../books/hollow-barrow.json' with { type: 'json' };
import kestrelGuild from '../books/kestrel-guild.json' with { type: 'json' };
import lanternWardens from '../books/lantern-wardens.json' with { type: 'json' };
import mossbackKith from '../books/mossback-kith.json' with { type: 'json' };
import saltwindFleet from '../books/saltwind-fleet.json' with { type: 'json' };
import thornmarchLevy from '../books/thornmarch-levy.json' with { type: 'json' };
import kestrelGuild750 from '../lists/gf/kestrel-guild-750.json' with { type: 'json' };
import kestrelGuild1000 from '../lists/gf/kestrel-guild-1000.json' with { type: 'json' };
import kestrelGuild2000 from '../lists/gf/kestrel-guild-2000.json' with { type: 'json' };
import lanternWardens750 from '../lists/gf/lantern-wardens-750.json' with { type: 'json' };
import lanternWardens1000 from '../lists/gf/lantern-wardens-1000.json' with { type: 'json' };
import lanternWardens2000 from '../lists/gf/lantern-wardens-2000.json' with { type: 'json' };
import mossbackKith750 from '../lists/gf/mossback-kith-750.json' with { type: 'json' };
import mossbackKith1000 from '../lists/gf/mossback-kith-1000.json' with { type: 'json' };
import mossbackKith2000 from '../lists/gf/mossback-kith-2000.json' with { type: 'json' };
import kestrelGuild200 from '../lists/gff/kestrel-guild-200.json' with { type: 'json' };
import kestrelGuild300 from '../lists/gff/kestrel-guild-300.json' with { type: 'json' };
import lanternWardens200 from '../lists/gff/lantern-wardens-200.json' with { type: 'json' };
import lanternWardens300 from '../lists/gff/lantern-wardens-300.json' with { type: 'json' };
import mossbackKith200 from '../lists/gff/mossback-kith-200.json' with { type: 'json' };
import mossbackKith300 from '../lists/gff/mossback-kith-300.json' with { type: 'json' };
import hollowBarrow750 from '../lists/aof/hollow-barrow-750.json' with { type: 'json' };
import hollowBarrow1000 from '../lists/aof/hollow-barrow-1000.json' with { type: 'json' };
import hollowBarrow2000 from '../lists/aof/hollow-barrow-2000.json' with { type: 'json' };
import saltwindFleet750 from '../lists/aof/saltwind-fleet-750.json' with { type: 'json' };
import saltwindFleet1000 from '../lists/aof/saltwind-fleet-1000.json' with { type: 'json' };
import saltwindFleet2000 from '../lists/aof/saltwind-fleet-2000.json' with { type: 'json' };
import thornmarchLevy750 from '../lists/aof/thornmarch-levy-750.json' with { type: 'json' };
import thornmarchLevy1000 from '../lists/aof/thornmarch-levy-1000.json' with { type: 'json' };
import thornmarchLevy2000 from '../lists/aof/thornmarch-levy-2000.json' with { type: 'json' };
import hollowBarrow200 from '../lists/aofs/hollow-barrow-200.json' with { type: 'json' };
import saltwindFleet200 from '../lists/aofs/saltwind-fleet-200.json' with { type: 'json' };
import thornmarchLevy200 from '../lists/aofs/thornmarch-levy-200.json' with { type: 'json' };

/** The army books that come with Muster, as in their files. */
export const BOOK_FILES: readonly unknown[] = [
  hollowBarrow,
  kestrelGuild,
  lanternWardens,
  mossbackKith,
  saltwindFleet,
  thornmarchLevy,
];

/** The names of the ready lists that come with Muster: Grimdark Future, Firefight, Age of Fantasy, Skirmish. */
export const READY_LISTS = [
  'kestrel-guild-750',
  'kestrel-guild-1000',
  'kestrel-guild-2000',
  'lantern-wardens-750',
  'lantern-wardens-1000',
  'lantern-wardens-2000',
  'mossback-kith-750',
  'mossback-kith-1000',
  'mossback-kith-2000',
  'kestrel-guild-200',
  'kestrel-guild-300',
  'lantern-wardens-200',
  'lantern-wardens-300',
  'mossback-kith-200',
  'mossback-kith-300',
  'hollow-barrow-750',
  'hollow-barrow-1000',
  'hollow-barrow-2000',
  'saltwind-fleet-750',
  'saltwind-fleet-1000',
  'saltwind-fleet-2000',
  'thornmarch-levy-750',
  'thornmarch-levy-1000',
  'thornmarch-levy-2000',
  'hollow-barrow-200',
  'saltwind-fleet-200',
  'thornmarch-levy-200',
] as const;

/** The name of a ready list. */
export type ReadyListName = (typeof READY_LISTS)[number];

/** The ready lists by name, as in their files. */
export const LIST_FILES: Readonly<Record<ReadyListName, unknown>> = {
  'kestrel-guild-750': kestrelGuild750,
  'kestrel-guild-1000': kestrelGuild1000,
  'kestrel-guild-2000': kestrelGuild2000,
  'lantern-wardens-750': lanternWardens750,
  'lantern-wardens-1000': lanternWardens1000,
  'lantern-wardens-2000': lanternWardens2000,
  'mossback-kith-750': mossbackKith750,
  'mossback-kith-1000': mossbackKith1000,
  'mossback-kith-2000': mossbackKith2000,
  'kestrel-guild-200': kestrelGuild200,
  'kestrel-guild-300': kestrelGuild300,
  'lantern-wardens-200': lanternWardens200,
  'lantern-wardens-300': lanternWardens300,
  'mossback-kith-200': mossbackKith200,
  'mossback-kith-300': mossbackKith300,
  'hollow-barrow-750': hollowBarrow750,
  'hollow-barrow-1000': hollowBarrow1000,
  'hollow-barrow-2000': hollowBarrow2000,
  'saltwind-fleet-750': saltwindFleet750,
  'saltwind-fleet-1000': saltwindFleet1000,
  'saltwind-fleet-2000': saltwindFleet2000,
  'thornmarch-levy-750': thornmarchLevy750,
  'thornmarch-levy-1000': thornmarchLevy1000,
  'thornmarch-levy-2000': thornmarchLevy2000,
  'hollow-barrow-200': hollowBarrow200,
  'saltwind-fleet-200': saltwindFleet200,
  'thornmarch-levy-200': thornmarchLevy200,
};
