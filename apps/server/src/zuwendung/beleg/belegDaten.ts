import { alsZeilen } from '@foerderportal/contract/formular/schritte'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsZeitpunkt, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { antragDarstellen } from '@foerderportal/contract/zuwendung/antrag/angaben/darstellung'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { nachDemEinreichen } from '@foerderportal/contract/zuwendung/geschaeft/weiter'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import {
  eingangsblatt,
  eingangsmail,
  type Belegpost,
  type Eingangsangaben,
} from '../../platform/einreichung/eingangsbeleg.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import type { EinreichungMitGeschaeft } from '../kern/einreichungen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { vorhabenbeginnVon } from '../kern/view.ts'

/** What was sent lies inside the receipt under this name. */
export const ANLAGE = 'antrag.json'

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

/** As for whoever looks at it in the portal. */
const schritte = ({ programm, einreichung: e }: BelegQuelle) =>
  nachDemEinreichen(
    {
      vorhabenbeginn: vorhabenbeginnVon({ vorhabenbeginn_ab: null }, programm),
      stichtag: tagInBerlin(e.erste_am),
    },
    tagInBerlin(e.eingegangen_am),
  )

/** A case keeps its number through every correction; a submission has one of its own, and is not what one asks about. */
const fragen = ({ ge_nr }: Pick<Belegte, 'ge_nr'>): string =>
  `Haben Sie Fragen? Nennen Sie uns die Nummer ${ge_nr}.`

/** What the receipt says in general. */
const eingang = (q: BelegQuelle): Eingangsangaben => ({
  bank: q.bank,
  eingangsnummer: q.einreichung.eingangsnummer,
  kopf: kopf(q),
  summe: ['Beantragt', alsEuro(summen(q.formular.foerdergegenstandSeiten).zuwendungCent)],
  weiter: alsZeilen(schritte(q)),
  fragen: fragen(q.einreichung),
  sha256: q.einreichung.sha256,
  anlage: ANLAGE,
})

/** What the template shows. A correction is shown as it was funded when the application first came in. */
export const belegDaten = (q: BelegQuelle) =>
  eingangsblatt(
    eingang(q),
    antragDarstellen({
      formular: q.formular,
      kontext: kontextAm({ kategorien: [], vorhabenbeginn_ab: null }, q.programm, q.einreichung.erste_am),
    }),
  )

/** The mail that follows: number, time and checksums, nothing of the content. */
export const belegMail = (q: BelegQuelle, post: Belegpost) => {
  const nachgereicht = istNachgereicht(q.einreichung)
  return eingangsmail(eingang(q), post, {
    was: nachgereicht ? 'Ihre Nachreichung' : 'Ihr Antrag',
    satz: nachgereicht ? 'Ihre geänderten Angaben sind' : 'Ihr Antrag ist',
  })
}
