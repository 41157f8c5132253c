import type { AntragstellerArt, Rechtsform } from '../../unternehmen/werte/enums.ts'
import type { DateiAngabe } from '../../formular/dateien.ts'
import { antragPruefen } from '../antrag/flow.ts'
import type { FoerdergegenstandSeite } from '../kern/antragsformular/foerdergegenstand.ts'
import type { AntragFormular } from '../kern/antragsformular/formular.ts'
import { GROESSENKLASSEN, bestaetigungen, type Groessenklasse } from '../kern/groesse/groesse.ts'
import { tageSpaeter } from '../../shared/zeit/datum.ts'
import type { AntragDaten } from '../antrag/schema.ts'
import { zuFinanzierenCent, zuwendungenBerechnen } from '../antrag/rules.ts'
import type { AntragAntwort } from '../antrag/schema.ts'
import { zeileZu } from '../antrag/tafel/tafel.ts'
import { beispielAntwort } from './beispiele.ts'

/**
 * The cases in which an application can be made, and somebody who fills it in by answering what he is asked and nothing
 * else: for tests that go every way.
 */

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

/** Who fills in: his case, what the server answers with his form, a file of his, and who signs with him. */
export type Antragsteller = Pick<AntragAntwort, 'foerderQuoten' | 'obergrenzen'> & {
  readonly fall: Fall
  readonly datei: DateiAngabe
}

/** One empty item of the first class of his category, as the button 'hinzufügen' makes it. */
const ersterGegenstand = ({ programm, moor }: Fall, { kontext }: AntragDaten): FoerdergegenstandSeite[] => {
  const ankNabo = moor ? 'A.1' : 'B.1'
  const kategorie = kontext.kategorien.find(({ id }) => id === (programm === 'ZUKLB' ? 'K.1' : ankNabo))
  const klasse = kategorie?.foerdergegenstandKlassen[0]
  if (kategorie === undefined || klasse === undefined) throw new Error('nothing can be applied for')
  const type = klasse.foerdergegenstandTyp === 'MASCHINE' ? 'Maschine' : 'Beratungsdienstleistung'
  return [{ kategorie: kategorie.id, foerdergegenstandKlasse: klasse.id, foerdergegenstaende: [{ type }] }]
}

type Antwort = (wer: Antragsteller, daten: AntragDaten) => unknown

/** How he answers the question at a path; the figures and choices are those of the case. */
const ANTWORTEN: readonly (readonly [RegExp, Antwort])[] = [
  [/^produktgruppenDaten\.antragstellerArt$/, ({ fall }) => fall.art],
  [/^produktgruppenDaten\.(haupttaetigkeit|finanzamt|groessenErklaerung)$/, () => 'Grünland'],
  [/^produktgruppenDaten\.anzahlMitarbeiter$/, ({ fall }) => ZAHLEN[fall.groesse].mitarbeiter],
  [/^produktgruppenDaten\.(umsatz|bilanzsumme)$/, ({ fall }) => ZAHLEN[fall.groesse].summe],
  [/^foerdergegenstandSeiten$/, ({ fall }, daten) => ersterGegenstand(fall, daten)],
  [/\.(hersteller|typBezeichnung|anbieter|bezeichnung)$/, () => 'Muster'],
  [/\.anzahl$/, () => 2],
  [/\.(anschaffungskostenNettoEinzeln|kosten)$/, () => 12_345.67],
  [/\.anschaffungsZeitpunkt$/, (_, { kontext }) => tageSpaeter(kontext.heute, 300)],
  [/\.dokument(Angebot|HerstellerBestaetigung)$/, ({ datei }) => [datei]],
  [/^produktgruppenDaten\.nutzflaeche$/, () => 80],
  [/^produktgruppenDaten\.moorflaeche$/, () => 12.5],
  [/^produktgruppenDaten\.darlehen$/, () => 0],
  // What he reads at the field: that loan and own means have to cover the rest.
  [
    /^produktgruppenDaten\.eigenmittel$/,
    (_, { formular: f }) => zuFinanzierenCent(f.foerdergegenstandSeiten) / 100,
  ],
  [/^dokumente\./, ({ datei }) => [datei]],
  [/^alleineZeichnungsberechtigt$/, ({ fall }) => fall.alleine],
  [/^zeichnungsberechtigter$/, () => ({ subjectId: 'paul', vorname: 'Paul', nachname: 'Partner' })],
]

/** A copy with another value at a path; whatever the path needs is made. */
const gesetzt = (wert: unknown, [name, ...rest]: readonly string[], neu: unknown): unknown => {
  if (name === undefined) return neu
  if (Array.isArray(wert))
    return wert.map((w: unknown, i) => (String(i) === name ? gesetzt(w, rest, neu) : w))
  const objekt = (wert ?? {}) as Record<string, unknown> // a form is objects and lists
  return { ...objekt, [name]: gesetzt(objekt[name], rest, neu) }
}

const GROESSE = 'produktgruppenDaten.kmuBestaetigt'

/** The one choice of a size answers three questions at once. */
const mitGroesse = ({ groesse }: Fall, f: AntragFormular): AntragFormular => ({
  ...f,
  produktgruppenDaten: { ...f.produktgruppenDaten, ...bestaetigungen(groesse) },
})

const mitAntwort = (wer: Antragsteller, daten: AntragDaten, pfad: string): AntragFormular => {
  if (pfad === GROESSE) return mitGroesse(wer.fall, daten.formular)
  const antwort =
    ANTWORTEN.find(([muster]) => muster.test(pfad))?.[1] ?? (() => beispielAntwort(zeileZu(pfad).art))
  // The answer is put where the check asks for it: it stays a form.
  return gesetzt(daten.formular, pfad.split('.'), antwort(wer, daten)) as AntragFormular
}

/** The form with the answer to the question at a path, and with the grants as the server answers them to a save. */
export const beantwortet = (wer: Antragsteller, daten: AntragDaten, pfad: string): AntragDaten => {
  const f = mitAntwort(wer, daten, pfad)
  const seiten = zuwendungenBerechnen(f.foerdergegenstandSeiten ?? [], wer.foerderQuoten, wer.obergrenzen)
  return { ...daten, formular: { ...f, foerdergegenstandSeiten: seiten } }
}

/** Everything answered that is asked, one question after the other. */
export const fertigAusgefuellt = (wer: Antragsteller, anfang: AntragDaten): AntragFormular => {
  const gefragt = new Set<string>()
  let daten = anfang
  for (;;) {
    const offen = antragPruefen(daten.formular, daten.kontext).find(({ pfad }) => !gefragt.has(pfad))
    if (offen === undefined) return daten.formular
    gefragt.add(offen.pfad)
    daten = beantwortet(wer, daten, offen.pfad)
  }
}
