import type { VorratFilter } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useState } from 'react'
import { useFeldfehler } from '../../../shared/useFeldfehler.ts'
import type { Filterfeld } from '../suche.ts'

type Typ = 'betrag' | 'tag'
type Props = {
  text: string
  typ: Typ
  felder: readonly [Filterfeld, Filterfeld]
  gesetzt: VorratFilter
  aendern: (neu: { readonly [F in Filterfeld]?: string | undefined }) => void
}

const NAMEN = { betrag: ['ab Euro', 'bis Euro'], tag: ['ab dem', 'bis zum'] } as const

const zeigen = (typ: Typ, wert: string | undefined): string =>
  wert === undefined || typ === 'tag' ? (wert ?? '') : betragSchreiben(Number(wert))

/** As the address has it; a sentence where it is no amount. */
const lesen = (typ: Typ, getippt: string): { wert: string } | { fehler: string } => {
  if (typ === 'tag' || getippt.trim() === '') return { wert: getippt.trim() }
  const betrag = betragLesen(getippt)
  return betrag.ok ? { wert: String(betrag.wert) } : { fehler: betrag.fehler }
}

/** Two ends; typed first, then applied. */
export function VonBis({ text, typ, felder, gesetzt, aendern }: Props) {
  const [werte, setWerte] = useState(() => felder.map((feld) => zeigen(typ, gesetzt[feld])))
  const { fehler, setFehler } = useFeldfehler(werte.join(' '))
  const id = useId()
  const anwenden = () => {
    const gelesen = werte.map((wert) => lesen(typ, wert))
    const falsch = gelesen.find((eines) => 'fehler' in eines)
    setFehler(falsch?.fehler)
    if (falsch === undefined)
      aendern(
        Object.fromEntries(
          felder.map((feld, i) => {
            const eines = gelesen[i]
            return [feld, eines && 'wert' in eines ? eines.wert : undefined]
          }),
        ),
      )
  }
  return (
    <form
      className="d-wahl"
      aria-label={text}
      onSubmit={(ereignis) => {
        ereignis.preventDefault()
        anwenden()
      }}
    >
      {felder.map((feld, i) => (
        <label key={feld}>
          <span>{NAMEN[typ][i]}</span>
          <input
            type={typ === 'tag' ? 'date' : 'text'}
            inputMode={typ === 'betrag' ? 'decimal' : undefined}
            className="d-filterfeld"
            value={werte[i]}
            aria-invalid={fehler !== undefined || undefined}
            aria-describedby={fehler === undefined ? undefined : id}
            onChange={({ target }) => setWerte(werte.with(i, target.value))}
          />
        </label>
      ))}
      {fehler && (
        <p id={id} className="d-fehler" role="alert">
          {fehler}
        </p>
      )}
      <Knopf type="submit" variante="secondary">
        Anwenden
      </Knopf>
    </form>
  )
}
