import type { VorratFilter } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { alsListe } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { Filterfeld } from '../suche.ts'
import type { Auswaehlbar, Filter } from './felder.ts'
import { VonBis } from './VonBis.tsx'

type Props = {
  filter: Filter
  gesetzt: VorratFilter
  auswahl: Auswaehlbar
  aendern: (neu: { readonly [F in Filterfeld]?: string | undefined }) => void
}

const FRISTEN = [
  { wert: 'heute', text: 'heute' },
  { wert: '1tage', text: 'morgen' },
  { wert: '6tage', text: 'in 6 Tagen' },
  { wert: '30tage', text: 'in 30 Tagen' },
] as const

/** What a filter can be set to; each choice counts at once. */
export function Filterwert({ filter, gesetzt, auswahl, aendern }: Props) {
  if (filter.art === 'bereich') return <VonBis {...filter} gesetzt={gesetzt} aendern={aendern} />
  const wert = gesetzt[filter.feld]
  if (filter.art === 'frist')
    return (
      <fieldset className="d-wahl">
        <legend className="p-nur-vorlesen">{filter.text}</legend>
        {FRISTEN.map((frist) => (
          <label key={frist.wert}>
            <input
              type="radio"
              name={filter.feld}
              checked={wert === frist.wert}
              onChange={() => aendern({ [filter.feld]: frist.wert })}
            />
            {frist.text}
          </label>
        ))}
      </fieldset>
    )
  const gewaehlt = alsListe(wert)
  const umschalten = (einer: string) =>
    aendern({
      [filter.feld]: (gewaehlt.includes(einer)
        ? gewaehlt.filter((anderer) => anderer !== einer)
        : [...gewaehlt, einer]
      ).join(','),
    })
  return (
    <fieldset className="d-wahl">
      <legend className="p-nur-vorlesen">{filter.text}</legend>
      {filter.wahl(auswahl).map((wahl) => (
        <label key={wahl.wert}>
          <input
            type="checkbox"
            className="d-haken"
            checked={gewaehlt.includes(wahl.wert)}
            onChange={() => umschalten(wahl.wert)}
          />
          {wahl.text}
        </label>
      ))}
    </fieldset>
  )
}
