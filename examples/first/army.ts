import { checkList, makeListText, readListText, sheetOf, shippedBooks } from 'muster/army';

const units = [{ unit: 'guildmaster' }, { unit: 'loader-frames' }];
const file = { format: 'muster-list', version: 2, name: 'Night Shift', system: 'gf', book: 'kestrel-guild', units };
const read = readListText(JSON.stringify(file), shippedBooks());
if (read.ok) {
  console.log(makeListText(sheetOf(read.value)));
  for (const { level, message } of checkList(read.value)) console.log(`${level}: ${message}`);
} else for (const { path, message } of read.error) console.log(`${path}: ${message}`);
