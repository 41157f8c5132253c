import { SPALTE_TEXT } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { useAufklappen } from '@foerderportal/ui/useAufklappen'
import { useId } from 'react'
import { ALLE_SPALTEN, FESTE, type gezeigte } from './spalten.tsx'

type Props = { hier: ReturnType<typeof gezeigte>; setzen: (spalten: string) => void }

/** Which columns are shown; the address keeps it. */
export function Spaltenwahl({ hier, setzen }: Props) {
  const { offen, umschalten, bereich, knopf, ...tasten } = useAufklappen('')
  const id = useId()
  const umlegen = (name: (typeof ALLE_SPALTEN)[number]) =>
    setzen(ALLE_SPALTEN.filter((eine) => (eine === name) !== hier.includes(eine)).join(','))
  return (
    <div className="d-chip__bereich d-chip__bereich--rechts" role="presentation" ref={bereich} {...tasten}>
      <button
        type="button"
        ref={knopf}
        className="kern-link d-knopf-verweis"
        aria-expanded={offen}
        aria-controls={id}
        onClick={umschalten}
      >
        Spalten
      </button>
      <div id={id} className="d-chip__liste" hidden={!offen}>
        <fieldset className="d-wahl">
          <legend className="p-nur-vorlesen">Spalten</legend>
          {ALLE_SPALTEN.filter((name) => !FESTE.includes(name)).map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                className="d-haken"
                checked={hier.includes(name)}
                onChange={() => umlegen(name)}
              />
              {SPALTE_TEXT[name]}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
