import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { antragDarstellen, type Abschnitt } from '@foerderportal/contract/zuwendung/angaben/darstellung'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/antragsformular/formular'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm/programm'
import { brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { EinreichungMitGeschaeft } from '../kern/einreichungen.ts'
import { kontextAm } from '../kern/kontext.ts'

type Belegte = Pick<
  EinreichungMitGeschaeft,
  | 'eingangsnummer'
  | 'eingegangen_am'
  | 'sha256'
  | 'ge_nr'
  | 'mitgezeichnet_name'
  | 'mitgezeichnet_am'
  | 'erste_nummer'
  | 'erste_am'
>

export type BelegQuelle = {
  readonly einreichung: Belegte
  readonly formular: AntragFormular
  readonly programm: ProgrammDaten
  readonly bank: Pick<Betreiber, 'bankName' | 'bankAnschrift' | 'bankTelefon' | 'bankEmail'>
  /** Name of who sent it. */
  readonly person: string
}

const zeilen = (angaben: readonly (readonly [string, string])[]): string =>
  angaben.map(([name, wert]) => `${name}: ${wert}`).join('\n')

const wann = (moment: Date) => `${alsZeitpunkt(moment.toISOString())} Uhr`

const istNachgereicht = (e: Belegte) => e.eingangsnummer !== e.erste_nummer

/** What identifies a submission, as pairs of label and value: on the receipt and in the mail alike. */
const kopf = ({ einreichung: e, person, programm }: BelegQuelle): [string, string][] => [
  ['Programm', programm.titel],
  ['Eingangsnummer', e.eingangsnummer],
  ['Eingegangen am', wann(e.eingegangen_am)],
  ...(istNachgereicht(e)
    ? [['Nachgereicht zu', `${e.erste_nummer} vom ${wann(e.erste_am)}`] satisfies [string, string]]
    : []),
  ['Geschäft', e.ge_nr],
  ['Eingereicht von', person],
  ...(e.mitgezeichnet_name && e.mitgezeichnet_am
    ? [
        ['Mitgezeichnet von', `${e.mitgezeichnet_name}, ${wann(e.mitgezeichnet_am)}`] satisfies [
          string,
          string,
        ],
      ]
    : []),
]

const WEITER = [
  'Jetzt prüft die Bank Ihren Antrag. Braucht sie noch etwas von Ihnen, bekommen Sie eine E-Mail.',
  'Bestellen Sie erst, wenn der Antrag bewilligt ist.',
]

/** A case keeps its number through every correction; a submission has one of its own, and is not what one asks about. */
const fragen = ({ ge_nr }: Pick<Belegte, 'ge_nr'>): string =>
  `Haben Sie Fragen? Nennen Sie uns die Nummer ${ge_nr}.`

/** Items are numbered: on paper one speaks of 'the third'. */
const nummeriert = ({ titel, gruppen }: Abschnitt) => ({
  titel,
  gruppen: gruppen.map(({ titel: name, angaben, ...element }, i) => ({
    titel: element.name === undefined ? name : `${i + 1}. ${name}`,
    angaben,
  })),
})

/** What the template antrag.typ shows. A correction is shown as it was funded when the application first came in. */
export const belegDaten = (q: BelegQuelle) => ({
  titel: 'Eingangsbestätigung',
  absender: q.bank.bankName,
  eingangsnummer: q.einreichung.eingangsnummer,
  kopf: kopf(q),
  weiter: WEITER,
  fragen: fragen(q.einreichung),
  bank: [q.bank.bankAnschrift, `Telefon: ${q.bank.bankTelefon}`, `E-Mail: ${q.bank.bankEmail}`],
  sha256: q.einreichung.sha256,
  abschnitte: antragDarstellen({
    formular: q.formular,
    kontext: kontextAm({ kategorien: [], vorhabenbeginn_ab: null }, q.programm, q.einreichung.erste_am),
  }).map(nummeriert),
})

type Post = {
  /** Name of who gets it. */
  readonly empfaenger: string
  /** Of the PDF. */
  readonly belegSha256: string
  /** Where the PDF is. */
  readonly verweis: string
}

/** The mail that follows: number, time and checksums, nothing of the content. */
export const belegMail = (q: BelegQuelle, { empfaenger, belegSha256, verweis }: Post) => ({
  betreff: `${istNachgereicht(q.einreichung) ? 'Ihre Nachreichung' : 'Ihr Antrag'} ist eingegangen: ${q.einreichung.eingangsnummer}`,
  text: brief(q.bank, [
    `Guten Tag ${empfaenger},`,
    `${istNachgereicht(q.einreichung) ? 'Ihre geänderten Angaben sind' : 'Ihr Antrag ist'} bei uns eingegangen.`,
    zeilen(kopf(q)),
    zeilen([
      ['Prüfsumme der Angaben (SHA-256)', q.einreichung.sha256],
      ['Prüfsumme der Eingangsbestätigung (SHA-256)', belegSha256],
    ]),
    WEITER.join('\n'),
    `${fragen(q.einreichung)}\nTelefon ${q.bank.bankTelefon}, E-Mail ${q.bank.bankEmail}`,
    `Die Eingangsbestätigung als PDF finden Sie im Portal:\n${verweis}`,
    'Darin steht, wie Sie die Prüfsummen selbst nachrechnen.',
  ]),
})
