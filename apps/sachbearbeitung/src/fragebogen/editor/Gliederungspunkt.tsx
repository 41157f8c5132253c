import { altPfeil } from '@foerderportal/ui/altPfeil'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { fokusDanach } from '../felder/fokusDanach.ts'
import { GANZES } from './umbau.ts'
import type { Bearbeitung } from './useBearbeiten.ts'
import { ortVonPfad } from './worte.ts'

type Props = {
  id: string
  bedingt?: boolean
  bearbeitung: Bearbeitung
  darunter?: ReactNode
  children: ReactNode
}

/** A block or a question in the list of all: leads there, and can be moved. */
export function Gliederungspunkt({ id, bedingt = false, bearbeitung, darunter, children }: Props) {
  const { guid, hier, offen, bewegen } = bearbeitung
  const [darueber, setDarueber] = useState(false)
  const beanstandet =
    offen.befunde.some(({ pfad }) => (pfad || GANZES) === id) ||
    offen.fehler.some((fehler) => ortVonPfad(offen.formular, fehler) === id)
  const taste = (ereignis: KeyboardEvent) => {
    const um = altPfeil(ereignis)
    if (um === undefined || id === GANZES) return
    ereignis.preventDefault()
    ereignis.stopPropagation()
    bewegen(id, um)
    // It has another place now, perhaps in another block, drawn anew: who moves it by its keys goes along.
    fokusDanach(() => document.querySelector<HTMLElement>(`[data-ort="${id}"] > a`))
  }
  const fallen = (ereignis: DragEvent) => {
    ereignis.preventDefault()
    ereignis.stopPropagation()
    setDarueber(false)
    bearbeitung.ablegen(ereignis.dataTransfer.getData('text/plain'), id)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons of the place do the same; dragging and keys are further ways
    <li
      data-ort={id}
      draggable={id !== GANZES}
      className={klassen('d-gliederung__punkt', darueber && 'd-gliederung__punkt--hier')}
      onKeyDown={taste}
      onDragStart={(ereignis) => {
        ereignis.stopPropagation()
        ereignis.dataTransfer.setData('text/plain', id)
      }}
      onDragOver={(ereignis) => {
        ereignis.preventDefault()
        ereignis.stopPropagation()
        setDarueber(true)
      }}
      onDragLeave={() => setDarueber(false)}
      onDrop={fallen}
    >
      <Verweis
        href={pfade.fassungStelle(guid, id)}
        className="d-gliederung__verweis"
        aria-current={hier === id ? 'page' : undefined}
      >
        <span className="d-gliederung__text">{children}</span>
        {bedingt && <span className="d-meta">bedingt</span>}
        {beanstandet && (
          <>
            <Icon name="warning" groesse="small" />
            <span className="p-nur-vorlesen">, siehe Prüfung</span>
          </>
        )}
      </Verweis>
      {darunter}
    </li>
  )
}
