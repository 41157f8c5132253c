import type { Database } from '../platform/database/database.ts'
import type { Antwort } from './antragSpeichern.ts'
import { mitPruefstand } from './dateien.ts'
import { eingangLesen } from './eingangLesen.ts'
import { korrekturAnsicht, korrekturLaden } from './korrektur.ts'
import { istAenderbar, stichtagVon } from './policy.ts'
import { geltendesProgramm, type Programme } from './programmLesen.ts'
import type { AntragRow } from './repository.ts'
import { mitUnternehmensdaten } from './unternehmensdaten.ts'
import { antragAnsicht } from './view.ts'

type Lesen = {
  readonly antrag: AntragRow
  readonly programme: Programme
  readonly jetzt: Date
  /** Whether the reader may write at all. */
  readonly schreiben: boolean
}

/**
 * An application that the bank gave back: the answers as they are being corrected, once the deadline has passed those
 * that were sent last; they are what counts then.
 */
export const korrekturLesen = async (
  db: Database,
  { antrag, programme, jetzt, schreiben }: Lesen,
): Promise<Antwort> => {
  const korrektur = await korrekturLaden(db, antrag, programme)
  if (korrektur === null) throw new Error(`application ${antrag.guid} was not given back`)
  const rechtzeitig = istAenderbar(antrag, jetzt)
  const stand = rechtzeitig
    ? await mitUnternehmensdaten(db, { ...antrag, formular: await mitPruefstand(db, antrag.formular) })
    : { ...antrag, formular: korrektur.eingereicht }
  const programm = geltendesProgramm(programme, antrag.programm, stichtagVon(antrag, jetzt))
  const body = antragAnsicht(stand, programm, {
    aenderbar: schreiben && rechtzeitig,
    eingang: await eingangLesen(db, korrektur.einreichung),
    nachforderung: korrekturAnsicht(korrektur),
  })
  return { body, version: antrag.version }
}
