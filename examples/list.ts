// Reads a list, checks it against its book and the limits of the game, and compares its points with the points model.
import { checkList, costOfList, priceUnit, profileOfUnit, readListText, sheetOf, shippedBooks } from 'muster/army';

const text = JSON.stringify({
  format: 'muster-list',
  version: 2,
  name: 'Morning Post',
  system: 'gf',
  book: 'kestrel-guild',
  points: 500,
  units: [
    { unit: 'guildmaster', upgrades: ['couriers-lance'] },
    { unit: 'gangway-leapers', upgrades: ['rivet-gun'], combined: true },
    { unit: 'loader-frames' },
  ],
});

const read = readListText(text, shippedBooks());
if (!read.ok) throw new Error(read.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
const { list } = read.value;
if (!list) throw new Error('This list cannot be fielded.');

console.log(`${list.army.name}: ${costOfList(list)} points (limit ${list.points}).`);
const sheet = sheetOf(read.value);
for (const unit of list.army.units) {
  const { points, sureness } = priceUnit(profileOfUnit(unit), { system: list.system });
  const { quality, defense } = sheet.units.find(({ id }) => id === unit.id) ?? unit;
  console.log(`  ${unit.models.length} × ${unit.name}, Quality ${quality}+, Defense ${defense}+: ${unit.cost} points,`);
  console.log(`    the model says ${points} (${sureness.low} to ${sureness.high})`);
}

const findings = checkList(read.value, { forceOrg: true, books: shippedBooks() });
console.log(findings.length === 0 ? 'Nothing is wrong with it.' : 'What is wrong with it:');
for (const { level, unit, message } of findings) console.log(`  ${level}: ${unit ? `${unit.name}: ` : ''}${message}`);
