// npm run reference: the reference of kernel, words, session and testing (TypeDoc) into dist/docs/reference. TypeDoc writes a
// script into every page, which the server's content policy forbids; here it becomes a file beside the others.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './lib.mjs';

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const FILE = 'assets/page.js';
/** How TypeDoc makes the styles that its filters switch; a sheet that a script makes is none within the page. */
const STYLE = 'document.head.appendChild(document.createElement("style"))';
const SHEET =
  '(()=>{const s=new CSSStyleSheet;let t="";document.adoptedStyleSheets=[...document.adoptedStyleSheets,s];' +
  'return{dataset:{},get innerHTML(){return t},set innerHTML(n){t=n;s.replaceSync(n)}}})()';
const PICTURE = /url\("data:image\/svg\+xml;utf8,(<svg[\s\S]*?<\/svg>)"\)/g;

/** Makes pages of TypeDoc fit a policy that allows nothing within a page. @param {string} folder */
export function takeApart(folder) {
  /** @type {Set<string>} */
  const scripts = new Set();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const up = posix.relative(posix.dirname(name.split(sep).join('/')), '.') || '.';
    const page = readFileSync(file, 'utf8').replace(SCRIPT, (_, code) => {
      scripts.add(code);
      return `<script src="${posix.join(up, FILE)}"></script>`;
    });
    writeFileSync(file, page);
  }
  if (scripts.size !== 1) throw new Error(`TypeDoc's pages have ${scripts.size} scripts within them, and not 1`);
  writeFileSync(join(folder, FILE), `${[...scripts][0]}\n`);
  change(join(folder, 'assets/main.js'), (text) => text.replace(STYLE, () => SHEET));
  let pictures = 0;
  change(join(folder, 'assets/style.css'), (text) =>
    text.replace(PICTURE, (_, svg) => {
      const picture = `picture-${pictures++}.svg`;
      writeFileSync(join(folder, 'assets', picture), decodeURIComponent(svg));
      return `url("${picture}")`;
    }),
  );
}

/** Changes a file; that nothing is to be changed means that TypeDoc has changed. @param {string} file @param {(text: string) => string} how */
function change(file, how) {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`${relative(at('.'), file)} is not as TypeDoc wrote it before`);
  writeFileSync(file, after);
}

/**
 * Writes the reference; false if TypeDoc finds a fault.
 * @param {Partial<import('typedoc').TypeDocOptions>} [options] instead of those in typedoc.json
 */
export async function buildReference(options = {}) {
  // Loaded late: it is large, and only this needs it.
  const { Application, TypeDocReader } = await import('typedoc');
  const app = await Application.bootstrap({ options: at('typedoc.json'), ...options }, [new TypeDocReader()]);
  const project = await app.convert();
  if (!project) return false;
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) return false;
  const out = app.options.getValue('out');
  if (existsSync(out)) takeApart(out);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await buildReference()) ? 0 : 1;
}
