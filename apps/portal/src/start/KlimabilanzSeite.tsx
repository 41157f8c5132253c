import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'

/** Where 'Portal wechseln' leads: the sibling portal has its address and is not open yet. */
export function KlimabilanzSeite() {
  const { konfiguration } = useUmgebung()
  const nutzer = useNutzer()
  return (
    <Seite stand="Dieses Portal ist noch nicht geöffnet.">
      <div className="p-stapel p-text">
        <p className="kern-body">
          Hier beantragen Sie später den Zuschuss zur Klimabilanz (Kürzel ZUKLB). Dafür brauchen Sie kein
          neues Konto: Ihre Anmeldung und Ihre Unternehmensdaten gelten in beiden Portalen.
        </p>
        <div>
          <Verweis href={nutzer ? pfade.dashboard : pfade.start} className={knopfKlasse()}>
            <span className="kern-label">Zurück zum {konfiguration.portalName}</span>
          </Verweis>
        </div>
      </div>
    </Seite>
  )
}
