/** What calls: put before the name of the page that the tab shows. */
let calls = '';
let name = 'Tafelrunde';

/** Names the tab after the page that it shows. */
export function nameTab(title: string): void {
  name = title;
  show();
}

/** Says in the tab that somebody is called; '' for nothing. */
export function callFromTab(text: string): void {
  calls = text;
  show();
}

function show(): void {
  document.title = calls === '' ? name : `${calls} · ${name}`;
}
