import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import type { RundeRow } from './runden.ts'
import type { StaffelVorgang } from './vorgaenge.ts'

type Eintrag = RundeAntwort['zeitleiste'][number]

/** What has happened to a round and what will, in the order of the procedure; batches as they were released. */
export const zeitleisteVon = (
  r: RundeRow,
  staffeln: readonly StaffelVorgang[],
  jetzt: Date,
): RundeAntwort['zeitleiste'] => {
  const eintrag = (schritt: Eintrag['schritt'], am: Date | null, geschehen = am !== null && am <= jetzt) => ({
    schritt,
    nr: null,
    am: am?.toISOString() ?? null,
    geschehen,
  })
  const freigegeben = staffeln.flatMap(({ nr, freigegeben_am: am }) =>
    am === null ? [] : [{ ...eintrag('STAFFEL', am), nr }],
  )
  return [
    eintrag('VEROEFFENTLICHUNG', r.veroeffentlicht_am),
    eintrag('BEGINN', r.von, r.von <= jetzt && r.veroeffentlicht_am !== null),
    eintrag('ENDE', r.bis, r.bis <= jetzt && r.veroeffentlicht_am !== null),
    eintrag('EINFRIEREN', r.eingefroren_am),
    eintrag('ZIEHUNG', r.ziehung_am),
    eintrag('REIHUNG', r.reihung_freigegeben_am),
    ...freigegeben,
    ...(r.annulliert_am === null ? [] : [eintrag('ANNULLIERUNG', r.annulliert_am)]),
  ]
}
