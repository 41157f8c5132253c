import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { Icon } from '@foerderportal/ui/Icon.tsx'

type Props = {
  nachweise: PruefpunktAntwort['nachweise']
  namen: ReadonlyMap<string, string>
  /** The file beside the point. */
  gezeigt: string | undefined
  zeigen: (uuid: string) => void
}

/** The papers of a point: each opens beside it, and what is missing says so. */
export function Nachweise({ nachweise, namen, gezeigt, zeigen }: Props) {
  if (nachweise.length === 0) return null
  return (
    <ul className="d-nachweise" aria-label="Unterlagen zu diesem Punkt">
      {nachweise.map(({ pfad, frage, dateien }) =>
        dateien.length === 0 ? (
          <li key={pfad} className="d-nachweise__fehlt">
            <Icon name="warning" groesse="small" />
            {frage} liegt nicht bei
          </li>
        ) : (
          dateien.map((uuid) => (
            <li key={`${pfad} ${uuid}`}>
              <button
                type="button"
                className="d-beleg__ort"
                aria-current={uuid === gezeigt ? 'true' : undefined}
                onClick={() => zeigen(uuid)}
              >
                {namen.get(uuid) ?? frage}
              </button>
            </li>
          ))
        ),
      )}
    </ul>
  )
}
