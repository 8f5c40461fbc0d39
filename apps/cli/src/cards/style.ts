/** How cards look: a sheet on the table by day and by night, black on white on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #ece7da; --panel: #fffdf6; --ink: #23211c; --soft: #5d574a; --line: #d3cab4; --rule: #23211c;
  --accent: #8a5200; --tint: #f6efdd;
  --serif: 'Alegreya', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --sans: 'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --panel: #1d2025; --ink: #ece7da; --soft: #a9a496; --line: #3a3f47; --rule: #8b8677;
    --accent: #f0b441; --tint: #262a30;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; padding: 24px; background: var(--paper); color: var(--ink);
  font: 14px/1.45 var(--sans); font-variant-numeric: tabular-nums;
}
.sheet { max-width: 1240px; margin: 0 auto; }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; margin: 0 0 16px; padding: 0 0 8px; border-bottom: 3px double var(--rule); }
h1 { margin: 0; font: 700 28px/1.15 var(--serif); overflow-wrap: anywhere; }
.top p { margin: 0; color: var(--soft); }
.top .sum { margin-left: auto; color: var(--ink); font: 600 20px/1.2 var(--serif); white-space: nowrap; }
.cards { columns: 3 340px; column-gap: 16px; }
.card {
  break-inside: avoid; margin: 0 0 16px; padding: 12px 14px; background: var(--panel);
  border: 1px solid var(--line); border-top: 3px solid var(--rule); border-radius: 6px;
}
.card.hero { border-top-color: var(--accent); }
.head { display: flex; gap: 12px; align-items: flex-start; }
.head > div:first-child { flex: 1; min-width: 0; }
h2 { margin: 0; font: 700 20px/1.15 var(--serif); overflow-wrap: anywhere; }
.kind { margin: 2px 0 0; color: var(--soft); font-size: 12px; }
.cost { font: 700 20px/1.15 var(--serif); text-align: right; white-space: nowrap; }
.cost small { display: block; color: var(--soft); font: 12px/1.2 var(--sans); }
.badges { display: flex; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; }
.badges li { display: flex; align-items: baseline; gap: 5px; padding: 2px 8px 3px; background: var(--tint); border-radius: 4px; color: var(--soft); font-size: 12px; }
.badges b { color: var(--ink); font: 700 20px/1.1 var(--serif); }
.bond { margin: 8px 0 0; color: var(--accent); font-size: 12px; font-weight: 600; }
table { width: 100%; margin: 10px 0 0; border-collapse: collapse; }
th { padding: 0 0 2px 8px; border-bottom: 1px solid var(--rule); color: var(--soft); font-size: 12px; font-weight: 500; text-align: right; }
td { padding: 3px 0 3px 8px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 0; text-align: left; white-space: normal; overflow-wrap: anywhere; }
td:first-child { font-weight: 600; }
td .many { color: var(--accent); }
th:last-child, td:last-child { text-align: left; white-space: normal; }
th:nth-child(2) { width: 3.5em; }
th:nth-child(3), th:nth-child(4) { width: 2.1em; }
th:last-child { width: 25%; }
dl { margin: 10px 0 0; }
dl div { margin: 0 0 3px; font-size: 13px; line-height: 1.35; }
dt { display: inline; font-weight: 600; }
dt small { color: var(--soft); font-size: 12px; font-weight: 400; }
dd { display: inline; margin: 0; color: var(--soft); }
.none { color: var(--soft); font-size: 12px; }
.marks { display: flex; gap: 12px; margin: 10px 0 0; align-items: flex-start; }
.wrap { display: flex; flex-wrap: wrap; gap: 5px 10px; padding-top: 2px; }
.marks > span { color: var(--soft); font-size: 12px; }
.group { display: inline-flex; gap: 3px; }
.box { width: 13px; height: 13px; border: 1.5px solid var(--rule); border-radius: 2px; }
.box.round { border-radius: 50%; }
.box.full { background: var(--rule); }
.story { margin: 10px 0 0; padding: 8px 0 0; border-top: 1px dashed var(--line); }
.story .marks { margin: 0; }
.rows { display: grid; grid-template-columns: repeat(3, max-content); gap: 5px 10px; padding-top: 2px; }
.stamps { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; }
.stamps li { padding: 1px 8px; border: 1.5px solid var(--accent); border-radius: 3px; color: var(--accent); font: 700 14px/1.3 var(--serif); }
.lines { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; height: 26px; }
.lines i { border-bottom: 1px solid var(--soft); }
footer { margin: 8px 0 0; color: var(--soft); font-size: 12px; }
@media (max-width: 480px) {
  body { padding: 12px; }
  .top .sum { margin-left: 0; }
}
@media print {
  @page { margin: 9mm; }
  :root {
    color-scheme: light;
    --paper: #fff; --panel: #fff; --ink: #000; --soft: #333; --line: #bbb; --rule: #000; --accent: #000; --tint: #fff;
  }
  body { padding: 0; font-size: 8.5pt; line-height: 1.32; }
  .sheet { max-width: none; }
  .top { margin-bottom: 4mm; padding-bottom: 1.5mm; }
  h1 { font-size: 17pt; }
  .top .sum { font-size: 13pt; }
  .cards { columns: 2; column-gap: 5mm; }
  .card { margin: 0 0 4mm; padding: 2.6mm 3mm; border-color: #888; border-top-color: #000; }
  h2, .cost { font-size: 12.5pt; }
  .kind, .cost small, .bond, th, dt small, .none, .marks > span, footer { font-size: 7.5pt; }
  .badges { margin-top: 1.6mm; }
  .badges li { border: 1px solid #888; font-size: 7.5pt; }
  .badges b { font-size: 12pt; }
  table, dl, .marks, .story { margin-top: 2mm; }
  td { padding-top: 0.6mm; padding-bottom: 0.6mm; }
  dl div { font-size: 8pt; line-height: 1.28; margin-bottom: 0.6mm; }
  .box { width: 3.1mm; height: 3.1mm; border-width: 0.3mm; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .stamps li { font-size: 9pt; }
  .lines { height: 6mm; }
  .lines i { border-color: #888; }
}
`;
