import { altPfeil } from '@foerderportal/ui/altPfeil'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState, type DragEvent, type KeyboardEvent } from 'react'

type ZeileProps = {
  id: string
  text: string
  platz: number
  bewegen: (um: -1 | 1) => void
  herausnehmen: () => void
  ablegen: (gezogen: string) => void
}

/** A value that has a place: its buttons, the arrow keys with Alt, and dragging move it. */
export function Rangzeile({ id, text, platz, bewegen, herausnehmen, ablegen }: ZeileProps) {
  const [darueber, setDarueber] = useState(false)
  const taste = (ereignis: KeyboardEvent) => {
    const um = altPfeil(ereignis)
    if (um === undefined) return
    ereignis.preventDefault()
    bewegen(um)
  }
  const fallen = (ereignis: DragEvent) => {
    ereignis.preventDefault()
    setDarueber(false)
    ablegen(ereignis.dataTransfer.getData('text/plain'))
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same; dragging and keys are further ways
    <li
      className={
        darueber ? 's-fragebogen-rang__zeile s-fragebogen-rang__zeile--hier' : 's-fragebogen-rang__zeile'
      }
      draggable
      onKeyDown={taste}
      onDragStart={(ereignis) => ereignis.dataTransfer.setData('text/plain', id)}
      onDragOver={(ereignis) => {
        ereignis.preventDefault()
        setDarueber(true)
      }}
      onDragLeave={() => setDarueber(false)}
      onDrop={fallen}
    >
      <span className="s-fragebogen-rang__text" data-wert={id} tabIndex={-1}>
        <span className="p-zahl">{platz + 1}.</span> {text}
      </span>
      <span className="s-fragebogen-rang__knoepfe">
        <Knopf variante="tertiary" icon="arrow-up" nurIcon klein onClick={() => bewegen(-1)}>
          {`${text}: nach oben`}
        </Knopf>
        <Knopf variante="tertiary" icon="arrow-down" nurIcon klein onClick={() => bewegen(1)}>
          {`${text}: nach unten`}
        </Knopf>
        <Knopf variante="tertiary" icon="close" nurIcon klein onClick={herausnehmen}>
          {`${text}: herausnehmen`}
        </Knopf>
      </span>
    </li>
  )
}
