/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
 * The combobox pattern of the ARIA Authoring Practices: no HTML element is a list of suggestions that can be styled
 * and searched on a server, and the keys are handled by the field, which keeps the focus. */
import { useEffect, useRef } from 'react'
import { gezeigte, gruppen, zerlegen, type Treffer } from './treffer.ts'
import type { Suchstand } from './useTreffer.ts'

/** Nothing opens before there is something to say: no flicker while typing. */
export const istZuSehen = ({ treffer, zustand }: Suchstand): boolean =>
  treffer.length > 0 || (zustand !== 'ruht' && zustand !== 'laeuft')

const WEITERE = 'Es gibt weitere Treffer. Schreiben Sie weiter.'

/** What stands below the hits or in their place. */
const zeile = ({ treffer, zustand, meldung }: Suchstand, frei: boolean): string | undefined => {
  if (zustand === 'gescheitert') return meldung
  if (zustand === 'dauert') return 'Suche läuft …'
  if (treffer.length > gezeigte(treffer).length) return WEITERE
  if (treffer.length > 0) return undefined
  return frei ? 'Nichts gefunden. Ihre Eingabe bleibt stehen.' : 'Keine Treffer. Prüfen Sie die Schreibweise.'
}

/** What a screen reader hears. */
export function suchmeldung(stand: Suchstand, frei: boolean): string {
  const { length } = gezeigte(stand.treffer)
  const anzahl = `${length} Treffer`
  return [length > 0 && `${anzahl}.`, zeile(stand, frei)].filter(Boolean).join(' ')
}

type Props = {
  id: string
  offen: boolean
  aktiv: number
  stand: Suchstand
  /** The field takes any text. */
  frei: boolean
  beiWahl: (treffer: Treffer) => void
}

/** The suggestions behind a Suchfeld. The focus stays in the field; the active hit is marked by `aria-selected`. */
export function Suchliste({ id, offen, aktiv, stand, frei, beiWahl }: Props) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (aktiv >= 0) document.getElementById(`${id}-${aktiv}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, aktiv])
  const anzahl = stand.treffer.length
  // Low on the page, or with the keyboard of a phone open, the list would open out of sight.
  useEffect(() => {
    if (offen) ref.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [offen, anzahl])
  const text = zeile(stand, frei)
  return (
    // Pressing the pointer in the list must not take the focus from the field, which would close the list.
    <div
      className="p-suche__liste"
      role="presentation"
      hidden={!offen}
      onPointerDown={(ereignis) => ereignis.preventDefault()}
    >
      <ul ref={ref} id={id} role="listbox" aria-label="Vorschläge" hidden={anzahl === 0}>
        {gruppen(gezeigte(stand.treffer)).map(([gruppe, eigene]) => {
          const eintraege = eigene.map(({ stelle, ...treffer }) => (
            <Eintrag
              key={treffer.wert}
              id={`${id}-${stelle}`}
              treffer={treffer}
              gewaehlt={stelle === aktiv}
              waehlen={() => beiWahl(treffer)}
            />
          ))
          if (gruppe === undefined) return eintraege
          return (
            <li key={gruppe} role="presentation">
              <span className="p-suche__gruppe" aria-hidden="true">
                {gruppe}
              </span>
              <ul role="group" aria-label={gruppe}>
                {eintraege}
              </ul>
            </li>
          )
        })}
      </ul>
      {text && (
        <p className="p-suche__meldung" aria-hidden="true">
          {text}
        </p>
      )}
    </div>
  )
}

type EintragProps = { id: string; treffer: Treffer; gewaehlt: boolean; waehlen: () => void }

function Eintrag({ id, treffer: { text, zusatz, worte }, gewaehlt, waehlen }: EintragProps) {
  return (
    <li id={id} className="p-suche__treffer" role="option" aria-selected={gewaehlt} onClick={waehlen}>
      <Hervorgehoben text={text} worte={worte} />
      {zusatz && (
        <span className="p-suche__zusatz">
          <Hervorgehoben text={zusatz} worte={worte} />
        </span>
      )}
    </li>
  )
}

/** The words that were typed in bold. Names of other scripts keep their direction. */
function Hervorgehoben({ text, worte }: { text: string; worte: readonly string[] | undefined }) {
  return (
    <bdi>
      {zerlegen(text, worte).map((stueck) =>
        stueck.gesucht ? <mark key={stueck.ab}>{stueck.text}</mark> : stueck.text,
      )}
    </bdi>
  )
}
