import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsFrist, wocheDerFrist } from '@foerderportal/shell/zeit/zeit'
import type { Frist } from './naechsteFristen.ts'

/** What ends next, with the time that remains by the server's clock. */
export function Fristen({ fristen, jetzt }: { fristen: readonly Frist[]; jetzt: Date }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  if (fristen.length === 0)
    return (
      <LeereListe>
        Zurzeit läuft keine Frist. Hier erscheinen die nächsten drei, sobald es welche gibt.
      </LeereListe>
    )
  return (
    <ul className="s-zeilen">
      {fristen.map(({ was, href, bis, nurSchreibende }) => (
        <li key={was}>
          {nurSchreibende && !darfSchreiben ? (
            <span>{ganzeNummern(`${was} (nur wer Anträge bearbeiten darf)`)}</span>
          ) : (
            <Verweis href={href}>{ganzeNummern(was)}</Verweis>
          )}
          <span className="kern-body--muted">
            {alsFrist(bis, jetzt)}, Kalenderwoche {wocheDerFrist(bis)}
          </span>
        </li>
      ))}
    </ul>
  )
}
