import type { Lang } from '@tafelrunde/words';

const words = {
  de: {
    title: 'Hier ist nichts',
    text: 'Diese Adresse gibt es auf diesem Server nicht. Vielleicht ist der Link veraltet oder unvollständig.',
    back: 'Zurück zur Startseite',
  },
  en: {
    title: 'Nothing here',
    text: 'This server has no such address. The link may be old or incomplete.',
    back: 'Back to the start page',
  },
} as const;

/** The page for an address that does not exist. It stands alone: no script, one plain style sheet. */
export function notFoundPage(language: Lang): string {
  const { title, text, back } = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Tafelrunde</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${back}</a></p>
</main>
</body>
</html>
`;
}
