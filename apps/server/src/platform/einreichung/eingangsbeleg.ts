import { fileURLToPath } from 'node:url'
import type { Gruppe } from '@foerderportal/contract/formular/angaben/angaben'
import { brief, type Betreiber } from '../mail/betreiber.ts'

/** The template of every receipt. */
export const EINGANGSVORLAGE = fileURLToPath(new URL('../pdf/vorlagen/eingang.typ', import.meta.url))

/** What a receipt says besides the answers: who took what when, and how it goes on. */
export type Eingangsangaben = {
  readonly bank: Pick<Betreiber, 'bankName' | 'bankAnschrift' | 'bankTelefon' | 'bankEmail'>
  readonly eingangsnummer: string
  /** What identifies the submission, as pairs of label and value: on the receipt and in the mail alike. */
  readonly kopf: readonly (readonly [string, string])[]
  /** How much it is about; on the receipt alone where a mail must not say it. */
  readonly summe?: readonly [string, string]
  /** What comes next, step by step. */
  readonly weiter: readonly string[]
  /** What to name when one asks. */
  readonly fragen: string
  /** Of the JSON that was sent, which lies inside under the name `anlage`. */
  readonly sha256: string
  readonly anlage: string
}

type Abschnitt = { readonly titel: string; readonly gruppen: readonly Gruppe[] }

/** Items are numbered: on paper one speaks of 'the third'. */
const nummeriert = ({ titel, gruppen }: Abschnitt) => ({
  titel,
  gruppen: gruppen.map(({ titel: name, angaben, ...element }, i) => ({
    titel: element.name === undefined ? name : `${i + 1}. ${name}`,
    angaben,
  })),
})

/** What the template shows, with the answers page by page. */
export const eingangsblatt = (e: Eingangsangaben, abschnitte: readonly Abschnitt[]) => ({
  titel: 'Eingangsbestätigung',
  absender: e.bank.bankName,
  eingangsnummer: e.eingangsnummer,
  kopf: e.summe === undefined ? e.kopf : [...e.kopf, e.summe],
  weiter: e.weiter,
  fragen: e.fragen,
  bank: [e.bank.bankAnschrift, `Telefon: ${e.bank.bankTelefon}`, `E-Mail: ${e.bank.bankEmail}`],
  sha256: e.sha256,
  anlage: e.anlage,
  abschnitte: abschnitte.map(nummeriert),
})

const zeilen = (angaben: readonly (readonly [string, string])[]): string =>
  angaben.map(([name, wert]) => `${name}: ${wert}`).join('\n')

export type Belegpost = {
  /** Name of who gets it. */
  readonly empfaenger: string
  /** Of the PDF. */
  readonly belegSha256: string
  /** Where the PDF is. */
  readonly verweis: string
}

/** `was` is the subject of the headline, `satz` begins the sentence that says that it has arrived. */
type Worte = { readonly was: string; readonly satz: string }

/** The mail that follows a receipt: number, time and checksums, nothing of the content. */
export const eingangsmail = (
  e: Eingangsangaben,
  { empfaenger, belegSha256, verweis }: Belegpost,
  { was, satz }: Worte,
) => ({
  betreff: `${was} ist eingegangen: ${e.eingangsnummer}`,
  text: brief(e.bank, [
    `Guten Tag ${empfaenger},`,
    `${satz} bei uns eingegangen.`,
    zeilen(e.kopf),
    zeilen([
      ['Prüfsumme der Angaben (SHA-256)', e.sha256],
      ['Prüfsumme der Eingangsbestätigung (SHA-256)', belegSha256],
    ]),
    ['So geht es weiter:', ...e.weiter.map((zeile, i) => `${i + 1}. ${zeile}`)].join('\n'),
    `${e.fragen}\nTelefon ${e.bank.bankTelefon}, E-Mail ${e.bank.bankEmail}`,
    `Die Eingangsbestätigung als PDF finden Sie im Portal:\n${verweis}`,
    'Darin steht, wie Sie die Prüfsummen selbst nachrechnen.',
  ]),
})
