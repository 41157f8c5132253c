import {
  ansichtAendern,
  ansichtAnlegen,
  ansichtLoeschen,
  VORRAT_ZAEHLER,
  vorratZaehlerAbfrage,
} from '@foerderportal/client/zuwendung/vorrat'
import type { EigeneAnsicht, VorratSuche } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The views with their counts, and what can be done with one's own. */
export const useAnsichten = () => {
  const zaehler = useQuery(vorratZaehlerAbfrage())
  const client = useQueryClient()
  const [geloescht, setGeloescht] = useState<EigeneAnsicht>()
  const neuZaehlen = () => client.invalidateQueries({ queryKey: VORRAT_ZAEHLER })
  const anlegen = async (name: string, suche: VorratSuche): Promise<EigeneAnsicht> => {
    const neue = await ansichtAnlegen({ name, suche })
    setGeloescht(undefined)
    await neuZaehlen()
    return neue
  }
  return {
    zaehler: zaehler.data,
    /** When they were counted last. */
    gezaehltUm: zaehler.data && new Date(zaehler.dataUpdatedAt),
    eigene: (guid: string) => zaehler.data?.eigene.find((eine) => eine.guid === guid),
    anlegen,
    aendern: async ({ guid, name }: EigeneAnsicht, suche: VorratSuche) => {
      await ansichtAendern(guid, { name, suche })
      await neuZaehlen()
    },
    loeschen: async ({ guid }: EigeneAnsicht) => {
      setGeloescht(await ansichtLoeschen(guid))
      await neuZaehlen()
    },
    /** The view that was deleted last, until something else happens. */
    geloescht,
    wiederherstellen: () => (geloescht ? anlegen(geloescht.name, geloescht.suche) : Promise.resolve()),
  }
}
