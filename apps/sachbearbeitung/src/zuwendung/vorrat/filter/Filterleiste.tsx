import { useState } from 'react'
import { filterVon, mitFilter, type Adresse, type Filterfeld } from '../suche.ts'
import { Entfernen } from './Entfernen.tsx'
import { felderVon, FILTER, type Auswaehlbar, type Filter } from './felder.ts'
import { Filterchip } from './Filterchip.tsx'
import { Filterwert } from './Filterwert.tsx'
import { WeitereFilter } from './WeitereFilter.tsx'
import { wertInWorten } from './worte.ts'

type Props = {
  adresse: Adresse
  auswahl: Auswaehlbar
  /** Goes to the list with another filter; the way back leads past it. */
  setzen: (adresse: Adresse) => void
}

/** What the list is filtered by, each filter a chip that says so, and those that can be added. */
export function Filterleiste({ adresse, auswahl, setzen }: Props) {
  const [dazu, setDazu] = useState<string>()
  const gesetzt = filterVon(adresse)
  const aendern = (neu: { readonly [F in Filterfeld]?: string | undefined }) =>
    setzen(mitFilter(adresse, neu))
  const entfernen = (filter: Filter) =>
    aendern(Object.fromEntries(felderVon(filter).map((feld) => [feld, undefined])))
  const worte = new Map(FILTER.map((filter) => [filter, wertInWorten(filter, gesetzt, auswahl)]))
  const gezeigt = FILTER.filter(
    (filter) => worte.get(filter) !== undefined || filter.immer || filter.text === dazu,
  )
  // What is set comes first.
  const geordnet = gezeigt.toSorted((a, b) => Number(!worte.get(a)) - Number(!worte.get(b)))
  return (
    <ul className="d-filter" aria-label="Filter">
      {gesetzt.text !== undefined && (
        <li>
          <span className="d-chip d-chip--gesetzt">
            <span className="d-chip__text">Suche: „{gesetzt.text}“</span>
            <Entfernen was="Suche" entfernen={() => aendern({ text: undefined })} />
          </span>
        </li>
      )}
      {geordnet.map((filter) => (
        <li key={filter.text}>
          <Filterchip
            text={filter.text}
            wert={worte.get(filter)}
            anfangsOffen={filter.text === dazu}
            entfernen={() => entfernen(filter)}
          >
            <Filterwert filter={filter} gesetzt={gesetzt} auswahl={auswahl} aendern={aendern} />
          </Filterchip>
        </li>
      ))}
      <li>
        <WeitereFilter
          filter={FILTER.filter((filter) => !gezeigt.includes(filter))}
          hinzufuegen={({ text }) => setDazu(text)}
        />
      </li>
    </ul>
  )
}
