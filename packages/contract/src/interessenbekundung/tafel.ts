import type { Kopf, Tafel, Zeile } from '../formular/antwort.ts'
import { betrag } from '../formular/arten.ts'
import type { Feldwerte } from '../formular/feldwerte.ts'
import { liste } from '../formular/zusammengesetzt.ts'
import { alsEuro, inCent, inEuro } from '../shared/geld/betrag.ts'
import type { BekundungFormular, Investition } from './bekundungsformular.ts'
import { bekundete, bekundungSummen, kategorienVon, type BekundungKontext } from './betraege.ts'

export type BekundungDaten = { readonly formular: BekundungFormular; readonly kontext: BekundungKontext }

/** The amount of one category; its name and picture come with the round. */
const INVESTITION = [
  {
    pfad: 'betragInEuro',
    frage: 'Voraussichtliche Kosten netto',
    art: betrag(),
    freiwillig: true,
  },
  { pfad: 'zuwendungInEuro', frage: 'Erhoffter Zuschuss', art: betrag(), errechnet: true },
] as const satisfies readonly Zeile<BekundungDaten>[]

const INVESTITIONEN = liste({
  zeilen: () => INVESTITION,
  kennung: ({ investitionBereich: bereich }) => (typeof bereich === 'string' ? bereich : undefined),
  fest: ['investitionBereich'],
  mitId: false,
})

const kopf = (investition: Investition, _aussen: unknown, { kontext }: BekundungDaten): Kopf => {
  const { investitionBereich: code, betragInEuro } = investition
  const bezeichnung = kategorienVon(kontext).find((kategorie) => kategorie.code === code)?.bezeichnung
  return {
    titel: [code, bezeichnung].filter(Boolean).join(' '),
    name: bezeichnung ?? `Kategorie ${code}`,
    kurz: typeof betragInEuro === 'number' ? `${alsEuro(inCent(betragInEuro))} netto` : '',
  }
}

const summe =
  (name: keyof ReturnType<typeof bekundungSummen>) =>
  ({ investitionen }: BekundungFormular) =>
    bekundete(investitionen).length === 0 ? null : inEuro(bekundungSummen(investitionen)[name])

const SUMME = { art: betrag(), errechnet: true, gruppe: 'Summe', gefragt: () => false } as const

/** Every answer of a declaration, once. Which categories there are is data of the round, not a row. */
export const BEKUNDUNG_TAFEL = {
  vorhaben: [
    {
      pfad: 'investitionen',
      frage: 'Ihr Vorhaben',
      art: INVESTITIONEN,
      elemente: {
        stelle: 'investitionen',
        einer: 'Kategorie',
        frage: 'Kategorie',
        name: ({ investitionBereich }: Investition) => `Kategorie ${investitionBereich}`,
        kopf,
        gezeigt: ({ betragInEuro }: Investition) => typeof betragInEuro === 'number',
      },
    },
    { ...SUMME, pfad: 'investitionen.kosten', frage: 'Kosten zusammen', holen: summe('betragCent') },
    {
      ...SUMME,
      pfad: 'investitionen.zuschuss',
      frage: 'Erhoffter Zuschuss zusammen',
      holen: summe('zuwendungCent'),
    },
  ],
} as const satisfies Tafel<BekundungDaten>

/** What stands in the fields of the page. */
export type Vorhabenwerte = Feldwerte<(typeof BEKUNDUNG_TAFEL)['vorhaben']>
