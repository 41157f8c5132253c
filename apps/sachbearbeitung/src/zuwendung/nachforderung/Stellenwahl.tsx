import type { FragbareStelle } from '@foerderportal/contract/zuwendung/nachforderung/fallSchema'

type Props = {
  stellen: readonly FragbareStelle[]
  gewaehlt: readonly string[]
  waehlen: (pfad: string) => void
}

/** Takes one more place, page by page as the form asks. */
export function Stellenwahl({ stellen, gewaehlt, waehlen }: Props) {
  const frei = stellen.filter(({ pfad }) => !gewaehlt.includes(pfad))
  return (
    <label className="d-werkzeuge">
      Angabe oder Dokument
      <select
        className="d-werkzeuge__wahl"
        value=""
        onChange={({ target }) => target.value !== '' && waehlen(target.value)}
      >
        <option value="">Bitte auswählen</option>
        {[...Map.groupBy(frei, ({ seite }) => seite)].map(([seite, eigene]) => (
          <optgroup key={seite} label={seite}>
            {eigene.map(({ pfad, frage }) => (
              <option key={pfad} value={pfad}>
                {frage}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
