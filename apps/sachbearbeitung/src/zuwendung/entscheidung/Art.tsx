import {
  ARTEN,
  entscheidungWort,
  waehlbareArten,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungssummen } from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import type { BetraegeProps } from './betraege/Betragstabelle.tsx'
import { mitArt } from './inhaltAendern.ts'
import type { Entscheidungsentwurf } from './useEntscheidung.ts'

/** What the decision is; of an application it can be chosen, of a later act it stands. */
export function Art({ wert, inhalt, aendern }: BetraegeProps & Pick<Entscheidungsentwurf, 'aendern'>) {
  const { wegfallCent } = entscheidungssummen(wert.gegenstaende, inhalt.betraege)
  const wort = entscheidungWort(inhalt.art, wegfallCent)
  const arten = waehlbareArten(inhalt.art)
  if (arten.length === 1)
    return (
      <p className="kern-body">
        <strong>{wort}</strong> zum Bescheid {ganzeNummern(wert.quellen['bescheid'])}
      </p>
    )
  return (
    <fieldset className="d-art">
      <legend>Art</legend>
      {arten.map((art) => (
        <label key={art} className="d-art__wahl">
          <input
            type="radio"
            name="art"
            checked={inhalt.art === art}
            onChange={() => aendern(mitArt(art, wert.gegenstaende))}
          />
          {inhalt.art === art ? wort : ARTEN[art].wort}
        </label>
      ))}
    </fieldset>
  )
}
