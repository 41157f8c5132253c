import type { Kopf, Zeile } from '../../../formular/antwort.ts'
import { betrag, dateien, ganzzahl, tag, text } from '../../../formular/arten.ts'
import { gemischteListe, liste } from '../../../formular/zusammengesetzt.ts'
import { alsEuro, inCent, inEuro } from '../../../shared/geld/betrag.ts'
import type {
  Foerdergegenstand,
  FoerdergegenstandSeite,
} from '../../kern/antragsformular/foerdergegenstand.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { gegenstaendeIn, gegenstandName } from '../../kern/antragsformular/gegenstaende.ts'
import { DATEIEN_JE_FELD, FREITEXT_ZEICHEN, NAME_ZEICHEN, STUECK } from '../../kern/grenzen.ts'
import { kaufHinweis } from '../../kern/programm/kauftermin.ts'
import type { AntragDaten } from '../schema.ts'
import { gesamtkostenCent, summen } from '../rules.ts'

const euro = (cent: number | null): number | null => (cent === null ? null : inEuro(cent))

/** What is computed of an item: its cost from count and price, its grant by the server. */
const ERRECHNET = [
  {
    pfad: 'kosten-gesamt',
    frage: 'Kosten netto',
    art: betrag(),
    errechnet: true,
    holen: (g: Foerdergegenstand) => euro(gesamtkostenCent(g)),
  },
  { pfad: 'zuwendungsBetrag', frage: 'Voraussichtlicher Zuschuss', art: betrag(), errechnet: true },
] as const satisfies readonly Zeile<AntragDaten>[]

/** One kind of machine: what, from whom, for how much, when, and the papers to it. */
export const MASCHINE = [
  {
    pfad: 'hersteller',
    frage: 'Hersteller',
    hinweis: 'Zum Beispiel Fendt',
    art: text(NAME_ZEICHEN),
  },
  {
    pfad: 'typBezeichnung',
    frage: 'Typbezeichnung',
    hinweis: 'Wie im Angebot, zum Beispiel Vario 724',
    art: text(NAME_ZEICHEN),
  },
  {
    pfad: 'beschreibung',
    frage: 'Beschreibung',
    art: text(FREITEXT_ZEICHEN, { mehrzeilig: true }),
    freiwillig: true,
  },
  {
    pfad: 'anbieter',
    frage: 'Anbieter',
    hinweis: 'Von wem das Angebot ist, zum Beispiel Landtechnik Nord GmbH',
    art: text(NAME_ZEICHEN),
  },
  {
    pfad: 'anzahl',
    frage: 'Anzahl',
    art: ganzzahl({ einheit: 'Stück', grenze: STUECK }),
    breite: 'kurz',
  },
  {
    pfad: 'anschaffungskostenNettoEinzeln',
    frage: 'Nettopreis für ein Stück',
    hinweis: 'Ohne Umsatzsteuer, zum Beispiel 48.500,00',
    art: betrag(),
  },
  {
    pfad: 'anschaffungsZeitpunkt',
    frage: 'Geplanter Kauf',
    // Its day is the example of how a date is written.
    hinweis: ({ kontext }) => `TT.MM.JJJJ. ${kaufHinweis(kontext.vorhabenbeginn, kontext.heute)}`,
    art: tag(),
  },
  {
    pfad: 'dokumentAngebot',
    frage: 'Angebot',
    hinweis: 'Das Angebot mit Preis und Typbezeichnung',
    art: dateien(DATEIEN_JE_FELD),
  },
  {
    pfad: 'dokumentHerstellerBestaetigung',
    frage: 'Bestätigung des Herstellers',
    hinweis: 'Sie bestätigt, dass die Maschine die technischen Kriterien erfüllt.',
    art: dateien(DATEIEN_JE_FELD),
  },
  ...ERRECHNET,
] as const satisfies readonly Zeile<AntragDaten>[]

export const BERATUNG = [
  {
    pfad: 'bezeichnung',
    frage: 'Wozu werden Sie beraten?',
    hinweis: 'Zum Beispiel Bewirtschaftung nasser Moorböden',
    art: text(NAME_ZEICHEN),
  },
  {
    pfad: 'kosten',
    frage: 'Nettokosten der Beratung',
    hinweis: 'Ohne Umsatzsteuer, zum Beispiel 3.200,00',
    art: betrag(),
  },
  ...ERRECHNET,
] as const satisfies readonly Zeile<AntragDaten>[]

/** The questions of an item, by what it is. */
export const FRAGEN_JE_TYP = { Maschine: MASCHINE, Beratungsdienstleistung: BERATUNG } as const

const GEGENSTAENDE = gemischteListe({
  nach: 'type',
  je: FRAGEN_JE_TYP,
  kennung: ({ id }) => (typeof id === 'string' ? id : undefined),
  mitId: true,
})

/** Items lie in the classes of the Positivliste; a class has no id of its own, category and class name it. */
const KLASSEN = liste({
  zeilen: () => [{ pfad: 'foerdergegenstaende', frage: 'Fördergegenstände', art: GEGENSTAENDE }],
  kennung: ({ kategorie, foerdergegenstandKlasse: klasse }) =>
    typeof kategorie === 'string' && typeof klasse === 'string' ? `${kategorie}/${klasse}` : undefined,
  fest: ['kategorie', 'foerdergegenstandKlasse'],
  mitId: false,
})

const kopf = (g: Foerdergegenstand, seite: FoerdergegenstandSeite, { kontext }: AntragDaten): Kopf => {
  const klassen = kontext.kategorien.flatMap((k) => k.foerdergegenstandKlassen)
  const titel = klassen.find(({ id }) => id === seite.foerdergegenstandKlasse)?.titel ?? 'Fördergegenstand'
  const kosten = gesamtkostenCent(g)
  const zuschuss = g.zuwendungsBetrag
  return {
    titel,
    name: gegenstandName(g) || 'Noch ohne Namen',
    kurz: [
      titel,
      kosten !== null && `${alsEuro(kosten)} netto`,
      typeof zuschuss === 'number' && `Zuschuss\u00a0${alsEuro(inCent(zuschuss))}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

const gesamt = (name: 'kostenCent' | 'zuwendungCent') => (formular: AntragFormular) =>
  gegenstaendeIn(formular.foerdergegenstandSeiten).length === 0
    ? null
    : inEuro(summen(formular.foerdergegenstandSeiten)[name])

const SUMME = {
  art: betrag(),
  errechnet: true,
  gruppe: 'Summe',
  gefragt: () => false,
} as const

export const FOERDERGEGENSTAENDE = [
  {
    pfad: 'foerdergegenstandSeiten',
    frage: 'Fördergegenstände',
    art: KLASSEN,
    elemente: {
      stelle: 'foerdergegenstaende',
      einer: 'Gegenstand',
      frage: 'Fördergegenstand',
      name: gegenstandName,
      kopf,
    },
    uebernahme: { art: 'eigens' },
  },
  {
    ...SUMME,
    pfad: 'foerdergegenstandSeiten.kosten',
    frage: 'Gesamtkosten aller Fördergegenstände',
    holen: gesamt('kostenCent'),
  },
  {
    ...SUMME,
    pfad: 'foerdergegenstandSeiten.zuschuss',
    frage: 'Zuschuss für alle Fördergegenstände',
    holen: gesamt('zuwendungCent'),
  },
] as const satisfies readonly Zeile<AntragDaten>[]
