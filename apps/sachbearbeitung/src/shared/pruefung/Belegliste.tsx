import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = {
  belege: readonly Beleg[]
  worte: (beleg: Beleg) => string
  zeigen: (beleg: Beleg) => void
  /** Undefined where nothing can be written. */
  aendern: ((belege: readonly Beleg[]) => void) | undefined
  /** What the next one would be: 'Seite 1 von Angebot'; undefined where nothing is shown. */
  naechster: { readonly text: string; readonly hinzufuegen: () => void } | undefined
}

/** The evidence of a Vermerk: each leads to its place. */
export function Belegliste({ belege, worte, zeigen, aendern, naechster }: Props) {
  return (
    <div className="d-belege">
      <span className="d-belege__titel" id="belege-titel">
        Beleg
      </span>
      <ul aria-labelledby="belege-titel">
        {belege.map((beleg) => (
          <li key={worte(beleg)} className="d-beleg">
            <button type="button" className="d-beleg__ort" onClick={() => zeigen(beleg)}>
              {worte(beleg)}
            </button>
            {aendern && (
              <Knopf
                variante="tertiary"
                klein
                nurIcon
                icon="close"
                onClick={() => aendern(belege.filter((b) => b !== beleg))}
              >
                {`Beleg entfernen: ${worte(beleg)}`}
              </Knopf>
            )}
          </li>
        ))}
      </ul>
      {aendern && naechster && (
        <Knopf variante="tertiary" klein icon="add" onClick={naechster.hinzufuegen}>
          {naechster.text}
        </Knopf>
      )}
    </div>
  )
}
