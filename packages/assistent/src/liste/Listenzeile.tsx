import { feldId } from '@foerderportal/ui/felder/feldId'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { memo, type ReactNode } from 'react'

type KopfProps = {
  kennung: string
  /** The path of the element in the form: links to it lead here. */
  name: string
  nummer: number
  titel: string
  /** What it is called beside others: errors within it are told under this name. */
  ding: string
  /** Everything that one wants to know of it while it is closed. */
  kurz: string
  vollstaendig: boolean
  offen: boolean
  umschalten: (kennung: string) => void
}

export const kopfId = (kennung: string): string => `zeile-${kennung}`

/** Its texts alone decide whether it is drawn anew: while one element is typed, forty others rest. */
const Kopf = memo(function Kopf(props: Omit<KopfProps, 'name' | 'ding'>) {
  const { kennung, titel, kurz, nummer, offen, vollstaendig, umschalten } = props
  return (
    <div className="s-listenzeile__kopf">
      <h3 className="kern-heading-small">
        <button
          type="button"
          id={kopfId(kennung)}
          className="s-listenzeile__knopf"
          aria-expanded={offen}
          onClick={() => umschalten(kennung)}
        >
          <Icon name="chevron-right" />
          <span>
            <span className="s-listenzeile__nummer">{nummer}.</span> {titel}
          </span>
        </button>
      </h3>
      <Statuswort ton={vollstaendig ? 'success' : 'warning'} klein>
        {vollstaendig ? 'Vollständig' : 'Angaben fehlen'}
      </Statuswort>
      <p className="kern-body kern-body--small kern-body--muted s-listenzeile__kurz">{kurz}</p>
    </div>
  )
})

/**
 * An element of a list as a line that opens; its children are its questions, which may stay a moment longer than it is
 * open: then nobody gets at them any more. While one is typed in, the closed ones rest.
 */
export const Listenzeile = memo(function Listenzeile({
  children,
  name,
  ding,
  ...kopf
}: KopfProps & { children: ReactNode }) {
  return (
    <li id={feldId(name)} className="s-eintrag s-listenzeile" data-ding={ding}>
      <Kopf {...kopf} />
      {children && (
        <fieldset
          className="p-formular s-listenzeile__inhalt"
          inert={!kopf.offen}
          aria-labelledby={kopfId(kopf.kennung)}
        >
          {children}
        </fieldset>
      )}
    </li>
  )
})
