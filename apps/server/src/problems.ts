import type { Lang } from '@tafelrunde/words';

/** Why a server could not start: a code for programs, a sentence for people, and how a process should end. */
export interface Problem {
  readonly code:
    | 'bad-port'
    | 'port-in-use'
    | 'port-forbidden'
    | 'bad-host'
    | 'page-missing'
    | 'bad-config'
    | 'data-in-use'
    | 'data-newer'
    | 'data-corrupted'
    | 'data-readonly'
    | 'disk-full'
    | 'data-unusable'
    | 'database-unusable'
    | 'nats-unusable';
  readonly sentence: Readonly<Record<Lang, string>>;
  /** 2 when the command was wrong, 1 when the machine was. */
  readonly exitCode: 1 | 2;
}

export const badPort = (port: string): Problem => ({
  code: 'bad-port',
  sentence: {
    de: `„${port}“ ist kein Port. PORT muss eine ganze Zahl von 0 bis 65535 sein (0: irgendein freier Port).`,
    en: `"${port}" is not a port. PORT must be a whole number from 0 to 65535 (0: any free port).`,
  },
  exitCode: 2,
});

export const portInUse = (port: number): Problem => ({
  code: 'port-in-use',
  sentence: {
    de: `Port ${port} ist schon belegt. Beende das andere Programm oder wähle einen anderen Port: PORT=8081 npm start`,
    en: `Port ${port} is already in use. Stop the other program or choose another port: PORT=8081 npm start`,
  },
  exitCode: 1,
});

export const portForbidden = (port: number): Problem => ({
  code: 'port-forbidden',
  sentence: {
    de: `Port ${port} darf hier nicht benutzt werden. Nimm einen ab 1024: PORT=8080 npm start`,
    en: `Port ${port} may not be used here. Take one from 1024 up: PORT=8080 npm start`,
  },
  exitCode: 1,
});

export const badHost = (host: string): Problem => ({
  code: 'bad-host',
  sentence: {
    de: `„${host}“ ist keine Adresse dieses Rechners. HOST=127.0.0.1 ist nur für dich, HOST=0.0.0.0 für das ganze Netz.`,
    en: `"${host}" is not an address of this machine. HOST=127.0.0.1 is for you alone, HOST=0.0.0.0 for the whole network.`,
  },
  exitCode: 2,
});

export const pageMissing: Problem = {
  code: 'page-missing',
  sentence: {
    de: 'Die Seite ist noch nicht gebaut. Starte mit npm start, oder baue sie mit npm run build.',
    en: 'The page has not been built yet. Start with npm start, or build it with npm run build.',
  },
  exitCode: 1,
};

export const badConfig = (variable: string): Problem => ({
  code: 'bad-config',
  sentence: {
    de: `${variable} hat einen Wert, mit dem der Server nichts anfangen kann. Was möglich ist, steht in docs/server.md.`,
    en: `${variable} has a value that the server cannot use. docs/server.md says what is possible.`,
  },
  exitCode: 2,
});

export const dataInUse = (folder: string): Problem => ({
  code: 'data-in-use',
  sentence: {
    de: `Ein anderer Server benutzt schon ${folder}. Beende ihn, oder wähle einen anderen Ordner: TAFELRUNDE_DATA=…`,
    en: `Another server already uses ${folder}. Stop it, or choose another folder: TAFELRUNDE_DATA=…`,
  },
  exitCode: 1,
});

export const dataNewer = (folder: string): Problem => ({
  code: 'data-newer',
  sentence: {
    de: `Die Datenbank ${folder} stammt von einer neueren Fassung von Tafelrunde. Aktualisiere dieses Programm.`,
    en: `The database ${folder} comes from a later version of Tafelrunde. Update this program.`,
  },
  exitCode: 1,
});

export const dataCorrupted = (folder: string, reason: string): Problem => ({
  code: 'data-corrupted',
  sentence: {
    de: `Die Datenbank in ${folder} ist beschädigt (${reason}). Stelle sie aus einer Sicherung wieder her: npm run tafelrunde -- restore <Datei>. Die beschädigte bleibt dabei erhalten.`,
    en: `The database in ${folder} is damaged (${reason}). Bring it back from a copy: npm run tafelrunde -- restore <file>. The damaged one is kept beside it.`,
  },
  exitCode: 1,
});

export const dataReadonly = (folder: string, reason: string): Problem => ({
  code: 'data-readonly',
  sentence: {
    de: `In den Ordner ${folder} darf dieses Programm nicht schreiben (${reason}). Ändere die Rechte, oder wähle einen anderen: TAFELRUNDE_DATA=…`,
    en: `This program may not write into the folder ${folder} (${reason}). Change its rights, or choose another: TAFELRUNDE_DATA=…`,
  },
  exitCode: 1,
});

export const diskFull = (folder: string): Problem => ({
  code: 'disk-full',
  sentence: {
    de: `Auf der Platte mit dem Ordner ${folder} ist kein Platz mehr. Schaffe Platz, oder wähle einen anderen Ordner: TAFELRUNDE_DATA=…`,
    en: `There is no room left on the disk with the folder ${folder}. Make room, or choose another folder: TAFELRUNDE_DATA=…`,
  },
  exitCode: 1,
});

export const dataUnusable = (folder: string, reason: string): Problem => ({
  code: 'data-unusable',
  sentence: {
    de: `Der Ordner ${folder} lässt sich nicht benutzen: ${reason}`,
    en: `The folder ${folder} cannot be used: ${reason}`,
  },
  exitCode: 1,
});

export const databaseUnusable = (address: string, reason: string): Problem => ({
  code: 'database-unusable',
  sentence: {
    de: `Die Datenbank ${address} lässt sich nicht benutzen: ${reason}. Läuft PostgreSQL, und stimmt DATABASE_URL?`,
    en: `The database ${address} cannot be used: ${reason}. Is PostgreSQL running, and is DATABASE_URL right?`,
  },
  exitCode: 1,
});

export const natsUnusable = (reason: string): Problem => ({
  code: 'nats-unusable',
  sentence: {
    de: `NATS lässt sich nicht erreichen: ${reason}. Läuft es, und stimmt NATS_URL?`,
    en: `NATS cannot be reached: ${reason}. Is it running, and is NATS_URL right?`,
  },
  exitCode: 1,
});
