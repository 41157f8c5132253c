import { isProblem } from '@foerderportal/client/problem'
import { fallGeben, vorratVeraltet } from '@foerderportal/client/zuwendung/vorrat'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A case that was not given away, and why. */
export type Absage = { readonly geschaeft: string; readonly geNr: string; readonly grund: string }

const VERALTET = 'Jemand war schneller und hat den Fall gerade anders zugewiesen.'

/** What an assignment has to know of a case. */
type Zuweisbar = Pick<VorratZeile, 'geschaeft' | 'geNr' | 'zuweisung'>

const geben = async ({ geschaeft, geNr, zuweisung }: Zuweisbar, an: string | null): Promise<Absage[]> => {
  try {
    await fallGeben(geschaeft, an, zuweisung)
    return []
  } catch (fehler) {
    if (!isProblem(fehler)) throw fehler
    const { title, detail } = fehler.problem
    return [{ geschaeft, geNr, grund: fehler.status === 409 ? VERALTET : (detail ?? title) }]
  }
}

/** One after the other, each by itself: what is refused holds up no other case. */
export const useZuweisen = () => {
  const client = useQueryClient()
  const [laeuft, setLaeuft] = useState(false)
  const [gescheitert, setGescheitert] = useState<readonly Absage[]>([])
  const zuweisen = async (faelle: readonly Zuweisbar[], an: string | null): Promise<boolean> => {
    setLaeuft(true)
    const absagen: Absage[] = []
    try {
      for (const fall of faelle) absagen.push(...(await geben(fall, an)))
    } finally {
      setLaeuft(false)
      setGescheitert(absagen)
    }
    const gelesen = vorratVeraltet(client)
    if (absagen.length > 0) return false // without a connection the list waits for one
    await gelesen
    ansagen(faelle.length === 1 ? 'Zugewiesen.' : `${faelle.length} Fälle zugewiesen.`)
    return true
  }
  return { laeuft, gescheitert, zuweisen }
}
