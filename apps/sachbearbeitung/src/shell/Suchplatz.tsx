import { Icon } from '@foerderportal/ui/Icon.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useRef, type FormEvent } from 'react'
import { pfade } from '../paths.ts'
import { Kbd } from '../shared/tasten/Kbd.tsx'
import { useTasten } from '../shared/tasten/useTasten.ts'

/** One field for what names a case: it is looked for among all of them. */
export function Suchplatz() {
  const feld = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useTasten('Suche', [{ taste: '/', text: 'suchen', tun: () => feld.current?.select() }])
  const suchen = (ereignis: FormEvent) => {
    ereignis.preventDefault()
    const text = feld.current?.value.trim()
    if (text) void navigate({ to: pfade.vorrat, search: { ansicht: 'alle', text } })
  }
  return (
    <search>
      <form className="d-suche" onSubmit={suchen}>
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
