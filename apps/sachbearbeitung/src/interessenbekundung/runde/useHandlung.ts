import { RUNDEN_KEY, rundeKey, type Rundenstand } from '@foerderportal/client/interessenbekundung/runden'
import { ALLGEMEIN, type Problem } from '@foerderportal/contract/shared/problem'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { WURZEL, pfade } from '../../paths.ts'

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
    ansagen(satz)
  }
}

/** The way on of an act that needs a sign-in of this moment; what was typed outlasts it. */
export const useNeuAnmelden = (runde: string) => {
  const { sitzung } = useUmgebung()
  return (absage: Problem | undefined) =>
    absage?.type === ALLGEMEIN.neuAnmelden.type
      ? () => void sitzung.login(`${WURZEL}${pfade.runde(runde)}`, { prompt: 'login' })
      : undefined
}
