import { einzigerFall } from '@foerderportal/client/zuwendung/vorrat'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { useRouter } from '@tanstack/react-router'
import { useRef, type FormEvent } from 'react'
import { pfade } from '../paths.ts'
import { Kbd } from '../shared/tasten/Kbd.tsx'
import { useTasten } from '../shared/tasten/useTasten.ts'
import { useArbeitsadresse } from '../shared/fall/useArbeitsadresse.ts'

/** One field for what names a case: it is looked for among all of them, and opens where it is the only one (S10-06). */
export function Suchplatz() {
  const feld = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const arbeitsadresse = useArbeitsadresse()
  const ort = () => router.state.location.href
  useTasten('Suche', [{ taste: '/', text: 'suchen', tun: () => feld.current?.select() }])
  const finden = async (text: string) => {
    const hier = ort()
    const fall = await einzigerFall(text)
    // Who looks for something else by now gets that alone, and who went elsewhere stays there.
    if (feld.current?.value.trim() !== text || ort() !== hier) return
    await (fall === undefined
      ? router.navigate({ to: pfade.vorrat, search: { ansicht: 'alle', text } })
      : router.navigate({ to: arbeitsadresse(fall) }))
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
