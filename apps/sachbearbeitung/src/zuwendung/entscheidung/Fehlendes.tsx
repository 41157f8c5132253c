import type { Fehlend } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { FEHLENDES, feldVon, hinfuehren } from './stellen.ts'

type Props = {
  fehlt: readonly Fehlend[]
  /** What stands in the way elsewhere. */
  hindernisse: readonly string[]
}

/** What a decision lacks before it can be presented; each sentence leads to the field that mends it. */
export function Fehlendes({ fehlt, hindernisse }: Props) {
  if (fehlt.length + hindernisse.length === 0) return null
  return (
    <Hinweis ton="warning" titel="Vor dem Vorlegen">
      <ul className="kern-body" id={FEHLENDES}>
        {fehlt.map((eines) => (
          <li key={eines.text}>
            <button
              type="button"
              className="d-knopf-verweis kern-link"
              onClick={({ currentTarget }) => {
                const feld = feldVon(eines, currentTarget.ownerDocument)
                if (feld) hinfuehren(feld)
              }}
            >
              {eines.text}
            </button>
          </li>
        ))}
        {hindernisse.map((satz) => (
          <li key={satz}>{satz}</li>
        ))}
      </ul>
    </Hinweis>
  )
}
