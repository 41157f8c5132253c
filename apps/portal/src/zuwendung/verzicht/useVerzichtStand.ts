import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import { verzichtAbfrage } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** What is kept of the waivers of an application: their page, and the overview that says for whom one waits. */
export const useVerzichtStand = (guid: string) => {
  const klient = useQueryClient()
  const { queryKey } = verzichtAbfrage(guid)
  const uebersichtNeu = () => klient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
  return {
    /** After an act of the user: shown, and said. */
    uebernehmen: async (neu: VerzichtAnsicht, satz: string): Promise<void> => {
      klient.setQueryData(queryKey, neu)
      ansagen(satz)
      fokusHalten()
      await uebersichtNeu()
    },
    /** Something has changed meanwhile: the page says what. */
    neuLesen: async (): Promise<void> => {
      await Promise.all([klient.invalidateQueries({ queryKey }), uebersichtNeu()])
    },
  }
}
