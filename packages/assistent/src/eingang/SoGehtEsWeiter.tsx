import type { Schritt } from '@foerderportal/contract/formular/schritte'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'

/** What comes after something was sent or given, in its order: who acts, and when. Nothing where nothing comes. */
export function SoGehtEsWeiter({ schritte }: { schritte: readonly Schritt[] }) {
  if (schritte.length === 0) return null
  return (
    <Abschnitt titel="So geht es weiter">
      <ol className="kern-list kern-list--number">
        {schritte.map(({ was, satz }) => (
          <li key={was}>
            <strong>{was}.</strong> {ganzeNummern(satz)}
          </li>
        ))}
      </ol>
    </Abschnitt>
  )
}
