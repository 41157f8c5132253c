import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Beleg } from './Beleg.tsx'
import type { Bestaetigung } from './bestaetigung.ts'
import { Nachweis } from './Nachweis.tsx'

/** What was sent before it was corrected: each has its number and its receipt. */
export function FruehereEinreichungen({ eingaenge }: { eingaenge: readonly Bestaetigung[] }) {
  if (eingaenge.length === 0) return null
  return (
    <Abschnitt titel="Frühere Einreichungen" einleitung="Ihre Bank kennt sie; es gilt die neueste.">
      {eingaenge.map((eingang) => (
        <div className="p-stapel" key={eingang.eingangsnummer}>
          <Nachweis eingang={eingang} />
          <div className="p-reihe p-nicht-drucken">
            <Beleg beleg={eingang.beleg} variante="secondary" nummer={eingang.eingangsnummer} />
          </div>
        </div>
      ))}
    </Abschnitt>
  )
}
