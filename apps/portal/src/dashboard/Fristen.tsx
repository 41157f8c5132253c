import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist, wocheDerFrist } from '@foerderportal/shell/zeit/zeit'
import type { Frist } from './naechsteFristen.ts'

/** What ends next, with the time that remains by the server's clock. */
export function Fristen({ fristen, jetzt }: { fristen: readonly Frist[]; jetzt: Date }) {
  if (fristen.length === 0)
    return (
      <LeereListe>
        Zurzeit läuft keine Frist. Hier erscheinen die nächsten drei, sobald es welche gibt.
      </LeereListe>
    )
  return (
    <ul className="s-zeilen">
      {fristen.map(({ was, href, bis }) => (
        <li key={was}>
          <Verweis href={href}>{ganzeNummern(was)}</Verweis>
          <span className="kern-body--muted">
            {alsFrist(bis, jetzt)}, Kalenderwoche {wocheDerFrist(bis)}
          </span>
        </li>
      ))}
    </ul>
  )
}
