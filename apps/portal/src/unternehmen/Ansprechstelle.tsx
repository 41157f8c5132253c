import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Mailverweis, Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { useFirma } from '../umgebungFirma.ts'

/** Appointing and removing admins and members is the provider's (S1-03): whom to write to. */
export function Ansprechstelle() {
  const { bankNameNominativ } = useUmgebung().konfiguration
  const { name } = useFirma()
  return (
    <Abschnitt titel="Verwaltung ändern oder jemanden abmelden">
      <p className="kern-body p-text">
        Wer {name} verwaltet und wer nicht mehr dazugehört, ändert {bankNameNominativ} für Sie. Schreiben Sie
        an <Mailverweis betreff={`Verwaltung von ${name} ändern`} /> oder rufen Sie an: <Telefonverweis />.
      </p>
    </Abschnitt>
  )
}
