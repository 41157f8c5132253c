import { ungelesenAbfrage } from '@foerderportal/client/mitteilungen/mitteilungen'
import { useQuery } from '@tanstack/react-query'
import { KommtNoch } from '@foerderportal/shell/ansicht/KommtNoch.tsx'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'

const stand = (ungelesen: number | undefined): string => {
  if (ungelesen === undefined) return 'Diese Seite bauen wir gerade.'
  if (ungelesen === 0) return 'Alles ist gelesen.'
  return ungelesen === 1
    ? 'Eine Mitteilung der Bank wartet auf Sie. Lesen können Sie sie hier bald.'
    : `${ungelesen} Mitteilungen der Bank warten auf Sie. Lesen können Sie sie hier bald.`
}

/** Messages between the company and the bank. */
export function MitteilungenSeite() {
  const { id } = useFirma()
  const { data } = useQuery(ungelesenAbfrage(id))
  return (
    <KommtNoch
      stand={stand(data?.amount)}
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
