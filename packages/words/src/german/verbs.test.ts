import { describe, expect, it } from 'vitest';
import { du, es, ihr } from './pronouns.ts';
import type { GermanVerb } from './types.ts';
import { finite, haben, imperative, infinitive, participle, sein, werden } from './verbs.ts';

const they = { ...es, number: 'pl' } as const;

const present = (verb: GermanVerb): string => [du, es, ihr, they].map((who) => finite(verb, who, 'present')).join(' ');
const past = (verb: GermanVerb): string => [du, es, ihr, they].map((who) => finite(verb, who, 'past')).join(' ');
const others = (verb: GermanVerb): string =>
  [imperative(verb, 'sg'), imperative(verb, 'pl'), participle(verb), infinitive(verb, true)].join(' · ');

const nehmen: GermanVerb = {
  infinitive: 'nehmen',
  du: 'nimmst',
  er: 'nimmt',
  imperative: 'nimm',
  past: 'nahm',
  participle: 'genommen',
};

const finden: GermanVerb = { infinitive: 'finden', past: 'fand', participle: 'gefunden' };

// Present and past: du, er, ihr, sie. Then both imperatives, the participle and the infinitive with zu.
const TABLE: readonly (readonly [GermanVerb, string, string, string])[] = [
  [{ infinitive: 'legen' }, 'legst legt legt legen', 'legtest legte legtet legten', 'lege · legt · gelegt · zu legen'],
  [
    { infinitive: 'ablegen', prefix: 'ab' },
    'legst legt legt legen',
    'legtest legte legtet legten',
    'lege · legt · abgelegt · abzulegen',
  ],
  [
    { infinitive: 'mischen' },
    'mischst mischt mischt mischen',
    'mischtest mischte mischtet mischten',
    'mische · mischt · gemischt · zu mischen',
  ],
  [
    { infinitive: 'setzen' },
    'setzt setzt setzt setzen',
    'setztest setzte setztet setzten',
    'setze · setzt · gesetzt · zu setzen',
  ],
  [
    { infinitive: 'öffnen' },
    'öffnest öffnet öffnet öffnen',
    'öffnetest öffnete öffnetet öffneten',
    'öffne · öffnet · geöffnet · zu öffnen',
  ],
  [
    { infinitive: 'lernen' },
    'lernst lernt lernt lernen',
    'lerntest lernte lerntet lernten',
    'lerne · lernt · gelernt · zu lernen',
  ],
  [
    { infinitive: 'sammeln' },
    'sammelst sammelt sammelt sammeln',
    'sammeltest sammelte sammeltet sammelten',
    'sammle · sammelt · gesammelt · zu sammeln',
  ],
  [
    { infinitive: 'spielen' },
    'spielst spielt spielt spielen',
    'spieltest spielte spieltet spielten',
    'spiele · spielt · gespielt · zu spielen',
  ],
  [
    { infinitive: 'verhindern' },
    'verhinderst verhindert verhindert verhindern',
    'verhindertest verhinderte verhindertet verhinderten',
    'verhindere · verhindert · verhindert · zu verhindern',
  ],
  [
    { infinitive: 'vorbereiten', prefix: 'vor' },
    'bereitest bereitet bereitet bereiten',
    'bereitetest bereitete bereitetet bereiteten',
    'bereite · bereitet · vorbereitet · vorzubereiten',
  ],
  [
    { infinitive: 'kontrollieren' },
    'kontrollierst kontrolliert kontrolliert kontrollieren',
    'kontrolliertest kontrollierte kontrolliertet kontrollierten',
    'kontrolliere · kontrolliert · kontrolliert · zu kontrollieren',
  ],
  [
    { infinitive: 'wiederholen', inseparable: true },
    'wiederholst wiederholt wiederholt wiederholen',
    'wiederholtest wiederholte wiederholtet wiederholten',
    'wiederhole · wiederholt · wiederholt · zu wiederholen',
  ],
  [nehmen, 'nimmst nimmt nehmt nehmen', 'nahmst nahm nahmt nahmen', 'nimm · nehmt · genommen · zu nehmen'],
  [
    { ...nehmen, infinitive: 'aufnehmen', prefix: 'auf', participle: 'aufgenommen' },
    'nimmst nimmt nehmt nehmen',
    'nahmst nahm nahmt nahmen',
    'nimm · nehmt · aufgenommen · aufzunehmen',
  ],
  [finden, 'findest findet findet finden', 'fandest fand fandet fanden', 'finde · findet · gefunden · zu finden'],
  [
    { infinitive: 'erhalten', du: 'erhältst', er: 'erhält', past: 'erhielt', participle: 'erhalten' },
    'erhältst erhält erhaltet erhalten',
    'erhieltest erhielt erhieltet erhielten',
    'erhalte · erhaltet · erhalten · zu erhalten',
  ],
  [sein, 'bist ist seid sind', 'warst war wart waren', 'sei · seid · gewesen · zu sein'],
  [haben, 'hast hat habt haben', 'hattest hatte hattet hatten', 'habe · habt · gehabt · zu haben'],
  [werden, 'wirst wird werdet werden', 'wurdest wurde wurdet wurden', 'werde · werdet · geworden · zu werden'],
];

describe('German verbs', () => {
  it.each(TABLE)('%o', (verb, inPresent, inPast, rest) => {
    expect(present(verb)).toBe(inPresent);
    expect(past(verb)).toBe(inPast);
    expect(others(verb)).toBe(rest);
  });

  it.each([
    ['ernten', 'geerntet'],
    ['beten', 'gebetet'],
    ['entfernen', 'entfernt'],
    ['gehören', 'gehört'],
    ['besiegen', 'besiegt'],
    ['zerstören', 'zerstört'],
    ['würfeln', 'gewürfelt'],
    ['heilen', 'geheilt'],
  ])('participle of %s', (verb, expected) => {
    expect(participle({ infinitive: verb })).toBe(expected);
  });
});
