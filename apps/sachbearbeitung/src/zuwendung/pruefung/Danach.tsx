import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useEffect, useRef } from 'react'
import { beantwortet, type Punktlage } from '../../shared/pruefung/punktwahl.ts'

type Props = {
  punkte: readonly Punktlage[]
  /** Addresses of the case where it goes on; undefined for whoever only reads. */
  weiter: { readonly nachforderung: string; readonly entscheidung: string } | undefined
  /** The last point that waited was answered: the focus goes on with it. */
  amEnde: boolean
}

/** What failed, and where it is asked for; without it, where the case is decided. */
export function Danach({ punkte, weiter, amEnde }: Props) {
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
