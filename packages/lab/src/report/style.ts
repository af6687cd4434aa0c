/** The look of a report: the table's own colours, dark or on paper. */
export const style = `
:root { color-scheme: dark; --ground: #1d1a17; --panel: #27231f; --ink: #efe4cb; --soft: #b9ab90; --gold: #d8b46a; --lost: #9c5b4c; --grid: #45402f; }
* { box-sizing: border-box; }
body { margin: 0; background: linear-gradient(160deg, #1d1a17, #2f3a32); background-attachment: fixed; color: var(--ink); font: 17px/1.5 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
header p { margin: 0; color: var(--gold); letter-spacing: .08em; text-transform: uppercase; font-size: .8rem; }
h1 { font: 700 2rem/1.2 Alegreya, Georgia, serif; margin: .2rem 0 1.5rem; }
h2 { font: 600 1.2rem/1.3 Alegreya, Georgia, serif; margin: 0 0 .8rem; color: var(--gold); }
section { background: color-mix(in srgb, var(--panel) 88%, transparent); border: 1px solid #3b352c; border-radius: 10px; padding: 1.2rem 1.4rem; margin: 0 0 1.2rem; break-inside: avoid; }
.result p { margin: 0; }
.rate { font: 700 3.6rem/1.1 Alegreya, Georgia, serif; color: var(--gold); }
.sure, .note { color: var(--soft); font-size: .92rem; margin: .6rem 0 0 !important; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 1rem 0 0; }
dt { color: var(--soft); } dd { margin: 0; }
svg { width: 100%; height: auto; display: block; font-family: inherit; }
text { fill: var(--ink); font-size: 14px; } .tick { fill: var(--soft); font-size: 12px; }
.bar { fill: var(--gold); background: var(--gold); } .lost { fill: var(--lost); background: var(--lost); }
.grid { stroke: var(--grid); stroke-width: 1; } .axis { stroke: var(--soft); stroke-width: 1; }
.whisker { stroke: var(--ink); stroke-width: 1.6; fill: none; } .band { fill: var(--gold); opacity: .22; } .line { stroke: var(--gold); stroke-width: 2; fill: none; }
.legend { margin: 0 0 .4rem; color: var(--soft); font-size: .92rem; } .legend i { display: inline-block; width: .8em; height: .8em; margin: 0 .4em 0 0; border-radius: 2px; } .legend i + i, .legend i:not(:first-child) { margin-left: 1.2em; }
footer { color: var(--soft); font-size: .85rem; text-align: center; }
@media print { :root { color-scheme: light; --ground: #fff; --panel: #fff; --ink: #2b241c; --soft: #6b604f; --gold: #8a6420; --lost: #b98375; --grid: #ddd2bd; } body { background: #fff; } section { border-color: #d8ccb4; } }
`;
