type Props = {
  etikett: string
  /** What stands for no choice. */
  alle: string
  wert: string
  /** Each by its id, with its word. */
  werte: Iterable<readonly [id: string, wort: string]>
  setzen: (wert: string) => void
}

/** One choice by which a page is filtered. */
export function Filterwahl({ etikett, alle, wert, werte, setzen }: Props) {
  return (
    <label className="d-werkzeuge">
      {etikett}
      <select className="d-werkzeuge__wahl" value={wert} onChange={({ target }) => setzen(target.value)}>
        <option value="">{alle}</option>
        {Array.from(werte, ([id, wort]) => (
          <option key={id} value={id}>
            {wort}
          </option>
        ))}
      </select>
    </label>
  )
}
