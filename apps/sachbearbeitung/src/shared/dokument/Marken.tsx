import { useEffect, useState, type RefObject } from 'react'
import { fundstellen } from './fundstellen.ts'

/** Words of a page that evidence names, with the number of the place that they prove. */
export type Marke = { readonly worte: string; readonly nummer: number | undefined; readonly anders: boolean }

type Kasten = {
  readonly schluessel: string
  readonly art: 'beleg' | 'anders' | 'fund'
  readonly nummer: number | undefined
  readonly lage: { left: number; top: number; width: number; height: number }
}

type Props = {
  schicht: RefObject<HTMLElement | null>
  /** Another one whenever the page was drawn anew. */
  gezeichnet: string
  marken: readonly Marke[]
  suche: string
}

const kaesten = (element: HTMLElement, range: Range, art: Kasten['art'], nummer?: number): Kasten[] => {
  const aussen = element.getBoundingClientRect()
  return [...range.getClientRects()].map((r, i) => ({
    schluessel: `${art} ${nummer ?? ''} ${r.left} ${r.top} ${i}`,
    art,
    nummer: i === 0 ? nummer : undefined,
    lage: { left: r.left - aussen.left, top: r.top - aussen.top, width: r.width, height: r.height },
  }))
}

/** Frames around the words of a page: those of evidence, numbered as beside the field, and those that are searched. */
export function Marken({ schicht, gezeichnet, marken, suche }: Props) {
  const [alle, setAlle] = useState<readonly Kasten[]>([])
  const gestalt = JSON.stringify(marken)
  useEffect(() => {
    const element = schicht.current
    if (element === null || gezeichnet === '') return undefined
    const gesucht = JSON.parse(gestalt) as readonly Marke[] // written just above
    const messen = () => [
      ...fundstellen(element, suche).flatMap((range) => kaesten(element, range, 'fund')),
      ...gesucht.flatMap(({ worte, nummer, anders }) =>
        fundstellen(element, worte)
          .slice(0, 1)
          .flatMap((range) => kaesten(element, range, anders ? 'anders' : 'beleg', nummer)),
      ),
    ]
    // The page has its places once it is laid out.
    const bild = requestAnimationFrame(() => setAlle(messen()))
    return () => cancelAnimationFrame(bild)
  }, [schicht, gezeichnet, gestalt, suche])
  return (
    <div className="d-pdf__marken" aria-hidden="true">
      {alle.map(({ schluessel, art, nummer, lage }) => (
        <div key={schluessel} className={`d-marke d-marke--${art}`} style={lage}>
          {nummer !== undefined && <span className="d-nummer d-marke__nummer">{nummer}</span>}
        </div>
      ))}
    </div>
  )
}
