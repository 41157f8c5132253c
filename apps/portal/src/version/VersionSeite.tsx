import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { Datenherkunft } from './Datenherkunft.tsx'

/** Which version of the portal runs here, and on which data. */
export function VersionSeite() {
  const { konfiguration } = useUmgebung()
  return (
    <Seite>
      <div className="s-abschnitt">
        <Beschreibungsliste
          eintraege={[
            { frage: 'Portal', antwort: konfiguration.portalName },
            { frage: 'Betreiber', antwort: konfiguration.bankName },
            { frage: 'Version', antwort: konfiguration.version },
            { frage: 'Lizenz', antwort: 'EUPL-1.2' },
          ]}
        />
        <Datenherkunft />
      </div>
    </Seite>
  )
}
