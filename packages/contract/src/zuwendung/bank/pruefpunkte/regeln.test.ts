import { expect, test } from 'vitest'
import {
  DATEIEN,
  GRENZEN,
  KONTEXT,
  QUOTEN,
  daten,
  formular,
  maschine,
  moorSeite,
} from '../../testing/testFormular.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import type { Ergebnis } from './ergebnis.ts'
import type { Pruefgrundlage } from './regel.ts'
import { REGELN, REGELNAMEN, type Regelname } from './regeln.ts'

const grundlage = (
  angaben: Partial<AntragFormular> = {},
  kontext: Partial<Pruefgrundlage['kontext']> = {},
): Pruefgrundlage => ({
  formular: formular(angaben),
  kontext: { ...KONTEXT, ...kontext },
  quoten: QUOTEN,
  obergrenzen: GRENZEN,
})
const seite = (...maschinen: ReturnType<typeof maschine>[]) => [
  { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: maschinen },
]
const ohneDokumente = { dokumente: { type: 'AnkNabo' as const } }
const GROSS = { anzahlMitarbeiter: 400, umsatz: 90_000_000, bilanzsumme: 90_000_000 }
const NICHTS = { muBestaetigt: false, kuBestaetigt: false, kmuBestaetigt: false }

/** null: nothing to say; 'Hinweis': words without an answer. */
type Erwartet = Ergebnis | 'Hinweis' | null

/** An application for a climate balance. */
const klimabilanz = (
  angaben: Partial<AntragFormular> = {},
  mehr: Partial<Pruefgrundlage> = {},
): Pruefgrundlage => ({
  ...grundlage({
    produktgruppenDaten: { type: 'ZUKLB', antragstellerArt: 'PRIMAERPRODUZENT' },
    foerdergegenstandSeiten: [
      {
        kategorie: 'K.1',
        foerdergegenstandKlasse: 'klimabilanz',
        foerdergegenstaende: [
          {
            type: 'Beratungsdienstleistung',
            bezeichnung: 'Klimabilanz',
            kosten: 1000,
            zuwendungsBetrag: 900,
          },
        ],
      },
    ],
    dokumente: { type: 'ZUKLB', deMinimisBeihilfeErklaerung: DATEIEN, beitragbescheidSvlfg: DATEIEN },
    ...angaben,
  }),
  ...mehr,
})
const konto = (vergebenCent: number) => ({
  deMinimis: { grenze: { verordnung: 'AGRAR', hoechstbetrag: 50_000, jahre: 3 } as const, vergebenCent },
})
const svlfg = (dateiname: string, angelegtAm: string) =>
  klimabilanz({
    dokumente: { type: 'ZUKLB', beitragbescheidSvlfg: [{ ...DATEIEN[0], uuid: '1', dateiname, angelegtAm }] },
  })
