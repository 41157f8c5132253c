import { fallSchluessel } from '@foerderportal/client/zuwendung/fall'
import { pruefungAbfrage } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUebernehmen } from './useUebernehmen.ts'
import { eingabeAus, vermerkEntwurf, type Vermerkstand } from './vermerkentwurf.ts'

/** What is being written of the points of a case: one draft for each, for as long as the page is open. */
export const useVermerke = (geschaeft: string) => {
  const queryClient = useQueryClient()
  const ich = useNutzer()?.userId ?? ''
  const [entwuerfe] = useState(() => new Map<string, Entwurf<Vermerkstand>>())
  const [runde, setRunde] = useState(0)
  const abfrage = pruefungAbfrage(geschaeft)

  const uebernehmen = useUebernehmen(geschaeft)
  const nachlesen = (code: string) => async (): Promise<PruefpunktAntwort> => {
    const { punkte } = await queryClient.fetchQuery({ ...abfrage, staleTime: 0 })
    const punkt = punkte.find((p) => p.code === code)
    if (punkt === undefined) throw new Error(`the check has no point ${code}`)
    return punkt
  }
  const entwurfZu = (punkt: PruefpunktAntwort, eingangsnummer: string): Entwurf<Vermerkstand> => {
    const bekannter = entwuerfe.get(punkt.code)
    if (bekannter !== undefined) return bekannter
    const eingabe = eingabeAus(punkt, ich, eingangsnummer)
    const neuer = vermerkEntwurf({
      geschaeft,
      punkt,
      eingabe,
      nachlesen: nachlesen(punkt.code),
      gespeichert: uebernehmen,
    })
    entwuerfe.set(punkt.code, neuer)
    return neuer
  }
  /** Begins a point anew with what the server has. */
  const verwerfen = async (code: string): Promise<void> => {
    entwuerfe.get(code)?.aufgeben()
    entwuerfe.delete(code)
    await queryClient.invalidateQueries({ queryKey: fallSchluessel(geschaeft) })
    setRunde((bisher) => bisher + 1)
  }
  return { entwurfZu, uebernehmen, verwerfen, runde }
}
