import type { Kopf, Tafel, Zeile } from '../../formular/antwort.ts'
import { betrag, dateien, jaNein, tag, text } from '../../formular/arten.ts'
import type { Feldwerte } from '../../formular/feldwerte.ts'
import { liste } from '../../formular/zusammengesetzt.ts'
import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import { DATEIEN_JE_FELD, NAME_ZEICHEN } from '../../zuwendung/kern/grenzen.ts'
import type { Verwendungsnachweis } from '../formular.ts'
import { SACHBERICHT_ZEICHEN } from '../grenzen.ts'
import { gegenstandZu, type AuszahlungDaten } from './daten.ts'
import { gegenstandTitel } from '../gegenstandTitel.ts'

/** Not every proof is asked it (istGefragt): its answer is shown where there is one. */
const WENN_GEFRAGT = { gefragt: () => false } as const

/** The questions of an invoice, in the order of the paper in hand: what it says, what of it counts, how it was paid. */
export const NACHWEIS = [
  {
    pfad: 'rechnungen',
    frage: 'Rechnung',
    hinweis: 'Vollständig und auf Ihr Unternehmen ausgestellt',
    art: dateien(DATEIEN_JE_FELD),
    fehlt: 'Laden Sie die Rechnung hoch.',
  },
  {
    pfad: 'rechnungsSteller',
    frage: 'Rechnungssteller',
    hinweis: 'Wie er auf der Rechnung steht, zum Beispiel Landtechnik Nord GmbH',
    art: text(NAME_ZEICHEN),
    fehlt: 'Geben Sie an, von wem die Rechnung ist.',
  },
  {
    pfad: 'rechnungsNummer',
    frage: 'Rechnungsnummer',
    hinweis: 'Zum Beispiel RE 4711/26',
    art: text(NAME_ZEICHEN),
    breite: 'mittel',
    fehlt: 'Geben Sie die Rechnungsnummer ein.',
  },
  {
    pfad: 'rechnungsDatum',
    frage: 'Rechnungsdatum',
    hinweis: ({ kontext }) => `TT.MM.JJJJ. Frühestens der ${alsDatum(kontext.fruehesterTag)}`,
    art: tag(),
    fehlt: 'Geben Sie das Datum der Rechnung ein.',
  },
  {
    pfad: 'rechnungsBetrag',
    frage: 'Rechnungsbetrag brutto',
    hinweis: 'Der ganze Endbetrag mit Umsatzsteuer, auch wenn nur ein Teil zu diesem Fördergegenstand gehört',
    art: betrag(),
    fehlt: 'Geben Sie den Endbetrag der Rechnung ein.',
  },
  {
    pfad: 'umsatzsteuer',
    frage: 'Darin enthaltene Umsatzsteuer',
    hinweis: 'Wie sie auf der Rechnung steht; ohne Umsatzsteuer 0',
    art: betrag(),
    fehlt: 'Geben Sie die Umsatzsteuer der Rechnung ein, ohne Umsatzsteuer 0.',
  },
  {
    pfad: 'anderesNetto',
    frage: 'Anderes auf der Rechnung, netto',
    hinweis: 'Was nicht zu diesem Fördergegenstand gehört, zum Beispiel Zubehör oder ein zweites Gerät',
    art: betrag(),
    freiwillig: true,
  },
  {
    pfad: 'wenigerGezahlt',
    frage: 'Weniger gezahlt als berechnet?',
    hinweis: 'Zum Beispiel wegen Skonto, Rabatt oder eines in Zahlung gegebenen Geräts',
    art: jaNein(),
    fehlt: 'Geben Sie an, ob Sie weniger gezahlt haben, als berechnet wurde.',
  },
  {
    pfad: 'gezahlterBetrag',
    frage: 'Tatsächlich gezahlt, brutto',
    hinweis: 'Was von Ihrem Konto für diese Rechnung abgegangen ist',
    art: betrag(),
    fehlt: 'Geben Sie an, wie viel Sie gezahlt haben.',
    ...WENN_GEFRAGT,
  },
  {
    pfad: 'nichtFoerderfaehigeKosten',
    frage: 'Nicht förderfähige Kosten',
    hinweis:
      'Umsatzsteuer, Anderes und was Sie nicht gezahlt haben. Das Portal schlägt den Betrag vor, Sie können ihn ändern.',
    art: betrag(),
    fehlt: 'Geben Sie die nicht förderfähigen Kosten ein, ohne solche 0.',
  },
  {
    pfad: 'beantragteAuszahlung',
    frage: 'Beantragte Auszahlung',
    art: betrag(),
    fehlt: 'Geben Sie ein, wie viel Sie für diese Rechnung beantragen.',
  },
  {
    pfad: 'zahlungsDatum',
    frage: 'Gezahlt am',
    hinweis: 'TT.MM.JJJJ, der Tag der Abbuchung; bei mehreren Zahlungen der letzte',
    art: tag(),
    fehlt: 'Geben Sie an, wann Sie gezahlt haben.',
  },
  {
    pfad: 'zahlungsnachweise',
    frage: 'Zahlungsnachweis',
    hinweis: 'Zum Beispiel der Kontoauszug mit der Überweisung',
    art: dateien(DATEIEN_JE_FELD),
    fehlt: 'Laden Sie den Zahlungsnachweis hoch.',
  },
  {
    pfad: 'klimabilanzen',
    frage: 'Klimabilanz',
    hinweis: 'Der ganze Bericht, wie Sie ihn von der Beratung bekommen haben',
    art: dateien(DATEIEN_JE_FELD),
    fehlt: 'Laden Sie die Klimabilanz hoch.',
    ...WENN_GEFRAGT,
  },
  {
    pfad: 'evaluierungsboegen',
    frage: 'Evaluierungsbogen',
    hinweis: 'Vollständig ausgefüllt',
    art: dateien(DATEIEN_JE_FELD),
    fehlt: 'Laden Sie den Evaluierungsbogen hoch.',
    ...WENN_GEFRAGT,
  },
  {
    pfad: 'sachbericht',
    frage: 'Sachbericht',
    hinweis: ({ kontext }) =>
      kontext.produktGruppe === 'ZUKLB'
        ? 'Wozu wurden Sie beraten, und was folgt daraus für Ihren Betrieb?'
        : 'Was haben Sie gekauft, seit wann nutzen Sie es und wofür? Einmal für diesen Fördergegenstand.',
    art: text(SACHBERICHT_ZEICHEN, { mehrzeilig: true }),
    fehlt: 'Schreiben Sie, wofür das Geld war und wozu es dient.',
    ...WENN_GEFRAGT,
  },
] as const satisfies readonly (Zeile<AuszahlungDaten> & { readonly pfad: keyof Verwendungsnachweis })[]

