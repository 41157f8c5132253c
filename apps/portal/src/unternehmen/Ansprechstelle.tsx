import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { useUmgebung } from '../umgebung.ts'
import { useFirma } from '../umgebungFirma.ts'

/** Appointing and removing admins and members is the provider's (S1-03): whom to write to. */
export function Ansprechstelle() {
  const { bankName, bankEmail, bankTelefon } = useUmgebung().konfiguration
  const { name } = useFirma()
  const brief = `mailto:${bankEmail}?subject=${encodeURIComponent(`Verwaltung von ${name} ändern`)}`
  return (
    <Abschnitt titel="Verwaltung ändern oder jemanden abmelden">
      <p className="kern-body p-text">
        Wer {name} verwaltet und wer nicht mehr dazugehört, ändert die {bankName} für Sie. Schreiben Sie an{' '}
        <a className="kern-link kern-link--no-visited-state" href={brief}>
          {bankEmail}
        </a>{' '}
        oder rufen Sie an: {bankTelefon}.
      </p>
    </Abschnitt>
  )
}
