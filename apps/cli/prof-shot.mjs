import { chromium } from 'playwright-core';
const [w, h, lang, name, path, ...steps] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const ctx = await b.newContext({ viewport: { width: +w, height: +h }, locale: lang === 'de' ? 'de-DE' : 'en-GB' });
const p = await ctx.newPage();
p.on('pageerror', (e) => console.log('ERR', e.message));
await p.goto('http://localhost:8123/' + (path === '-' ? '' : path));
await p.waitForTimeout(2500);
let i = 0;
for (const s of steps) {
  if (s.startsWith('w')) await p.waitForTimeout(+s.slice(1));
  else if (s.startsWith('c:')) await p.locator(s.slice(2)).first().click({ timeout: 15000 });
  else if (s.startsWith('k:')) await p.keyboard.press(s.slice(2));
  else if (s === 's') await p.screenshot({ path: `/tmp/shots/${name}-${i++}.png` });
  else if (s.startsWith('h:')) await p.locator(s.slice(2)).first().hover();
}
await p.screenshot({ path: `/tmp/shots/${name}.png` });
await b.close();
