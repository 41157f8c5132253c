import {
  AUSZAHLUNGEN_KEY,
  bankpruefungKey,
  type Bankpruefungsstand,
} from '@foerderportal/client/auszahlung/bankpruefung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** What follows an act: the check as it then stands, lists that are stale, a word for who does not see it. */
export const usePruefungBekanntgeben = () => {
  const client = useQueryClient()
  return async (stand: Bankpruefungsstand, worte: string): Promise<void> => {
    client.setQueryData(bankpruefungKey(stand.wert.guid), stand)
    ansagen(worte)
    await client.invalidateQueries({ queryKey: AUSZAHLUNGEN_KEY })
  }
}
