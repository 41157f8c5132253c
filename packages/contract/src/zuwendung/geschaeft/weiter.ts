import type { Schritt } from '../../formular/schritte.ts'
import { alsDatum, tagInBerlin } from '../../shared/zeit/datum.ts'
import { istBeiDerBank } from '../kern/staende.ts'
import { antwortfrist, type Gesendet } from './anzeige.ts'
import { erwarteteBewilligung } from '../kern/programm/kauftermin.ts'
import type { Vorhabenbeginn } from '../kern/vorhabenbeginn.ts'

type Lage = {
  readonly vorhabenbeginn: Vorhabenbeginn
  /** The day by which it is judged: on which it arrived first. */
  readonly stichtag: string
}

/** The usual day, as long as it is to come. */
const entscheidung = ({ vorhabenbeginn, stichtag }: Lage, heute: string): string => {
  const bis = erwarteteBewilligung(vorhabenbeginn, stichtag)
  return vorhabenbeginn.bearbeitungstage > 0 && bis >= heute
    ? `In der Regel bis zum ${alsDatum(bis)}.`
    : 'Sobald sie entschieden hat, bekommen Sie eine E-Mail.'
}

/** Not where the programme, or the bank for this case, lets one buy before (S4-09). */
const bestellen = ({ vorzeitigErlaubt, zustimmungAb }: Vorhabenbeginn): string =>
  vorzeitigErlaubt || zustimmungAb !== null ? '' : ' Bestellen Sie erst, wenn der Antrag bewilligt ist.'

type Fall = Lage & Gesendet

/** What comes after an application was sent, until the bank has decided; nothing while it waits for its applicant. */
export const antragSchritte = (fall: Fall, jetzt: Date): Schritt[] =>
  istBeiDerBank(fall.geschaeftStatus) &&
  fall.nachforderung === null &&
  fall.inBefragung !== true &&
  antwortfrist(fall, jetzt) === undefined
    ? nachDemEinreichen(fall, tagInBerlin(jetzt))
    : []

/** The same as it stands on the receipt, whatever happens later: there `heute` is the day on which it arrived. */
export const nachDemEinreichen = (lage: Lage, heute: string): Schritt[] => [
  { was: 'Sie müssen nichts tun', satz: 'Braucht die Bank noch etwas von Ihnen, bekommen Sie eine E-Mail.' },
  { was: 'Die Bank prüft und entscheidet', satz: entscheidung(lage, heute) },
  { was: 'Sie bekommen den Bescheid', satz: `Darin steht der Betrag.${bestellen(lage.vorhabenbeginn)}` },
]