const GMBH = { ...formular().unternehmen, rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG' as const }

const TABELLE: Record<Regelname, readonly [string, Pruefgrundlage, Erwartet][]> = {
  einladungDecktKategorien: [
    ['invited', grundlage(), 'ERFUELLT'],
    ['not invited', grundlage({}, { erlaubteKategorien: ['A.1'] }), 'NICHT_ERFUELLT'],
    ['nothing applied for', grundlage({ foerdergegenstandSeiten: [] }), null],
  ],
  antragstellerArtZulaessig: [
    ['may', grundlage(), 'ERFUELLT'],
    [
      'may not',
      grundlage({}, { moeglicheAntragstellerArten: ['GEWERBLICHER_MASCHINENRING'] }),
      'NICHT_ERFUELLT',
    ],
    ['not said', grundlage({ produktgruppenDaten: daten({ antragstellerArt: null }) }), null],
  ],
  groesseWieZahlen: [
    ['as confirmed', grundlage(), 'ERFUELLT'],
    ['other than confirmed', grundlage({ produktgruppenDaten: daten({ anzahlMitarbeiter: 12 }) }), 'Hinweis'],
    ['too large', grundlage({ produktgruppenDaten: daten({ ...GROSS, ...NICHTS }) }), 'NICHT_ERFUELLT'],
    [
      'large, for nature',
      grundlage({
        produktgruppenDaten: daten({
          ...GROSS,
          ...NICHTS,
          antragstellerArt: 'ANERKANNTE_NATURSCHUTZVEREINIGUNG',
        }),
      }),
      'ERFUELLT',
    ],
    ['without figures', grundlage({ produktgruppenDaten: daten({ umsatz: null }) }), null],
  ],
  svlfgBescheid: [
    ['there', grundlage(), 'Hinweis'],
    ['missing', grundlage(ohneDokumente), 'NICHT_ERFUELLT'],
    ['a small sum, uploaded this year', svlfg('SVLFG.pdf', '2026-01-01T00:00:00+01:00'), 'ERFUELLT'],
    ['a small sum, named after this year', svlfg('SVLFG 2026.pdf', '2026-03-01T00:00:00Z'), 'ERFUELLT'],
    ['a small sum, named after another year', svlfg('SVLFG 2024.pdf', '2026-03-01T00:00:00Z'), 'Hinweis'],
    ['a small sum, uploaded last year', svlfg('SVLFG.pdf', '2025-12-31T12:00:00Z'), 'Hinweis'],
    [
      'not demanded',
      grundlage(ohneDokumente, { unterlagen: { beitragsBescheideSvlfg: [] } }),
      'NICHT_ANWENDBAR',
    ],
  ],
  moorflaecheGenuegt: [
    ['no moor', grundlage(), 'NICHT_ANWENDBAR'],
    [
      'exactly enough',
      grundlage({ foerdergegenstandSeiten: [moorSeite], produktgruppenDaten: daten({ moorflaeche: 5 }) }),
      'ERFUELLT',
    ],
    [
      'too little',
      grundlage({
        foerdergegenstandSeiten: [moorSeite],
        produktgruppenDaten: daten({ moorflaeche: 4.9999 }),
      }),
      'NICHT_ERFUELLT',
    ],
  ],
  klassenAufPositivliste: [
    ['on the list', grundlage(), 'Hinweis'],
    ['not on the list', grundlage({}, { kategorien: [] }), 'NICHT_ERFUELLT'],
    [
      'without confirmation',
      grundlage({ foerdergegenstandSeiten: seite(maschine({ dokumentHerstellerBestaetigung: [] })) }),
      'NICHT_ERFUELLT',
    ],
    ['nothing applied for', grundlage({ foerdergegenstandSeiten: [] }), null],
  ],
  dreiAngebote: [
    ['one', grundlage(), 'Hinweis'],
    [
      'three',
      grundlage({
        foerdergegenstandSeiten: seite(maschine({ dokumentAngebot: [...DATEIEN, ...DATEIEN, ...DATEIEN] })),
      }),
      'Hinweis',
    ],
    ['no machine', grundlage({ foerdergegenstandSeiten: [] }), 'NICHT_ANWENDBAR'],
  ],
  beginnNachBewilligung: [
    [
      'the first day',
      grundlage({ foerdergegenstandSeiten: seite(maschine({ anschaffungsZeitpunkt: '2026-12-12' })) }),
      'ERFUELLT',
    ],
    [
      'the day before',
      grundlage({ foerdergegenstandSeiten: seite(maschine({ anschaffungsZeitpunkt: '2026-12-11' })) }),
      'NICHT_ERFUELLT',
    ],
    [
      'the day before, with consent',
      grundlage(
        { foerdergegenstandSeiten: seite(maschine({ anschaffungsZeitpunkt: '2026-12-11' })) },
        { vorhabenbeginn: { bearbeitungstage: 21, vorzeitigErlaubt: false, zustimmungAb: '2026-12-01' } },
      ),
      'ERFUELLT',
    ],
    ['no machine', grundlage({ foerdergegenstandSeiten: [] }), 'NICHT_ANWENDBAR'],
  ],
  finanzierungGeschlossen: [
    ['to the cent', grundlage(), 'ERFUELLT'],
    ['one cent more', grundlage({ produktgruppenDaten: daten({ eigenmittel: 0.01 }) }), 'NICHT_ERFUELLT'],
  ],
  keinGegenstandDoppelt: [
    ['one of each', grundlage(), null],
    [
      'the same type twice',
      grundlage({ foerdergegenstandSeiten: seite(maschine(), maschine({ typBezeichnung: 'mp 300' })) }),
      'Hinweis',
    ],
  ],
  deMinimisHoechstbetrag: [
    ['no small aid', klimabilanz(), null],
    ['nothing else was granted', klimabilanz({}, konto(0)), 'ERFUELLT'],
    ['to the cent', klimabilanz({}, konto(49_100_00)), 'ERFUELLT'],
    ['one cent too much', klimabilanz({}, konto(49_100_01)), 'NICHT_ERFUELLT'],
    ['without a declaration', klimabilanz({ dokumente: { type: 'ZUKLB' } }, konto(0)), 'NICHT_ERFUELLT'],
  ],
  verbundeneGenannt: [
    ['nobody', klimabilanz(), 'ERFUELLT'],
    [
      'a list',
      klimabilanz({ dokumente: { type: 'ZUKLB', auflistungVerbundenerBetriebe: DATEIEN } }),
      'Hinweis',
    ],
    [
      'counted in, not listed',
      klimabilanz({
        produktgruppenDaten: { type: 'ZUKLB', groessenrechnung: { weitere: [{ beziehung: 'VERBUNDEN' }] } },
      }),
      'NICHT_ERFUELLT',
    ],
  ],
  vertretungGeklaert: [
    ['alone, without a register', klimabilanz(), 'ERFUELLT'],
    ['by two', klimabilanz({ alleineZeichnungsberechtigt: false }), 'ERFUELLT'],
    ['in a register', klimabilanz({ unternehmen: GMBH }), 'Hinweis'],
    [
      'by somebody who was empowered',
      klimabilanz({ dokumente: { type: 'ZUKLB', vollmachtBevollmaechtigter: DATEIEN } }),
      'Hinweis',
    ],
    ['without a legal form', klimabilanz({ unternehmen: null }), null],
  ],
  betragNeuBerechnet: [
    ['as applied for', grundlage(), 'ERFUELLT'],
    [
      'another amount',
      grundlage({ foerdergegenstandSeiten: seite(maschine({ zuwendungsBetrag: 4_000.01 })) }),
      'NICHT_ERFUELLT',
    ],
  ],
}

const FAELLE = REGELNAMEN.flatMap((name) => TABELLE[name].map((fall) => [name, ...fall] as const))

test.each(FAELLE)('[S9-07] %s: %s', (name, _, was, erwartet) => {
  const vorschlag = REGELN[name](was)
  expect(vorschlag === null ? null : (vorschlag.ergebnis ?? 'Hinweis')).toBe(erwartet)
  if (vorschlag !== null) expect(vorschlag.text).toMatch(/^[A-ZÄÖÜ].*[.?]$/)
})

test('[S9-07] what a rule proposes names the figures that it comes from', () => {
  expect(REGELN.betragNeuBerechnet(TABELLE.betragNeuBerechnet[1]?.[1] ?? grundlage())?.text).toBe(
    'Neu gerechnet 4.000,00\u00a0€, beantragt 4.000,01\u00a0€.',
  )
  expect(REGELN.einladungDecktKategorien(grundlage())?.text).toBe(
    'Beantragt in B.1. Eingeladen zu A.1 und B.1.',
  )
})
