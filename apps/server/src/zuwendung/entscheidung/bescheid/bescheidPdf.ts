import { fileURLToPath } from 'node:url'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { BESCHEID_TEILE } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { TEIL_TITEL } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { PdfAuftrag } from '../../../platform/pdf/pdf.ts'
import type { Auszahlungseingaben } from './auszahlungseingaben.ts'
import type { BescheidEingaben } from './bescheidEingaben.ts'
import type { Bescheidinhalt, Vorgelegtes } from './bescheide.ts'

const VORLAGE = fileURLToPath(new URL('./bescheid.typ', import.meta.url))

/** What is not known before the release, as the preview shows it. */
const VORSCHAU = {
  nummer: '[Nummer]',
  erlassenAm: '[Tag der Freigabe]',
  gezeichnet: '[Name der freigebenden Person]',
  inhaltSha256: '',
}

/** The modules by parts, in the order of a notice; the first part is its decision and has no heading of its own. */
const abschnitte = ({ bausteine }: Vorgelegtes) =>
  BESCHEID_TEILE.flatMap((teil) => {
    const texte = bausteine.filter((b) => b.teil === teil).map(({ text }) => text.split(/\n+/))
    return texte.length === 0 ? [] : [{ teil, titel: TEIL_TITEL[teil], texte }]
  })

/** The amounts of an approval: what was applied for, and what is granted. */
const DES_ANTRAGS = (inhalt: BescheidEingaben) => ({
  kopf: ['Gegenstand', 'förderfähig', 'Satz', 'beantragt', 'Zuschuss'],
  zeilen: inhalt.gegenstaende.map(({ zeile }) => zeile),
  summe: [
    'Summe',
    alsEuro(inhalt.summen.foerderfaehigCent),
    '',
    alsEuro(inhalt.summen.beantragtCent),
    alsEuro(inhalt.summen.bewilligtCent),
  ],
})
/** Of an act after it: what it was, what it becomes. */
const DES_NACHTRAGS = ({ gegenstaende, summen }: BescheidEingaben) => ({
  kopf: ['Gegenstand', 'bisher bewilligt', 'weniger', 'jetzt bewilligt'],
  zeilen: gegenstaende.map(({ zeile }) => zeile),
  summe: ['Summe', alsEuro(summen.bisherCent), alsEuro(summen.wegfallCent), alsEuro(summen.bewilligtCent)],
})

const TABELLEN: Record<EntscheidungArt, ((inhalt: BescheidEingaben) => object) | null> = {
  BEWILLIGUNG: DES_ANTRAGS,
  ABLEHNUNG: null,
  AENDERUNG: DES_NACHTRAGS,
  WIDERRUF: DES_NACHTRAGS,
  RUECKNAHME: DES_NACHTRAGS,
  VERZICHT: DES_NACHTRAGS,
}

/** Of a payout request: what was claimed on each invoice, and what is paid. */
const DER_AUSZAHLUNG = ({ positionen, summen }: Auszahlungseingaben) => ({
  kopf: ['Rechnung', 'beantragt', 'weniger', 'ausgezahlt'],
  zeilen: positionen.map(({ name, beantragtCent, bewilligtCent }) => [
    name,
    alsEuro(beantragtCent),
    alsEuro(beantragtCent - bewilligtCent),
    alsEuro(bewilligtCent),
  ]),
  summe: ['Summe', alsEuro(summen.beantragtCent), alsEuro(summen.wegfallCent), alsEuro(summen.bewilligtCent)],
})

/** A rejection has no amounts but the one in its text. */
const tabelleVon = (inhalt: Vorgelegtes): object | null => {
  if (!('positionen' in inhalt)) return TABELLEN[inhalt.art]?.(inhalt) ?? null
  return inhalt.art === 'AUSZAHLUNG_GEKUERZT' ? DER_AUSZAHLUNG(inhalt) : null
}

const daten = (inhalt: Bescheidinhalt, vorschau: boolean) => ({
  titel: inhalt.titel,
  absender: inhalt.behoerde.name,
  kennung: vorschau ? `Vorschau, noch kein Bescheid. ${inhalt.geNr}` : `${inhalt.nummer}, ${inhalt.geNr}`,
  programm: inhalt.programm.titel,
  behoerde: [
    inhalt.behoerde.anschrift,
    `Telefon: ${inhalt.behoerde.telefon}`,
    `E-Mail: ${inhalt.behoerde.email}`,
  ],
  // What a window envelope shows: nothing but where the letter goes.
  adressat: [inhalt.adressat.name, ...inhalt.adressat.anschrift],
  ruecksendung: `${inhalt.behoerde.name}, ${inhalt.behoerde.anschrift}`,
  kopf: [
    ...(inhalt.adressat.vertretung.length > 0
      ? [['Vertreten durch', inhalt.adressat.vertretung.join(', ')]]
      : []),
    ['Bescheid', inhalt.nummer],
    ['Datum', inhalt.erlassenAm],
    ['Geschäftszeichen', inhalt.geNr],
    ['Eingangsnummer', inhalt.antrag.eingangsnummer],
  ],
  tabelle: tabelleVon(inhalt),
  abschnitte: abschnitte(inhalt),
  gezeichnet: inhalt.gezeichnet,
  anlagen: (inhalt.anlagen ?? []).map(({ titel }) => titel),
  demo: inhalt.demo,
})

/** A notice as the template sets it. */
export const bescheidPdf = (inhalt: Bescheidinhalt): Pick<PdfAuftrag, 'vorlage' | 'daten'> => ({
  vorlage: VORLAGE,
  daten: daten(inhalt, false),
})

/** What would be a notice: the same, with what is not known yet named instead. */
export const vorschauPdf = (eingaben: Vorgelegtes): Pick<PdfAuftrag, 'vorlage' | 'daten'> => ({
  vorlage: VORLAGE,
  daten: daten({ ...eingaben, ...VORSCHAU }, true),
})
