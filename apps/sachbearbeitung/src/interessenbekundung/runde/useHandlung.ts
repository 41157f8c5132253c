import { FREIGABEN_KEY } from '@foerderportal/client/freigaben'
import { RUNDEN_KEY, rundeKey, type Rundenstand } from '@foerderportal/client/interessenbekundung/runden'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** After an act with a round: everything shows how it stands now, and the sentence is read out. */
export const useRundeBekanntgeben = () => {
  const abfragen = useQueryClient()
  return async (stand: Rundenstand, satz: string): Promise<void> => {
    await abfragen.invalidateQueries({
      queryKey: RUNDEN_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== stand.wert.guid,
    })
    abfragen.setQueryData(rundeKey(stand.wert.guid), stand)
    await abfragen.invalidateQueries({ queryKey: [...rundeKey(stand.wert.guid), 'reihung'] })
    void abfragen.invalidateQueries({ queryKey: FREIGABEN_KEY })
    ansagen(satz)
  }
}
