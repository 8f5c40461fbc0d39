// Asks for exact odds: no dice are rolled.
import { atLeast, chargeOdds, gf, parseUnitText, shotOdds } from 'muster/odds';

const unit = (text: string) => {
  const read = parseUnitText(text);
  if (!read.ok) throw new Error(read.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return read.value;
};
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

const guard = unit('10x Guard Q4+ D4+ | 10x Rifle (24", A1), 10x Bayonet (A1)');
const brutes = unit('5x Brutes Q4+ D5+ Tough(3) | 5x Axe (A2)');

for (const cover of ['none', 'area'] as const) {
  const odds = shotOdds({ ruleset: gf, attacker: guard, target: brutes, distance: 1400, cover });
  if (!odds) continue;
  const place = cover === 'none' ? 'in the open' : 'in cover';
  console.log(`Guard shoot at Brutes ${place}: ${odds.meanWounds.toFixed(2)} wounds on average.`);
  for (const models of [1, 2]) console.log(`  at least ${models} lost: ${percent(atLeast(odds.pKills, models))}`);
}

const melee = chargeOdds({ ruleset: gf, attacker: brutes, target: guard });
if (melee) {
  const { charger, defender, pTie } = melee;
  console.log(`Brutes charge: Guard lose ${defender.meanModelsLost.toFixed(2)} models on average.`);
  console.log(`  Brutes win ${percent(charger.pWins)}, tie ${percent(pTie)}, Guard win ${percent(defender.pWins)}`);
  console.log(`  Guard destroyed ${percent(defender.pDestroyed)}, routed ${percent(defender.pMorale.pRouts)}`);
}
