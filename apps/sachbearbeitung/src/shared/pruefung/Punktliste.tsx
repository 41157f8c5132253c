import { PUNKT_ANZEIGE, type Punktstand } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { Icon, type IconName } from '@foerderportal/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { beantwortet, type Punktlage } from './punktwahl.ts'

const BILD: Readonly<Record<Punktstand, IconName | undefined>> = {
  OFFEN: undefined,
  VORGESCHLAGEN: 'info',
  ERFUELLT: 'success',
  NICHT_ERFUELLT: 'danger',
  NICHT_ANWENDBAR: 'check',
  ERNEUT_PRUEFEN: 'warning',
}

/** Where a point stands: a word with its picture. */
function Punktwort({ stand }: { stand: Punktstand }) {
  const bild = BILD[stand]
  return (
    <span className={`d-punktwort d-punktwort--${stand.toLowerCase()}`}>
      {bild === undefined ? <span className="d-punktwort__kreis" /> : <Icon name={bild} groesse="small" />}
      {PUNKT_ANZEIGE[stand].wort}
    </span>
  )
}

type Props = {
  punkte: readonly (Punktlage & { readonly titel: string })[]
  gewaehlt: string
  waehlen: (code: string) => void
  /** Above the points. */
  children?: ReactNode
  /** Below them: what comes after. */
  danach: ReactNode
}

/** Every point of the catalogue with where it stands, and what comes after them. */
export function Punktliste({ punkte, gewaehlt, waehlen, children, danach }: Props) {
  const fertig = beantwortet(punkte)
  return (
    <section className="d-punkte" aria-labelledby="punkte-titel">
      <div className="d-punkte__kopf">
        <h2 id="punkte-titel" className="kern-heading-small">
          Prüfpunkte
        </h2>
        <span className="d-meta">
          {fertig} von {punkte.length} beantwortet
        </span>
        <progress className="d-punkte__balken" value={fertig} max={punkte.length} aria-hidden="true" />
      </div>
      {children}
      <ol>
        {punkte.map(({ code, titel, stand }) => (
          <li key={code}>
            <button
              type="button"
              className="d-punktzeile"
              aria-current={code === gewaehlt ? 'true' : undefined}
              onClick={() => waehlen(code)}
            >
              <span className="d-punktzeile__code">{code}</span>
              <span className="d-punktzeile__titel">{titel}</span>
              <Punktwort stand={stand} />
            </button>
          </li>
        ))}
      </ol>
      {danach}
    </section>
  )
}
