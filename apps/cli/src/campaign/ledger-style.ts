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
a { color: inherit; text-decoration: underline 1px var(--accent); text-underline-offset: 3px; }
a:hover { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
.pages ul { display: flex; flex-wrap: wrap; gap: 0 8px; margin: 0 0 24px; padding: 0; border-bottom: 1px solid var(--line); list-style: none; }
.pages a, .pages b { display: block; margin-bottom: -1px; padding: 8px; border-bottom: 3px solid transparent; color: var(--soft); font-weight: 500; text-decoration: none; }
.pages b { border-bottom-color: var(--accent); color: var(--ink); font-weight: 600; }
.pages a:hover { border-bottom-color: var(--line); color: var(--ink); }
.pages:has(~ .leaf) { max-width: 820px; }
.more { margin: -8px 0 16px; }
.ledger + .ledger { margin-top: 48px; }
.objective { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 0 0 16px; padding: 8px 14px; background: var(--panel); border-left: 3px solid var(--accent); border-radius: 0 6px 6px 0; }
.objective small, .notes small { color: var(--soft); font-size: 12px; }
.notes { margin: 12px 0 0; padding: 0; list-style: none; }
.notes li { padding: 2px 0 2px 12px; border-left: 3px solid var(--line); font: italic 16px/1.4 var(--serif); overflow-wrap: anywhere; }
.ledger > .notes, .leaf > .notes { margin: 0 0 16px; }
.explained { margin-top: 16px; }
.explained .card { break-inside: auto; }
.card h2 a { text-decoration-color: transparent; }
.card h2 a:hover { text-decoration-color: var(--accent); }
.set .stamp { border-style: double; border-width: 3px; line-height: 1.2; }
.contents { margin: 16px 0 0; padding: 0; list-style: none; columns: 2 320px; column-gap: 32px; }
.contents li { padding: 4px 0; break-inside: avoid; }
.progress { margin: 0 0 4px; color: var(--soft); }
.standings table { margin-top: 8px; }
.standings td { padding: 8px 0 8px 16px; vertical-align: baseline; }
.standings th { padding-left: 16px; }
.standings td:first-child, .standings th:first-child { padding-left: 0; }
.standings small { color: var(--soft); font-size: 12px; font-weight: 400; }
.ranks th, .ranks td { width: 1%; font-family: var(--serif); font-size: 16px; }
.ranks th { font: 500 12px/1.45 var(--sans); white-space: nowrap; overflow-wrap: normal; }
.ranks th:nth-child(2), .ranks td:nth-child(2) { width: auto; text-align: left; white-space: normal; overflow-wrap: anywhere; }
.ranks th:last-child, .ranks td:last-child { width: 1%; text-align: right; white-space: nowrap; }
.ranks b { font: 700 28px/1.1 var(--serif); }
.ranks .army { display: inline-block; margin-right: 8px; padding-left: 12px; border-left: 3px solid var(--soft); font: 700 20px/1.3 var(--serif); }
.ranks .side-0 { border-left-color: var(--s0); } .ranks .side-1 { border-left-color: var(--s1); }
.ranks .side-2 { border-left-color: var(--s2); } .ranks .side-3 { border-left-color: var(--s3); }
.ranks .side-4 { border-left: 3px dashed var(--s4); } .ranks .side-5 { border-left: 3px dashed var(--s5); }
.ranks .side-6 { border-left: 3px dashed var(--s6); } .ranks .side-7 { border-left: 3px dashed var(--s7); }
.matches td, .matches th { text-align: left; white-space: normal; }
.matches th:nth-child(2), .matches td:nth-child(2) { width: 40%; }
.matches th:last-child, .matches td:last-child { width: 32%; }
.fields { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.field { display: flex; flex: 1 1 64px; gap: 8px; align-items: flex-end; min-width: 0; }
.field.wide { flex: 4 1 180px; }
.field span { color: var(--soft); font-size: 12px; white-space: nowrap; }
.field i, .blank-unit .line { flex: 1; height: 28px; border-bottom: 1px solid var(--soft); }
.blank .of { margin: 0 0 4px; }
.blank .first { margin: 0 0 20px; }
.blank .first .field { flex-direction: column-reverse; gap: 2px; align-items: stretch; }
.blank .first i { flex: none; height: 36px; border-bottom: 2px solid var(--rule); }
.blank-unit .xp { margin: 12px 0 4px; }
.blank-tables .levels { margin: 0 0 16px; }
.blank-tables h2 { font-size: 16px; }
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
.marks-list { display: grid; grid-template-columns: max-content 1fr; column-gap: 12px; margin: 12px 0 0; padding: 0; list-style: none; }
.marks-list li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; row-gap: 2px; align-items: baseline; padding: 4px 0; border-top: 1px solid var(--line); }
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
  .pages a, .pages b { padding: 12px 8px; }
  .ranks th:nth-child(n + 5):not(:last-child), .ranks td:nth-child(n + 5):not(:last-child) { display: none; }
  .standings td, .standings th { padding-left: 10px; }
  .ranks b { font-size: 20px; }
  .marks-list { grid-template-columns: 1fr; }
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
  .pages, .more, .contents { display: none; }
  a { color: inherit; text-decoration: none; }
  .objective { margin-bottom: 3mm; padding: 1.5mm 3mm; border: 0.3mm solid #888; border-left: 1mm solid #000; }
  .notes { margin-top: 2mm; }
  .notes li { font-size: 9.5pt; padding: 0 0 0 2.5mm; border-left-color: #888; }
  .ledger > .notes, .leaf > .notes { margin-bottom: 3mm; }
  .explained { margin-top: 3mm; }
  .set .stamp { border-width: 0.8mm; }
  .standings td { padding-top: 1.5mm; padding-bottom: 1.5mm; }
  .ranks b { font-size: 15pt; }
  .ranks .army { font-size: 12.5pt; }
  .blank { position: relative; }
  .blank .of { position: absolute; top: 0; right: 0; margin: 0; font-size: 7.5pt; }
  .blank .first { margin-bottom: 3mm; }
  .blank .first i { height: 8mm; border-bottom-width: 0.5mm; }
  .blank .units { gap: 3mm; }
  .blank .units .card { padding: 0.8mm 3mm 2.4mm; }
  .field i, .blank-unit .line { height: 6.1mm; border-color: #666; }
  .blank-unit .xp { margin: 2mm 0 0; grid-template-columns: repeat(5, 5.4mm) 1.4mm repeat(5, 5.4mm); }
  .blank-unit .xp i { width: 5.4mm; height: 5.4mm; line-height: 4.9mm; }
  .blank-unit .xp i.level { line-height: 4.4mm; }
  .blank-unit .xp i.gap { width: 1.4mm; }
  .blank-tables .cards { columns: 3; column-gap: 4mm; }
  .blank-tables .card { margin-bottom: 2.5mm; padding: 1.6mm 2.4mm; }
  .blank-tables h2 { font-size: 10.5pt; }
  .blank-tables dl { margin-top: 1mm; }
  .blank-tables dl div { font-size: 7.5pt; margin-bottom: 0.4mm; }
  .blank-tables .levels { margin-bottom: 3mm; }
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
  .marks-list { grid-template-columns: max-content 1fr; }
  .marks-list li { grid-template-columns: subgrid; padding: 0.7mm 0; }
  .marks-list span { font-size: 8pt; }
  .stamp { font-size: 9pt; }
  .write { display: block; height: 5mm; border-bottom: 1px solid #888; }
  .leaf, .leaf ~ .foot { max-width: none; }
  .leaf h2 { margin-top: 6mm; break-after: avoid; }
  .leaf .d0 { font-size: 10.5pt; break-after: avoid; }
  .leaf .d2, .leaf h2 small { font-size: 8pt; }
}
`;
