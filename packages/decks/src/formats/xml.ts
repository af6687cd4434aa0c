const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
    if (!Number.isNaN(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    return signs[name.toLowerCase()] ?? all;
  });
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&${Object.keys(signs).find((name) => signs[name] === sign)};`);
}
