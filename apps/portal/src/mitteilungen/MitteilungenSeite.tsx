import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'

/** Messages between the company and the bank. */
export function MitteilungenSeite() {
  return (
    <KommtNoch
      bald={[
        'Mitteilungen der Bank lesen und beantworten',
        'selbst eine Frage zu einem Antrag stellen',
        'Termine in Ihren Kalender übernehmen',
      ]}
      bisDahin="Zu jedem eingereichten Antrag bekommen Sie eine Bestätigung per E-Mail. Wie weit er ist, sehen Sie in der Übersicht."
      wege={[{ text: 'Ihre Anträge ansehen', href: pfade.antraege }]}
    />
  )
}
