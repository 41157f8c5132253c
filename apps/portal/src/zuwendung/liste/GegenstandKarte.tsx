import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { memo, type ReactNode } from 'react'
import type { GegenstandSicht } from '../gegenstand/gegenstandSicht.ts'

type KopfProps = Pick<
  GegenstandSicht,
  | 'name'
  | 'kennung'
  | 'titel'
  | 'anzahl'
  | 'kostenCent'
  | 'zuwendungCent'
  | 'kuerzung'
  | 'dateien'
  | 'vollstaendig'
> & { nummer: number; offen: boolean; umschalten: (kennung: string) => void }

const dateiText = (anzahl: number): string => {
  if (anzahl === 0) return 'keine Dateien'
  return anzahl === 1 ? '1 Datei' : `${anzahl} Dateien`
}

/** Everything of an item that one wants to know while it is closed. */
const zeile = ({ anzahl, kostenCent, zuwendungCent, kuerzung, dateien }: KopfProps): string =>
  [
    anzahl !== '' && `${anzahl} Stück`,
    kostenCent !== null && `${alsEuro(kostenCent)} netto`,
    kostenCent !== null && `Zuschuss\u00a0${alsEuro(zuwendungCent)}${kuerzung ? ' (gekürzt)' : ''}`,
    anzahl !== '' && dateiText(dateien),
  ]
    .filter(Boolean)
    .join(' · ')

export const kopfId = (kennung: string): string => `gegenstand-${kennung}`

/** Its texts alone decide whether it is drawn anew: while one item is typed, forty others rest. */
const Kopf = memo(function Kopf(props: KopfProps) {
  const { kennung, titel, nummer, offen, vollstaendig, umschalten } = props
  return (
    <div className="s-gegenstand__kopf">
      <h3 className="kern-heading-small">
        <button
          type="button"
          id={kopfId(kennung)}
          className="s-gegenstand__knopf"
          aria-expanded={offen}
          onClick={() => umschalten(kennung)}
        >
          <Icon name="chevron-right" />
          <span>
            <span className="s-gegenstand__nummer">{nummer}.</span> {titel}
          </span>
        </button>
      </h3>
      <Statuswort ton={vollstaendig ? 'success' : 'warning'} klein>
        {vollstaendig ? 'Vollständig' : 'Angaben fehlen'}
      </Statuswort>
      <p className="kern-body kern-body--small kern-body--muted s-gegenstand__zeile">{zeile(props)}</p>
    </div>
  )
})

/**
 * An item as a row that opens; its children are its questions, which may stay a moment longer than it is open: then
 * nobody gets at them any more. While one is typed in, the closed ones rest.
 */
export const GegenstandKarte = memo(function GegenstandKarte({
  children,
  ...kopf
}: KopfProps & { children: ReactNode }) {
  return (
    <li id={feldId(kopf.name)} className="s-eintrag s-gegenstand">
      <Kopf {...kopf} />
      {children && (
        <fieldset
          className="p-formular s-gegenstand__inhalt"
          inert={!kopf.offen}
          aria-labelledby={kopfId(kopf.kennung)}
        >
          {children}
        </fieldset>
      )}
    </li>
  )
})
