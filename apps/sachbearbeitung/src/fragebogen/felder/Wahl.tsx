import { Feldrahmen } from '@foerderportal/ui/felder/Feldrahmen.tsx'
import { useId } from 'react'

type Props<W extends string> = {
  etikett: string
  wert: W
  aendern: (wert: W) => void
  werte: readonly (readonly [wert: W, wort: string])[]
  hinweis?: string
}

/** One of a list; each change saves itself. */
export function Wahl<W extends string>({ etikett, wert, aendern, werte, hinweis }: Props<W>) {
  const id = useId()
  return (
    <Feldrahmen {...{ id, etikett, hinweis }} fehler={undefined}>
      {(bezug) => (
        <div className="kern-form-input__select-wrapper p-eingabe">
          <select
            {...bezug}
            className="kern-form-input__select"
            value={wert}
            onChange={({ target }) => {
              const gewaehlt = werte.find(([eines]) => eines === target.value)
              if (gewaehlt) aendern(gewaehlt[0])
            }}
          >
            {werte.map(([eines, wort]) => (
              <option key={eines} value={eines}>
                {wort}
              </option>
            ))}
          </select>
        </div>
      )}
    </Feldrahmen>
  )
}
