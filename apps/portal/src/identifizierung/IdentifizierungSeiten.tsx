import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { Seite } from '../bausteine/Seite.tsx'
import { pfade } from '../paths.ts'

type Weg = { readonly text: string; readonly href: string }
type Props = {
  stand: string
  ton: Ton
  kern: string
  schritte: readonly string[]
  weg: Weg
  zusatz?: ReactNode
}

/** What the state means, what comes next and who acts. */
function Stand({ stand, ton, kern, schritte, weg, zusatz }: Props) {
  return (
    <Seite stand={stand}>
      <div className="p-stapel p-stapel--weit p-text">
        <Hinweis ton={ton}>{kern}</Hinweis>
        <Abschnitt titel="So geht es weiter">
          <ol className="kern-list kern-list--number">
            {schritte.map((schritt) => (
              <li key={schritt}>{schritt}</li>
            ))}
          </ol>
        </Abschnitt>
        {zusatz}
        <div>
          <Verweis href={weg.href} className={knopfKlasse()}>
            <span className="kern-label">{weg.text}</span>
          </Verweis>
        </div>
      </div>
    </Seite>
  )
}

const ZUR_UEBERSICHT: Weg = { text: 'Zur Übersicht', href: pfade.dashboard }

export function IdentifiziertSeite() {
  return (
    <Stand
      stand="Wir wissen jetzt, dass Sie es sind."
      ton="success"
      kern="Ihre Identifikation ist abgeschlossen. Sie gilt für alle Ihre Unternehmen und für jeden Antrag."
      schritte={[
        'Füllen Sie Ihren Antrag in Ruhe aus.',
        'Reichen Sie ihn ein. Mehr als die Identifikation brauchen Sie dafür nicht zu belegen.',
      ]}
      weg={ZUR_UEBERSICHT}
    />
  )
}

export function IdentifizierenSeite() {
  return (
    <Stand
      stand="Einmal müssen wir sicher sein, dass Sie es sind. Das dauert etwa zehn Minuten."
      ton="info"
      kern="Ihre Anträge können Sie schon vorher ausfüllen. Die Identifikation brauchen Sie erst zum Einreichen."
      schritte={[
        'Legen Sie Personalausweis oder Reisepass bereit.',
        'Unser Dienstleister prüft den Ausweis mit Ihnen, zum Beispiel in einem Videogespräch.',
        'Das Ergebnis sehen Sie danach hier. Sie brauchen nichts weiter zu tun.',
      ]}
      weg={ZUR_UEBERSICHT}
    />
  )
}

export function IdentifikationInPruefungSeite() {
  return (
    <Stand
      stand="Jetzt prüft unser Dienstleister. Sie brauchen nichts zu tun."
      ton="info"
      kern="Was Sie gezeigt haben, ist angekommen. Die Prüfung dauert meist einen Werktag."
      schritte={[
        'Unser Dienstleister vergleicht Ihre Angaben mit dem Ausweis.',
        'Sobald das Ergebnis da ist, bekommen Sie eine E-Mail.',
        'Bis dahin können Sie Ihre Anträge weiter ausfüllen.',
      ]}
      weg={ZUR_UEBERSICHT}
    />
  )
}

export function IdentifikationGescheitertSeite() {
  return (
    <Stand
      stand="Wir konnten noch nicht feststellen, dass Sie es sind. Ein neuer Versuch ist möglich."
      ton="warning"
      kern="Das liegt oft am Licht, an der Verbindung oder an einem abgelaufenen Ausweis. Ihre Anträge sind davon nicht berührt."
      schritte={[
        'Prüfen Sie, ob Ihr Ausweis noch gültig ist.',
        'Suchen Sie sich einen hellen Platz mit guter Verbindung.',
        'Beginnen Sie die Identifikation noch einmal.',
      ]}
      weg={{ text: 'Noch einmal identifizieren', href: pfade.identifizieren }}
    />
  )
}
