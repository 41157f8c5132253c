import type { Schritt } from '../formular/schritte.ts'
import { alsMinute, momentVon } from '../shared/zeit/datum.ts'
import { letzterMoment } from '../shared/zeit/zeitraum.ts'

type Runde = {
  /** The first moment that no longer counts. */
  readonly bis: string
  /** Of the public draw whose numbers the lots are made of; null where the round names none. */
  readonly ziehungAm: string | null
  readonly einladungTage: number
}

const losen = (ziehungAm: string | null): Schritt => ({
  was: 'Das Los entscheidet',
  satz: `${ziehungAm === null ? '' : `Die Ziehung ist am ${alsMinute(momentVon(ziehungAm))} Uhr. `}Danach stehen hier Ihr Los und Ihr Rang.`,
})

/** What comes after a declaration was sent, as long as its round can be joined. */
export const bekundungSchritte = ({ bis, ziehungAm, einladungTage }: Runde): Schritt[] => [
  {
    was: 'Sie müssen nichts tun',
    satz: `Ändern oder zurückziehen geht bis zum ${alsMinute(letzterMoment(bis))} Uhr.`,
  },
  losen(ziehungAm),
  {
    was: 'Die Bank lädt zum Antrag ein',
    satz: `Der Reihe nach, solange das Budget reicht, mit einer E-Mail. Für den Antrag haben Sie dann ${einladungTage} Tage. Bestellen Sie bis zur Bewilligung nichts.`,
  },
]
