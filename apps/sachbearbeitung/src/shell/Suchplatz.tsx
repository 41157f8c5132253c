import { einzigerFall } from '@foerderportal/client/zuwendung/vorrat'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useRef, type FormEvent } from 'react'
import { pfade } from '../paths.ts'
import { Kbd } from '../shared/tasten/Kbd.tsx'
import { useTasten } from '../shared/tasten/useTasten.ts'

/** One field for what names a case: it is looked for among all of them, and opens where it is the only one (S10-06). */
export function Suchplatz() {
  const feld = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useTasten('Suche', [{ taste: '/', text: 'suchen', tun: () => feld.current?.select() }])
  const finden = async (text: string) => {
    const fall = await einzigerFall(text)
    // Who looks for something else by now gets that alone.
    if (feld.current?.value.trim() !== text) return
    await (fall === undefined
      ? navigate({ to: pfade.vorrat, search: { ansicht: 'alle', text } })
      : navigate({ to: pfade.fall(fall, 'pruefung') }))
  }
  const suchen = (ereignis: FormEvent) => {
    ereignis.preventDefault()
    const text = feld.current?.value.trim()
    if (text) void finden(text)
  }
  return (
    <search>
      <form className="d-suche" aria-label="Fälle suchen" onSubmit={suchen}>
        <Icon name="search" groesse="small" />
        <input
          ref={feld}
          type="search"
          aria-label="Fälle suchen: Nummer, Name oder ZID"
          placeholder="Nummer, Name, ZID"
          maxLength={100}
        />
        <Kbd taste="/" />
      </form>
    </search>
  )
}
