import type { Schritt } from '../../formular/schritte.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import type { GeschaeftStatus } from '../lifecycle.ts'
import { antwortfrist, type Gesendet } from './anzeige.ts'
import { erwarteteBewilligung } from '../programm/kauftermin.ts'
import type { Vorhabenbeginn } from '../vorhabenbeginn.ts'

const IST_BEI_DER_BANK: readonly GeschaeftStatus[] = ['NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG']

type Lage = {
  readonly vorhabenbeginn: Vorhabenbeginn
  /** The day by which it is judged: on which it arrived first. */
  readonly stichtag: string
}

const entscheidung = ({ vorhabenbeginn, stichtag }: Lage): string =>
  vorhabenbeginn.bearbeitungstage > 0
    ? `In der Regel bis zum ${alsDatum(erwarteteBewilligung(vorhabenbeginn, stichtag))}.`
    : 'Sobald sie entschieden hat, bekommen Sie eine E-Mail.'

/** Not where the programme, or the bank for this case, lets one buy before (S4-09). */
const bestellen = ({ vorzeitigErlaubt, zustimmungAb }: Vorhabenbeginn): string =>
  vorzeitigErlaubt || zustimmungAb !== null ? '' : ' Bestellen Sie erst, wenn der Antrag bewilligt ist.'

type Fall = Lage & Gesendet

/** What comes after an application was sent, until the bank has decided; nothing while it waits for its applicant. */
export const antragSchritte = (fall: Fall, jetzt: Date): Schritt[] =>
  IST_BEI_DER_BANK.includes(fall.geschaeftStatus) &&
  fall.nachforderung === null &&
  antwortfrist(fall, jetzt) === undefined
    ? nachDemEinreichen(fall)
    : []

/** The same as it stands on the receipt, whatever happens later. */
export const nachDemEinreichen = (lage: Lage): Schritt[] => [
  { was: 'Sie müssen nichts tun', satz: 'Braucht die Bank noch etwas von Ihnen, bekommen Sie eine E-Mail.' },
  { was: 'Die Bank prüft und entscheidet', satz: entscheidung(lage) },
  { was: 'Sie bekommen den Bescheid', satz: `Darin steht der Betrag.${bestellen(lage.vorhabenbeginn)}` },
]
