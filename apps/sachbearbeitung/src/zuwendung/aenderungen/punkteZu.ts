import type { Aenderung } from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'

/** The points that read what has changed: its place, or a file that lies there now. */
export const punkteZu = (
  { stelle, dateien }: Pick<Aenderung, 'stelle' | 'dateien'>,
  punkte: readonly PruefpunktAntwort[],
): PruefpunktAntwort[] =>
  punkte.filter(
    (punkt) =>
      [...punkt.stellen, ...punkt.nachweise].some(({ pfad }) => pfad === stelle) ||
      (dateien?.nachher ?? []).some(({ uuid }) => punkt.nachweise.some((n) => n.dateien.includes(uuid))),
  )
