import { PUNKT_ANZEIGE, type Punktstand } from '@foerderportal/contract/zuwendung/pruefpunkte/ergebnis'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { Icon, type IconName } from '@foerderportal/ui/Icon.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { beantwortet } from './punktwahl.ts'

/** Addresses of the case where it goes on. */
export type Weiter = { readonly nachforderung: string; readonly entscheidung: string }

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
  punkte: readonly PruefpunktAntwort[]
  gewaehlt: string
  waehlen: (code: string) => void
  /** Where it goes on after the check; undefined for whoever only reads. */
  weiter: Weiter | undefined
  /** The last point that waited was answered: the focus goes on with it. */
  amEnde: boolean
  /** Above the points. */
  children?: ReactNode
}

/** Every point of the catalogue with where it stands, and what comes after them. */
export function Punktliste({ punkte, gewaehlt, waehlen, weiter, amEnde, children }: Props) {
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
      <Danach punkte={punkte} weiter={weiter} amEnde={amEnde} />
    </section>
  )
}

/** What failed, and where it is asked for; without it, where the case is decided. */
function Danach({ punkte, weiter, amEnde }: Pick<Props, 'punkte' | 'weiter' | 'amEnde'>) {
  const zeile = useRef<HTMLParagraphElement>(null)
  const schlechte = punkte.filter(({ stand }) => stand === 'NICHT_ERFUELLT').length
  const alle = beantwortet(punkte) === punkte.length
  useEffect(() => {
    if (amEnde && alle) zeile.current?.querySelector('a')?.focus()
  }, [amEnde, alle])
  if (schlechte > 0)
    return (
      <p className="d-punkte__fuss" ref={zeile}>
        <Icon name="warning" groesse="small" />
        <strong>{schlechte === 1 ? '1 Punkt nicht erfüllt.' : `${schlechte} Punkte nicht erfüllt.`}</strong>
        {weiter && (
          <Verweis href={weiter.nachforderung} className="kern-link">
            Nachfordern
          </Verweis>
        )}
      </p>
    )
  return alle && weiter ? (
    <p className="d-punkte__fuss" ref={zeile}>
      <Icon name="success" groesse="small" />
      <strong>Kein Befund.</strong>
      <Verweis href={weiter.entscheidung} className="kern-link">
        Zur Entscheidung
      </Verweis>
    </p>
  ) : null
}
