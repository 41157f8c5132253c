import type { AntragstellerArt, Rechtsform } from '../unternehmen/enums.ts'
import type { Foerderprogramm, FoerdergegenstandSeite } from './foerdergegenstand.ts'
import { GROESSENKLASSEN, type Groessenklasse } from './groesse.ts'
import type { AntragKontext } from './pruefung.ts'
import { KONTEXT } from './testFormular.ts'

/** The cases in which an application can be made, for tests that go through all of them. */

const PROGRAMME = ['AnkNabo', 'ZUKLB'] as const

export type Fall = {
  readonly art: AntragstellerArt
  readonly rechtsform: Rechtsform
  readonly programm: (typeof PROGRAMME)[number]
  readonly groesse: Groessenklasse
  readonly moor: boolean
  readonly alleine: boolean
}

const JA_NEIN = [true, false] as const

/** All cases of one applicant and legal form; ZUKLB knows no moor. */
export const faelle = (wer: Pick<Fall, 'art' | 'rechtsform'>): Fall[] =>
  PROGRAMME.flatMap((programm) =>
    GROESSENKLASSEN.flatMap((groesse) =>
      JA_NEIN.flatMap((alleine) =>
        JA_NEIN.filter((moor) => programm === 'AnkNabo' || !moor).map((moor) => ({
          ...wer,
          programm,
          groesse,
          alleine,
          moor,
        })),
      ),
    ),
  )

export const fallInWorten = (fall: Fall): string =>
  Object.entries(fall)
    .map(([name, wert]) => `${name} ${wert}`)
    .join(', ')

/** Figures that give each size class (S4-03). */
export const ZAHLEN: Record<Groessenklasse, { readonly mitarbeiter: number; readonly summe: number }> = {
  KLEINST: { mitarbeiter: 3.5, summe: 480_000 },
  KLEIN: { mitarbeiter: 20, summe: 6_000_000 },
  MITTEL: { mitarbeiter: 120, summe: 30_000_000 },
  GROSS: { mitarbeiter: 600, summe: 90_000_000 },
}

export const QUOTEN = { raupe: 65, mulch: 40, beratung: 50, klima: 90 }
export const GRENZEN = { jeGegenstand: 200_000, jeAntrag: 500_000 }

const ZUKLB: Foerderprogramm = {
  id: 'K.1',
  titel: 'Klimabilanz',
  foerderquoten: { klima: 90 },
  foerdergegenstandKlassen: [
    {
      id: 'klima',
      titel: 'Klimabilanz',
      foerdergegenstandTyp: 'BERATUNGSDIENSTLEISTUNG',
      kombination: false,
      technischeKriterien: [],
    },
  ],
}
export const KONTEXTE: Record<Fall['programm'], AntragKontext> = {
  AnkNabo: KONTEXT,
  ZUKLB: { ...KONTEXT, kategorien: [ZUKLB], erlaubteKategorien: ['K.1'] },
}

/** One empty item of a class, as the button 'hinzufügen' makes it. */
export const KLASSEN = {
  raupe: {
    kategorie: 'A.1',
    foerdergegenstandKlasse: 'raupe',
    foerdergegenstaende: [{ type: 'Maschine' }],
  },
  mulch: {
    kategorie: 'B.1',
    foerdergegenstandKlasse: 'mulch',
    foerdergegenstaende: [{ type: 'Maschine' }],
  },
  klima: {
    kategorie: 'K.1',
    foerdergegenstandKlasse: 'klima',
    foerdergegenstaende: [{ type: 'Beratungsdienstleistung' }],
  },
} satisfies Record<string, FoerdergegenstandSeite>
