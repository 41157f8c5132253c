import { FREIGABEN_KEY } from '@foerderportal/client/freigaben'
import {
  AUSZAHLUNGEN_KEY,
  bankpruefungKey,
  type Bankpruefungsstand,
} from '@foerderportal/client/auszahlung/bankpruefung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** What follows a save: the check as it then stands, lists that are stale. */
export const usePruefungZeigen = () => {
  const client = useQueryClient()
  return async (stand: Bankpruefungsstand): Promise<void> => {
    client.setQueryData(bankpruefungKey(stand.wert.guid), stand)
    void client.invalidateQueries({ queryKey: FREIGABEN_KEY })
    await client.invalidateQueries({ queryKey: AUSZAHLUNGEN_KEY })
  }
}

/** The same after an act, with a word for who does not see it. */
export const usePruefungBekanntgeben = () => {
  const zeigen = usePruefungZeigen()
  return async (stand: Bankpruefungsstand, worte: string): Promise<void> => {
    ansagen(worte)
    await zeigen(stand)
  }
}
