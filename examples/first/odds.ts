import { atLeast, gf, parseUnitText, shotOdds } from 'muster/odds';

const attacker = parseUnitText('10x Guard Q4+ D4+ | 10x Rifle (24", A1)');
const target = parseUnitText('5x Raiders Q4+ D5+ | 5x Axe (A2)');
if (attacker.ok && target.ok) {
  const units = { attacker: attacker.value, target: target.value };
  const odds = shotOdds({ ruleset: gf, ...units, distance: 1800, cover: 'area' });
  if (odds) console.log(`${odds.meanKills.toFixed(2)} Raiders lost on average`);
  if (odds) console.log(`3 or more lost: ${(100 * atLeast(odds.pKills, 3)).toFixed(1)} %`);
}
