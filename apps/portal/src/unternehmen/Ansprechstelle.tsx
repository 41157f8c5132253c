import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Mailverweis, Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { useFirma } from '../umgebungFirma.ts'

/** Appointing and removing admins is the provider's (S1-03), members an admin removes himself (S1-13): whom to write to. */
export function Ansprechstelle() {
  const { bankNameNominativ } = useUmgebung().konfiguration
  const { name } = useFirma()
  return (
    <Abschnitt titel="Verwaltung ändern">
      <p className="kern-body p-text">
        Wer {name} verwaltet, ändert {bankNameNominativ} für Sie. Schreiben Sie an{' '}
        <Mailverweis betreff={`Verwaltung von ${name} ändern`} /> oder rufen Sie an: <Telefonverweis />.
      </p>
    </Abschnitt>
  )
}
