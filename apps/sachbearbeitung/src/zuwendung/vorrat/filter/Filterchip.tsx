import { Icon } from '@foerderportal/ui/Icon.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { useAufklappen } from '@foerderportal/ui/useAufklappen'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { Entfernen } from './Entfernen.tsx'

type Props = {
  text: string
  /** To what it is set, in words. */
  wert: string | undefined
  anfangsOffen: boolean
  entfernen: () => void
  children: ReactNode
}

/** A filter: what it is set to, a button that shows what it can be set to, and one that takes it away. */
export function Filterchip({ text, wert, anfangsOffen, entfernen, children }: Props) {
  // What is chosen changes the address, and the chip stays open all the same.
  const { offen, umschalten, bereich, knopf, ...tasten } = useAufklappen('')
  const id = useId()
  const aufmachen = useEffectEvent(umschalten)
  useEffect(() => {
    if (anfangsOffen) aufmachen()
  }, [anfangsOffen])
  return (
    <div className="d-chip__bereich" role="presentation" ref={bereich} {...tasten}>
      <span className={klassen('d-chip', wert !== undefined && 'd-chip--gesetzt')}>
        <button
          type="button"
          ref={knopf}
          className="d-chip__text"
          aria-expanded={offen}
          aria-controls={id}
          onClick={umschalten}
        >
          {wert === undefined ? text : `${text}: ${wert}`}
          {wert === undefined && <Icon name={offen ? 'arrow-up' : 'arrow-down'} groesse="small" />}
        </button>
        {wert !== undefined && <Entfernen was={text} entfernen={entfernen} />}
      </span>
      <div id={id} className="d-chip__liste" hidden={!offen}>
        {offen && children}
      </div>
    </div>
  )
}
