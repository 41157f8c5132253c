/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
 * The combobox pattern of the ARIA Authoring Practices: no HTML element is a list of suggestions that can be styled
 * and searched on a server, and the keys are handled by the field, which keeps the focus. */
import { useEffect, useRef } from 'react'
import type { Treffer } from './treffer.ts'
import type { Suchstand } from './useTreffer.ts'

/** More hits are not shown: nobody looks through them, whoever sees this many types on. */
export const HOECHSTENS = 50

/** What a screen reader hears, and what stands in an empty list. */
export function suchmeldung({ treffer, laeuft, gescheitert }: Suchstand): string {
  if (gescheitert) return 'Die Suche ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.'
  if (laeuft && treffer.length === 0) return 'Suche läuft …'
  if (treffer.length === 0) return 'Keine Treffer. Prüfen Sie die Schreibweise.'
  return treffer.length === 1 ? '1 Treffer' : `${treffer.length} Treffer`
}

type Props = {
  id: string
  offen: boolean
  aktiv: number
  stand: Suchstand
  beiWahl: (treffer: Treffer) => void
}

/** The suggestions behind a Suchfeld. The focus stays in the field; the active hit is marked by `aria-selected`. */
export function Suchliste({ id, offen, aktiv, stand, beiWahl }: Props) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    ref.current?.children[aktiv]?.scrollIntoView({ block: 'nearest' })
  }, [aktiv])
  const anzahl = stand.treffer.length
  // Low on the page, or with the keyboard of a phone open, the list would open out of sight.
  useEffect(() => {
    if (offen) ref.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [offen, anzahl])
  const leer = anzahl === 0
  return (
    // Pressing the pointer in the list must not take the focus from the field, which would close the list.
    <div
      className="p-suche__liste"
      role="presentation"
      hidden={!offen}
      onPointerDown={(ereignis) => ereignis.preventDefault()}
    >
      <ul ref={ref} id={id} role="listbox" aria-label="Vorschläge" hidden={leer}>
        {stand.treffer.slice(0, HOECHSTENS).map((treffer, stelle) => (
          <li
            key={treffer.wert}
            id={`${id}-${stelle}`}
            className="p-suche__treffer"
            role="option"
            aria-selected={stelle === aktiv}
            onClick={() => beiWahl(treffer)}
          >
            {treffer.text}
            {treffer.zusatz && <span className="p-suche__zusatz">{treffer.zusatz}</span>}
          </li>
        ))}
      </ul>
      {(leer || stand.treffer.length > HOECHSTENS) && (
        <p className="p-suche__meldung" aria-hidden="true">
          {leer ? suchmeldung(stand) : 'Es gibt weitere Treffer. Schreiben Sie weiter.'}
        </p>
      )}
    </div>
  )
}
