import { pfade } from '../paths.ts'
import { Inhalt, StandSeite, Weiter, ZumDienst } from './StandSeite.tsx'

export function IdentifiziertSeite() {
  return (
    <StandSeite pfad={pfade.identifiziert} stand="Wir wissen jetzt, dass Sie es sind.">
      {({ seit }) => (
        <Inhalt
          ton="success"
          kern="Ihre Identifikation ist abgeschlossen. Sie gilt für alle Ihre Unternehmen und für jeden Antrag."
          seit={seit}
          schritte={[
            'Füllen Sie Ihren Antrag in Ruhe fertig aus, wenn noch etwas fehlt.',
            'Reichen Sie ihn ein. Das kann, wer für das Unternehmen zeichnen darf.',
          ]}
        >
          <Weiter />
        </Inhalt>
      )}
    </StandSeite>
  )
}

export function IdentifizierenSeite() {
  return (
    <StandSeite
      pfad={pfade.identifizieren}
      stand="Einmal müssen wir sicher sein, dass Sie es sind. Das dauert etwa zehn Minuten."
    >
      {({ stand, identifizierungsUrl }) => (
        <Inhalt
          ton="info"
          kern={
            stand === 'IN_ARBEIT'
              ? 'Sie haben begonnen. Machen Sie weiter, wo Sie aufgehört haben. Waren Sie gerade fertig, erscheint das Ergebnis gleich von selbst hier.'
              : 'Ihre Anträge können Sie schon vorher ausfüllen. Die Identifikation brauchen Sie erst zum Einreichen.'
          }
          bereit={[
            'einen gültigen Personalausweis oder Reisepass',
            'ein Smartphone oder einen Computer mit Kamera und Mikrofon',
            'einen hellen, ruhigen Platz mit guter Internetverbindung',
          ]}
          schritte={[
            'Sie wechseln auf die Seite unseres Dienstleisters.',
            'Er prüft Ihren Ausweis mit Ihnen, zum Beispiel in einem Videogespräch.',
            'Danach kommen Sie hierher zurück. Das Ergebnis erscheint von selbst; außerdem bekommen Sie eine E-Mail.',
          ]}
        >
          <ZumDienst
            url={identifizierungsUrl}
            text={stand === 'IN_ARBEIT' ? 'Identifikation fortsetzen' : 'Identifikation beginnen'}
          />
        </Inhalt>
      )}
    </StandSeite>
  )
}

export function IdentifikationInPruefungSeite() {
  return (
    <StandSeite
      pfad={pfade.identifikationInPruefung}
      stand="Jetzt prüft unser Dienstleister. Sie brauchen nichts zu tun."
    >
      {({ seit }) => (
        <Inhalt
          ton="info"
          kern="Was Sie gezeigt haben, ist angekommen. Die Prüfung dauert meist einen Werktag."
          seit={seit}
          schritte={[
            'Unser Dienstleister vergleicht Ihre Angaben mit dem Ausweis.',
            'Sobald das Ergebnis da ist, erscheint es hier und Sie bekommen eine E-Mail.',
            'Bis dahin können Sie Ihre Anträge weiter ausfüllen.',
          ]}
        >
          <Weiter />
        </Inhalt>
      )}
    </StandSeite>
  )
}

export function IdentifikationGescheitertSeite() {
  return (
    <StandSeite
      pfad={pfade.identifikationGescheitert}
      stand="Wir konnten noch nicht feststellen, dass Sie es sind. Ein neuer Versuch ist möglich."
    >
      {({ seit, identifizierungsUrl }) => (
        <Inhalt
          ton="warning"
          kern="Das liegt oft am Licht, an der Verbindung oder an einem abgelaufenen Ausweis, oder das Gespräch wurde abgebrochen. Ihre Anträge sind davon nicht berührt."
          seit={seit}
          schritte={[
            'Prüfen Sie, ob Ihr Personalausweis oder Reisepass noch gültig ist.',
            'Suchen Sie sich einen hellen Platz mit guter Verbindung.',
            'Beginnen Sie noch einmal. Das dauert etwa zehn Minuten.',
          ]}
        >
          <ZumDienst url={identifizierungsUrl} text="Noch einmal identifizieren" />
        </Inhalt>
      )}
    </StandSeite>
  )
}
