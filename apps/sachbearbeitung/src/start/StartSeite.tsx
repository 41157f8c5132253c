import { abmeldungLesen } from '@foerderportal/shell/abmeldung'
import { Mailverweis, Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { Abmeldegrund } from '@foerderportal/shell/rahmen/Abmeldegrund.tsx'
import { AnmeldungFehlgeschlagen } from '@foerderportal/shell/rahmen/AnmeldungFehlgeschlagen.tsx'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade, PORTAL, WURZEL } from '../paths.ts'

/** Without a sign-in: why it ended, and the way in. */
export function StartSeite() {
  const { konfiguration } = useUmgebung()
  const { fehler } = useSearch({ from: '/start' })
  const nutzer = useNutzer()
  const [abmeldung] = useState(abmeldungLesen)
  useSeitentitel('Sachbearbeitung')
  return (
    <div className="d-hinweisseite p-stapel p-text">
      <h1 className="kern-heading-large">Sachbearbeitung</h1>
      {abmeldung && <Abmeldegrund {...abmeldung} />}
      {!nutzer && fehler === 'anmeldung' && <AnmeldungFehlgeschlagen />}
      <p className="kern-body">Der Arbeitsplatz der Mitarbeitenden. {konfiguration.bankName}.</p>
      <div className="p-reihe">
        {nutzer ? (
          <Verweis href={pfade.vorrat} className={knopfKlasse()}>
            <span className="kern-label">Zum Arbeitsvorrat</span>
          </Verweis>
        ) : (
          <Anmelden zweitrangig={abmeldung !== undefined} />
        )}
        <a className="kern-link kern-link--no-visited-state" href={PORTAL}>
          Zum {konfiguration.portalName} für Unternehmen
        </a>
      </div>
      <p className="kern-body kern-body--muted">
        Fragen? <Mailverweis betreff="Frage zur Sachbearbeitung" /> oder <Telefonverweis />.
      </p>
    </div>
  )
}

function Anmelden({ zweitrangig }: { zweitrangig: boolean }) {
  const { sitzung } = useUmgebung()
  const [laeuft, setLaeuft] = useState(false)
  const anmelden = () => {
    setLaeuft(true)
    // What hindered it, the session has said in a modal.
    sitzung.login(WURZEL).catch(() => setLaeuft(false))
  }
  return (
    <Knopf variante={zweitrangig ? 'secondary' : 'primary'} onClick={anmelden} laeuft={laeuft}>
      Als Mitarbeitende anmelden
    </Knopf>
  )
}
