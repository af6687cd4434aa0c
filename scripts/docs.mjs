// npm run docs: the documentation as pages, from docs/ and the files beside it, into dist/docs. The server shows it under /docs.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { at, root } from './lib.mjs';

/** @typedef {{ source: string, path: string, title: string, part: string, html: string }} DocPage */

const TARGET = 'dist/docs';
const FONTS = [
  '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
];

/** Pages that are not in docs/, by file. @type {Record<string, string>} */
const beside = {
  'README.md': 'index.html',
  'CHANGELOG.md': 'changelog.html',
  'CONTRIBUTING.md': 'contributing.html',
  'SECURITY.md': 'security-policy.html',
  'CODE_OF_CONDUCT.md': 'code-of-conduct.html',
};

/** The files that become pages, with the address of each. @param {string} project @returns {Map<string, string>} */
function addresses(project) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [file, path] of Object.entries(beside)) if (existsSync(join(project, file))) found.set(file, path);
  for (const folder of ['docs', 'docs/decisions']) {
    for (const name of readdirSync(join(project, folder)).sort()) {
      const file = `${folder}/${name}`;
      if (name.endsWith('.md')) found.set(file, `${file.slice('docs/'.length, -'.md'.length)}.html`);
    }
  }
  for (const name of readdirSync(join(project, 'docs/rules')).sort()) {
    if (name.endsWith('.yaml')) found.set(`docs/rules/${name}`, `rules/${name.replace('.yaml', '.html')}`);
  }
  return found;
}

/** @param {string} text */
const asText = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The id of a heading, as links within the docs write it. @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/**
 * Where a link of a page leads in the site: to another page, to a picture that is taken along, or (a file of the project
 * that is no page) nowhere, then only its name is shown.
 * @param {string} href @param {string} file @param {string} path @param {Map<string, string>} pages @param {Set<string>} pictures
 */
function target(href, file, path, pages, pictures) {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [to = '', anchor] = href.split('#');
  const meant = posix.normalize(posix.join(posix.dirname(file), to)).replace(/\/$/, '');
  const page = pages.get(meant) ?? (meant === 'docs/decisions' ? pages.get(firstDecision(pages)) : undefined);
  const up = posix.relative(posix.dirname(path), '.') || '.';
  if (page) return `${posix.join(up, page)}${anchor ? `#${anchor}` : ''}`;
  if (/\.(png|svg)$/.test(meant)) {
    pictures.add(meant);
    return posix.join(up, 'pictures', posix.basename(meant));
  }
  return null;
}

/** @param {Map<string, string>} pages */
const firstDecision = (pages) => [...pages.keys()].find((file) => file.startsWith('docs/decisions/')) ?? '';

/**
 * A page from markdown.
 * @param {string} text @param {string} file @param {string} path @param {Map<string, string>} pages @param {Set<string>} pictures
 */
function markdown(text, file, path, pages, pictures) {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text: plain }) {
        return `<h${depth} id="${slug(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const to = target(href, file, path, pages, pictures);
        const inner = this.parser.parseInline(tokens);
        return to === null ? `<code>${inner}</code>` : `<a href="${asText(to)}">${inner}</a>`;
      },
      image({ href, text: alt }) {
        const to = target(href, file, path, pages, pictures);
        return to === null ? asText(alt) : `<img src="${asText(to)}" alt="${asText(alt)}" loading="lazy">`;
      },
      // Marks of our own tests, and nothing else of that kind, stand in the docs.
      html: () => '',
    },
  });
  return /** @type {string} */ (marked.parse(text));
}

/** The rules of a game in both languages. @param {string} text */
function rulesPage(text) {
  /** @type {{ game: string, areas: Record<string, { en: string, de: string }>, rules: { id: string, rule: string, de: string, where: string }[] }} */
  const { game, areas, rules } = parse(text);
  const parts = Object.entries(areas).map(([area, name]) => {
    const own = rules.filter(({ id }) => id.split('-').slice(1, -1).join('-') === area);
    const rows = own.map(
      ({ id, rule, de, where }) =>
        `<tr id="${id}"><th scope="row">${id}</th><td>${asText(rule)}</td><td lang="de">${asText(de)}</td><td lang="de">${asText(where)}</td></tr>`,
    );
    const head = '<tr><th>Rule</th><th>English</th><th>Deutsch</th><th>Where</th></tr>';
    return `<h2 id="${area.toLowerCase()}">${asText(name.en)} · <span lang="de">${asText(name.de)}</span></h2>\n<table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
  });
  return `<h1>Rules: ${game}</h1>\n<p>${rules.length} rules in our own words, each with its id. Tests name the ids they prove.</p>\n${parts.join('\n')}`;
}

/** @param {string} file */
const partOf = (file) =>
  file.startsWith('docs/decisions/') ? 'Decisions' : file.startsWith('docs/rules/') ? 'Rules' : 'Guides';

/** All pages, and the pictures they show. @param {string} project @returns {{ pages: DocPage[], pictures: Set<string> }} */
export function buildPages(project) {
  const paths = addresses(project);
  /** @type {Set<string>} */
  const pictures = new Set();
  const pages = [...paths].map(([file, path]) => {
    const text = readFileSync(join(project, file), 'utf8');
    const html = file.endsWith('.yaml') ? rulesPage(text) : markdown(text, file, path, paths, pictures);
    const title = html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1]?.replace(/<[^>]+>/g, '') ?? path;
    return { source: file, path, title, part: partOf(file), html };
  });
  return { pages, pictures };
}

/** A whole page: with the list of all others beside it. @param {DocPage} page @param {readonly DocPage[]} all @param {boolean} reference */
function frame(page, all, reference) {
  const up = posix.relative(posix.dirname(page.path), '.') || '.';
  const parts = [...new Set(all.map(({ part }) => part))].map((part) => {
    const links = all
      .filter((other) => other.part === part)
      .map(({ path, title }) => {
        const current = path === page.path ? ' aria-current="page"' : '';
        return `<li><a href="${posix.join(up, path)}"${current}>${title}</a></li>`;
      });
    return `<strong>${part}</strong><ul>${links.join('')}</ul>`;
  });
  const code = reference ? `<p><a href="${posix.join(up, 'reference/index.html')}">Reference of the code</a></p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – Tafelrunde</title>
<link rel="stylesheet" href="${posix.join(up, 'docs.css')}">
</head>
<body>
<nav aria-label="Documentation"><p><a href="/">To the table</a></p>${parts.join('')}${code}</nav>
<main>
${page.html}</main>
</body>
</html>
`;
}

/** Writes the site. @param {string} [project] @param {string} [folder] */
export function buildDocs(project = root, folder = at(TARGET)) {
  const { pages, pictures } = buildPages(project);
  const reference = existsSync(join(folder, 'reference', 'index.html'));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'reference') rmSync(join(folder, name), { recursive: true });
  }
  for (const page of pages) {
    mkdirSync(dirname(join(folder, page.path)), { recursive: true });
    writeFileSync(join(folder, page.path), frame(page, pages, reference));
  }
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const picture of pictures) cpSync(join(project, picture), join(folder, 'pictures', posix.basename(picture)));
  for (const font of FONTS) cpSync(join(project, 'node_modules', font), join(folder, posix.basename(font)));
  cpSync(join(project, 'scripts/docs.css'), join(folder, 'docs.css'));
  return pages.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${buildDocs()} pages in ${TARGET}`);
}
