import { useId, useState, type KeyboardEvent } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { klassen } from '../klassen.ts'
import { Feldrahmen } from './Feldrahmen.tsx'
import { HOECHSTENS, Suchliste, suchmeldung } from './Suchliste.tsx'
import { genauerTreffer, type Treffer } from './treffer.ts'
import { alsText, useFeld, type FeldProps } from './useFeld.ts'
import { useTreffer, type Quelle } from './useTreffer.ts'

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> &
  Quelle & {
    /** Any text will do and is what the form keeps; else the form keeps the `wert` of a hit, '' without one. */
    frei?: boolean
    /** The text of the value that the form starts with; a `liste` knows it itself. */
    anfangstext?: string | undefined
    /** Told each hit that was chosen, for example to fill in further fields. */
    beiWahl?: (treffer: Treffer) => void
    /** Characters before `suchen` is asked. */
    mindestens?: number
    entprellenMs?: number
    autoComplete?: string
    maxLength?: number
  }

/**
 * Text with suggestions (combobox pattern of the ARIA Authoring Practices). The list stands in the page behind the
 * field: it stays open while scrolling and hides nothing from screen readers. What was typed is never thrown away.
 */
export function Suchfeld<T extends FieldValues, N extends FieldPath<T>, O>(props: Props<T, N, O>) {
  const { etikett, hinweis, freiwillig, vorbelegt, autoComplete = 'off', maxLength } = props
  const { id, fehler, field, ...suche } = useSuchfeld(props)
  const listeId = useId()
  const { offen, aktiv, stand, text } = suche
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig, vorbelegt }}>
      {(bezug) => (
        <div className="p-suche">
          <input
            {...bezug}
            {...{ autoComplete, maxLength }}
            className={klassen('kern-form-input__input', fehler && 'kern-form-input__input--error')}
            type="text"
            role="combobox"
            aria-expanded={offen}
            aria-controls={listeId}
            aria-autocomplete="list"
            aria-activedescendant={offen && aktiv >= 0 ? `${listeId}-${aktiv}` : undefined}
            spellCheck={false}
            name={field.name}
            value={text}
            ref={field.ref}
            onChange={(ereignis) => suche.tippen(ereignis.target.value)}
            onKeyDown={suche.taste}
            onClick={suche.oeffnen}
            onBlur={suche.verlassen}
          />
          <Suchliste id={listeId} {...{ offen, aktiv, stand }} beiWahl={suche.waehlen} />
          <output className="p-nur-vorlesen">{offen && suchmeldung(stand)}</output>
        </div>
      )}
    </Feldrahmen>
  )
}

function useSuchfeld<T extends FieldValues, N extends FieldPath<T>, O>(props: Props<T, N, O>) {
  const { frei = false, mindestens = 3, entprellenMs = 300, liste, anfangstext, beiWahl } = props
  const { id, field, wert, fehler } = useFeld(props)
  const { stand, suche } = useTreffer(props, mindestens, entprellenMs)
  const gewaehlt = alsText(wert)
  // What was typed is kept beside the value, which is empty until a hit is chosen.
  const [getippt, setGetippt] = useState<{ text: string; wert: string }>()
  const [offen, setOffen] = useState(false)
  const [aktiv, setAktiv] = useState(-1)

  const textVonWert = frei
    ? gewaehlt
    : (liste?.find((treffer) => treffer.wert === gewaehlt)?.text ?? (gewaehlt && (anfangstext ?? gewaehlt)))
  // A value set from outside (a loaded draft, a reset) replaces what was typed.
  const text = getippt && getippt.wert === gewaehlt ? getippt.text : textVonWert

  const zeigen = (eingabe: string) => {
    suche(eingabe)
    setAktiv(-1)
    setOffen(liste !== undefined || eingabe.trim().length >= mindestens)
  }
  const uebernehmen = (neuerText: string, neuerWert: string) => {
    setGetippt({ text: neuerText, wert: neuerWert })
    if (neuerWert !== gewaehlt) field.onChange(neuerWert)
  }
  const tippen = (eingabe: string) => {
    uebernehmen(eingabe, frei ? eingabe : '')
    zeigen(eingabe)
  }
  const waehlen = (treffer: Treffer) => {
    uebernehmen(treffer.text, frei ? treffer.text : treffer.wert)
    setOffen(false)
    beiWahl?.(treffer)
  }
  const verlassen = () => {
    setOffen(false)
    const genau = !frei && gewaehlt === '' && text !== '' ? genauerTreffer(stand.treffer, text) : undefined
    if (genau) waehlen(genau)
    field.onBlur()
  }
  const oeffnen = () => {
    if (!offen && (liste !== undefined || gewaehlt === '')) zeigen(gewaehlt === '' || frei ? text : '')
  }
  const taste = useTasten(
    { offen, aktiv, anzahl: Math.min(stand.treffer.length, HOECHSTENS), setAktiv, setOffen, oeffnen },
    () => {
      const treffer = stand.treffer[aktiv]
      if (treffer) waehlen(treffer)
    },
  )
  return { id, field, fehler, stand, text, offen, aktiv, tippen, waehlen, verlassen, oeffnen, taste }
}

type Bedienung = {
  offen: boolean
  aktiv: number
  anzahl: number
  setAktiv: (stelle: number) => void
  setOffen: (offen: boolean) => void
  oeffnen: () => void
}

/** Arrow keys move through the hits and around the end, Enter takes one, Escape closes and keeps the text. */
function useTasten(
  { offen, aktiv, anzahl, setAktiv, setOffen, oeffnen }: Bedienung,
  uebernehmen: () => void,
) {
  const bewegen = (schritt: 1 | -1) => {
    if (!offen) return oeffnen()
    // One place more than hits: it is the input itself, without an active hit.
    setAktiv(((aktiv + 1 + schritt + anzahl + 1) % (anzahl + 1)) - 1)
  }
  const tasten: Record<string, (() => void) | false> = {
    ArrowDown: () => bewegen(1),
    ArrowUp: () => bewegen(-1),
    Enter: offen && aktiv >= 0 && uebernehmen,
    Escape: offen && (() => setOffen(false)),
  }
  return (ereignis: KeyboardEvent) => {
    const handlung = tasten[ereignis.key]
    if (!handlung) return
    ereignis.preventDefault()
    handlung()
  }
}
