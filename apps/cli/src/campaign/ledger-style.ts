/** How the pages of a campaign look, on top of how cards look: ruled rows, serif numerals, boxes that fill, stamps. */
export const LEDGER_STYLE = `
:root {
  --good: #1f6b3a; --bad: #a3221a;
  --s0: #092a60; --s1: #79260a; --s2: #2b7152; --s3: #b91a9f;
  --s4: #715c0a; --s5: #245557; --s6: #282621; --s7: #7835e7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --good: #7fd49a; --bad: #ff9585;
    --s0: #6fa3f5; --s1: #ed5a06; --s2: #72f9a4; --s3: #c57c9e;
    --s4: #dea834; --s5: #8dc7c7; --s6: #f4efed; --s7: #9a6bfa;
  }
}
.ledger + .ledger { margin-top: 48px; }
.of { color: var(--soft); }
.figures { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 0 0 20px; padding: 0; list-style: none; }
.figures li { display: flex; flex-direction: column; min-width: 64px; }
.figures b { font: 700 28px/1.1 var(--serif); }
.figures span { color: var(--soft); font-size: 12px; }
.units { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
.units .card { margin: 0; }
.units .card.away { border-style: dashed; border-top-style: solid; }
.xp-line { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; margin: 12px 0 0; }
.xp { display: grid; grid-template-columns: repeat(5, 22px) 6px repeat(5, 22px); gap: 4px 3px; font-style: normal; }
.xp i { width: 22px; height: 22px; border: 1px solid var(--soft); border-radius: 3px; font: 12px/20px var(--serif); text-align: center; }
.xp i.gap { border: 0; width: 6px; }
.xp i.full { background: var(--rule); border-color: var(--rule); }
.xp i.level { border: 2px solid var(--accent); color: var(--accent); font-weight: 700; line-height: 18px; }
.xp i.full.level { background: var(--accent); color: var(--panel); }
.xp-words b { display: block; font: 700 20px/1.15 var(--serif); }
.xp-words span { display: block; color: var(--soft); font-size: 12px; }
.away-words { margin: 10px 0 0; color: var(--bad); font-weight: 600; }
.marks-list { margin: 12px 0 0; padding: 0; list-style: none; }
.marks-list li { display: grid; grid-template-columns: minmax(9em, max-content) 1fr; gap: 2px 10px; align-items: baseline; padding: 4px 0; border-top: 1px solid var(--line); }
.marks-list span { color: var(--soft); font-size: 13px; }
.stamp { justify-self: start; padding: 0 8px; border: 1.5px solid currentColor; border-radius: 3px; color: var(--accent); font: 700 14px/1.4 var(--serif); }
.talent .stamp, .item .stamp { color: var(--good); }
.injury .stamp { color: var(--bad); border-style: dashed; }
.kit { margin: 12px 0 0; font-size: 13px; }
.kit table { margin: 0; }
.kit td { padding-top: 2px; padding-bottom: 2px; }
.kit td:first-child { font-weight: 500; }
.kit th:last-child { width: 33%; }
.kit p { margin: 6px 0 0; color: var(--soft); }
.bought { margin: 12px 0 0; font-size: 13px; }
.bought td:last-child, .bought th:last-child { width: auto; text-align: right; white-space: nowrap; }
.bought th:nth-child(2) { width: 4em; }
.bought td:first-child { font-weight: 500; }
.write { display: none; }
.foot { margin-top: 20px; }
.leaf, .leaf ~ .foot { max-width: 820px; }
.leaf h2 { display: flex; flex-wrap: wrap; gap: 2px 16px; align-items: baseline; justify-content: space-between; margin: 32px 0 0; padding: 0 0 6px; border-bottom: 1px solid var(--rule); }
.leaf h2 small { color: var(--soft); font: 14px/1.45 var(--sans); }
.leaf ol { margin: 8px 0 0; padding: 0; list-style: none; }
.leaf ol li { padding: 3px 0 3px 14px; border-left: 3px solid transparent; }
.leaf .d0 { margin-top: 8px; font: 600 16px/1.4 var(--serif); }
.leaf .d1 { padding-left: 34px; }
.leaf .d2 { padding-left: 54px; color: var(--soft); font-size: 12px; }
.leaf .side-0 { border-left-color: var(--s0); } .leaf .side-1 { border-left-color: var(--s1); }
.leaf .side-2 { border-left-color: var(--s2); } .leaf .side-3 { border-left-color: var(--s3); }
.leaf .side-4 { border-left: 3px dashed var(--s4); } .leaf .side-5 { border-left: 3px dashed var(--s5); }
.leaf .side-6 { border-left: 3px dashed var(--s6); } .leaf .side-7 { border-left: 3px dashed var(--s7); }
.leaf .loss { color: var(--bad); } .leaf .gain { color: var(--good); }
.leaf .dice { color: var(--soft); }
.dice-row i { display: inline-block; min-width: 20px; margin: 0 2px; border: 1px solid var(--soft); border-radius: 4px; font: 700 12px/18px var(--serif); text-align: center; font-style: normal; }
.years { margin-top: 20px; }
.years td { text-align: left; white-space: normal; }
.years td:last-child { text-align: right; }
@media (max-width: 760px) { .units { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 480px) {
  .marks-list li { grid-template-columns: 1fr; }
  .figures { gap: 8px 20px; }
  .leaf .d1 { padding-left: 24px; } .leaf .d2 { padding-left: 34px; }
}
@media print {
  :root {
    --good: #000; --bad: #000;
    --s0: #000; --s1: #000; --s2: #000; --s3: #000; --s4: #000; --s5: #000; --s6: #000; --s7: #000;
  }
  @page { size: A4; }
  .ledger + .ledger { margin-top: 0; break-before: page; }
  .figures { gap: 1mm 9mm; margin-bottom: 3.5mm; }
  .figures b { font-size: 15pt; }
  .figures span, .xp-words span { font-size: 7.5pt; }
  .units { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 3mm; }
  .units .card { padding: 2mm 3mm; }
  .xp-line, .marks-list, .kit, .bought, .away-words { margin-top: 2mm; }
  .kit, .bought { font-size: 8pt; }
  .kit td { padding-top: 0.3mm; padding-bottom: 0.3mm; }
  .kit p { margin-top: 1mm; }
  .xp { grid-template-columns: repeat(5, 4.8mm) 1mm repeat(5, 4.8mm); gap: 0.8mm 0.6mm; }
  .xp i { width: 4.8mm; height: 4.8mm; font-size: 7.5pt; line-height: 4.4mm; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .xp i.level { border-width: 0.5mm; line-height: 3.9mm; }
  .xp i.full.level { background: #000; color: #fff; }
  .xp i.gap { width: 1mm; }
  .xp-words b { font-size: 12.5pt; }
  .marks-list li { grid-template-columns: minmax(8em, max-content) 1fr; padding: 0.7mm 0; }
  .marks-list span { font-size: 8pt; }
  .stamp { font-size: 9pt; }
  .write { display: block; height: 5mm; border-bottom: 1px solid #888; }
  .leaf, .leaf ~ .foot { max-width: none; }
  .leaf h2 { margin-top: 6mm; break-after: avoid; }
  .leaf .d0 { font-size: 10.5pt; break-after: avoid; }
  .leaf .d2, .leaf h2 small { font-size: 8pt; }
}
`;
