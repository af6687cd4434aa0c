/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Hands a saved game to the browser as a file. */
export function saveFile(game: string, text: string): void {
  saveText(`tafelrunde-${game}.json`, text);
}
