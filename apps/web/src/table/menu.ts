/** Keys of an open menu: arrows go round its buttons, Escape and Tab close it. For `onkeydown` of the menu itself. */
export function menuKeys(event: KeyboardEvent, menu: HTMLElement | undefined, close: () => void): void {
  const buttons = [...(menu?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (event.key === 'Escape' || event.key === 'Tab') close();
  else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]?.focus();
  else if (event.key === 'ArrowUp') buttons.at(at - 1)?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
