import { pruefungAbfrage, vermerkSchreiben } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { PruefpunktAntwort, PruefungStand } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { useQueryClient } from '@tanstack/react-query'

/** Writes what a rule proposes as one's own Vermerk, on top of the version that was read. */
export const useBestaetigen = (geschaeft: string) => {
  const klient = useQueryClient()
  const { queryKey } = pruefungAbfrage(geschaeft)
  return async ({ code, vorschlag, version }: PruefpunktAntwort): Promise<void> => {
    const ergebnis = vorschlag?.ergebnis ?? null
    const eingabe = { punkt: code, ergebnis, text: vorschlag?.text ?? '', belege: [] }
    const neu = await vermerkSchreiben(geschaeft, eingabe, version)
    klient.setQueryData<PruefungStand>(
      queryKey,
      (alt) => alt && { ...alt, punkte: alt.punkte.map((punkt) => (punkt.code === code ? neu : punkt)) },
    )
  }
}
