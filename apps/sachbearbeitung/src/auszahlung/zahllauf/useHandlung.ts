import { FREIGABEN_KEY } from '@foerderportal/client/freigaben'
import { ZAHLLAEUFE_KEY, zahllaufKey } from '@foerderportal/client/auszahlung/zahllauf'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** What follows an act: the run as it then stands, lists that are stale, a word for who does not see it. */
export const useHandlung = () => {
  const client = useQueryClient()
  return async (lauf: Zahllauf, worte: string): Promise<void> => {
    client.setQueryData(zahllaufKey(lauf.guid), lauf)
    ansagen(worte)
    void client.invalidateQueries({ queryKey: FREIGABEN_KEY })
    await client.invalidateQueries({ queryKey: ZAHLLAEUFE_KEY })
  }
}
