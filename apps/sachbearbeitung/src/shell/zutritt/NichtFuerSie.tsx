import { Mailverweis, Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { PORTAL } from '../../paths.ts'
import { Hinweisseite } from './Hinweisseite.tsx'

/** Somebody signed in who does not work for the bank (403): what this is, and the way to what is his. */
export function NichtFuerSie() {
  const { sitzung, konfiguration } = useUmgebung()
  return (
    <Hinweisseite titel="Nur für Mitarbeitende der Bank">
      <p className="kern-body">
        Hier arbeiten nur Mitarbeitende der Bank. Für Ihre Unternehmen nutzen Sie das{' '}
        {konfiguration.portalName}.
      </p>
      <p className="kern-body">
        Fragen zu Ihrem Antrag? Schreiben Sie an <Mailverweis betreff="Frage zum Förderportal" /> oder rufen
        Sie an: <Telefonverweis />.
      </p>
      <div className="p-reihe">
        <a href={PORTAL} className={knopfKlasse()}>
          <span className="kern-label">Zum {konfiguration.portalName}</span>
        </a>
        <Knopf variante="tertiary" onClick={() => void sitzung.logout()}>
          Abmelden
        </Knopf>
      </div>
    </Hinweisseite>
  )
}