/** Where a proof stands: whether it is the first of its item, and in which product group. */
export type Nachweislage = {
  readonly erster: boolean
  readonly produktGruppe: AuszahlungDaten['kontext']['produktGruppe']
}

type Frage = (n: Pick<Verwendungsnachweis, 'wenigerGezahlt'>, lage: Nachweislage) => boolean
const zuklb: Frage = (_, { produktGruppe }) => produktGruppe === 'ZUKLB'

const NUR_WENN: Readonly<Record<string, Frage>> = {
  gezahlterBetrag: ({ wenigerGezahlt }) => wenigerGezahlt === true,
  klimabilanzen: zuklb,
  evaluierungsboegen: zuklb,
  sachbericht: (_, { erster }) => erster,
}

/** Whether this proof is asked the question at a path. */
export const istGefragt = (
  pfad: string,
  n: Pick<Verwendungsnachweis, 'wenigerGezahlt'>,
  lage: Nachweislage,
): boolean => NUR_WENN[pfad]?.(n, lage) ?? true

const kopf = (n: Verwendungsnachweis, _: unknown, { kontext }: AuszahlungDaten): Kopf => {
  const gegenstand = gegenstandZu(kontext, n)
  return {
    titel: gegenstand ? gegenstandTitel(gegenstand) : 'Fördergegenstand',
    name: nachweisName(n) || 'Rechnung ohne Nummer',
    kurz:
      typeof n.beantragteAuszahlung === 'number'
        ? `beantragt ${alsEuro(inCent(n.beantragteAuszahlung))}`
        : '',
  }
}

/** What an invoice is called where several stand together; '' while it has no number. */
export const nachweisName = ({ rechnungsNummer }: Pick<Verwendungsnachweis, 'rechnungsNummer'>): string =>
  rechnungsNummer ? `Rechnung ${rechnungsNummer}` : ''

/** '2. Rechnung (RE 4711/26)': its place among those of its item; a bare number after the word would be taken for its own. */
export const rechnungsname = (stelle: number, nummer: string | null | undefined): string =>
  nummer ? `${stelle}. Rechnung (${nummer})` : `${stelle}. Rechnung`

const ding = (n: Verwendungsnachweis, daten: AuszahlungDaten): string => {
  const alle = daten.formular.verwendungsnachweise ?? []
  const bisher = alle.slice(0, alle.indexOf(n) + 1)
  const stelle = bisher.filter((v) => v.foerdergegenstandId === n.foerdergegenstandId).length
  return `${kopf(n, undefined, daten).titel}, ${rechnungsname(stelle, n.rechnungsNummer)}`
}

const NACHWEISE = liste({
  zeilen: () => NACHWEIS,
  kennung: ({ id }) => (typeof id === 'string' ? id : undefined),
  fest: ['foerdergegenstandId'],
  mitId: true,
})

/** Every answer of a payout request, once, in the order in which it is asked. */
export const AUSZAHLUNG_TAFEL = {
  gegenstaende: [
    {
      pfad: 'verwendungsnachweise',
      frage: 'Rechnungen',
      art: NACHWEISE,
      elemente: {
        stelle: 'rechnungen',
        einer: 'Rechnung',
        frage: 'Rechnung',
        name: nachweisName,
        kopf,
        ding,
      },
    },
  ],
} as const satisfies Tafel<AuszahlungDaten>

/** What stands in the fields of the page. */
export type Seitenwerte = Feldwerte<(typeof AUSZAHLUNG_TAFEL)['gegenstaende']>
