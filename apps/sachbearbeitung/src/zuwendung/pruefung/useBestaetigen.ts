import { vermerkSchreiben } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { useUebernehmen } from './useUebernehmen.ts'

/** Writes what a rule proposes as one's own Vermerk, on top of the version that was read. */
export const useBestaetigen = (geschaeft: string) => {
  const uebernehmen = useUebernehmen(geschaeft)
  return async ({ code, vorschlag, version }: PruefpunktAntwort): Promise<void> => {
    const ergebnis = vorschlag?.ergebnis ?? null
    const eingabe = { punkt: code, ergebnis, text: vorschlag?.text ?? '', belege: [] }
    uebernehmen(await vermerkSchreiben(geschaeft, eingabe, version))
  }
}
