import { pruefungAbfrage } from '@foerderportal/client/zuwendung/pruefpunkte'
import type {
  PruefpunktAntwort,
  PruefungStand,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { useQueryClient } from '@tanstack/react-query'

/** A point as the server answered it, into what the page shows. */
export const useUebernehmen = (geschaeft: string) => {
  const klient = useQueryClient()
  const { queryKey } = pruefungAbfrage(geschaeft)
  return (neu: PruefpunktAntwort): void => {
    klient.setQueryData<PruefungStand>(
      queryKey,
      (alt) => alt && { ...alt, punkte: alt.punkte.map((punkt) => (punkt.code === neu.code ? neu : punkt)) },
    )
  }
}
