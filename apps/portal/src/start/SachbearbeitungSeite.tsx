import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Mailverweis, Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useDarf, useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { pfade } from '../paths.ts'

/** The door of the bank's people. Their application will stand here; until then the page says that it does not. */
export function SachbearbeitungSeite() {
  const nutzer = useNutzer()
  const vonDerBank = useDarf(['SACHBEARBEITUNG', 'LESEN'])
  return (
    <Seite stand="Der Zugang für Mitarbeitende der Bank.">
      <div className="p-stapel p-text">
        {vonDerBank ? (
          <NochNicht vorname={nutzer?.firstname} />
        ) : (
          <NichtFuerSie angemeldet={Boolean(nutzer)} />
        )}
      </div>
    </Seite>
  )
}

function NochNicht({ vorname }: { vorname: string | undefined }) {
  const { sitzung, konfiguration } = useUmgebung()
  const { portalName } = konfiguration
  const istKunde = useDarf(['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'])
  return (
    <>
      <p className="kern-body kern-body--large">
        Guten Tag, {vorname}. Hier prüfen und bearbeiten Sie bald Anträge, Auszahlungen und Mitteilungen. Noch
        ist diese Anwendung nicht da: Sie können hier zurzeit nichts bearbeiten.
      </p>
      {istKunde ? (
        <p className="kern-body">
          Für Ihre Unternehmen nutzen Sie das <Verweis href={pfade.dashboard}>{portalName}</Verweis>.
        </p>
      ) : (
        <p className="kern-body">
          Das {portalName} selbst ist für die Unternehmen. Mit Ihrem Konto öffnet sich dort keine Seite, und
          das ist richtig so: Ihnen fehlt kein Recht.
        </p>
      )}
      <div>
        <Knopf variante="secondary" onClick={() => void sitzung.logout()}>
          Abmelden
        </Knopf>
      </div>
    </>
  )
}

function NichtFuerSie({ angemeldet }: { angemeldet: boolean }) {
  const { sitzung } = useUmgebung()
  return (
    <>
      <p className="kern-body">
        Hier arbeiten nur Mitarbeitende der Bank. Fragen zu Ihrem Antrag? Schreiben Sie an{' '}
        <Mailverweis betreff="Frage zum Förderportal" /> oder rufen Sie an: <Telefonverweis />.
      </p>
      <div className="p-reihe">
        <Verweis href={angemeldet ? pfade.wurzel : pfade.start} className={knopfKlasse('secondary')}>
          <span className="kern-label">{angemeldet ? 'Zur Übersicht' : 'Zum Portal für Unternehmen'}</span>
        </Verweis>
        {!angemeldet && (
          <Knopf
            variante="tertiary"
            onClick={() => void sitzung.login(pfade.sachbearbeitung).catch(() => undefined)}
          >
            Als Mitarbeitende anmelden
          </Knopf>
        )}
      </div>
    </>
  )
}
