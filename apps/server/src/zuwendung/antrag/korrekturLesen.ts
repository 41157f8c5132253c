import type { Database } from '../../platform/database/database.ts'
import type { Antwort } from './antragSpeichern.ts'
import { eingangLesen } from '../kern/eingangLesen.ts'
import { korrekturAnsicht, korrekturLaden } from '../kern/korrektur.ts'
import { mitzeichnungAnsehen, type Leser } from '../mitzeichnung/mitzeichnungAnsehen.ts'
import { istAenderbar, stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import type { AntragRow } from '../kern/repository.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'
import { antragAnsicht } from '../kern/view.ts'

type Lesen = {
  readonly antrag: AntragRow
  readonly programme: Programme
  readonly leser: Leser
}

/**
 * An application that the bank gave back: the answers as they are being corrected, once the deadline has passed those
 * that were sent last; they are what counts then.
 */
export const korrekturLesen = async (db: Database, { antrag, programme, leser }: Lesen): Promise<Antwort> => {
  const korrektur = await korrekturLaden(db, antrag, programme)
  if (korrektur === null) throw new Error(`application ${antrag.guid} was not given back`)
  const { jetzt } = leser
  const rechtzeitig = istAenderbar(antrag, jetzt)
  const stand = rechtzeitig
    ? await mitUnternehmensdaten(db, { ...antrag, formular: korrektur.entwurf })
    : { ...antrag, formular: korrektur.eingereicht }
  const programm = geltendesProgramm(programme, antrag.programm, stichtagVon(antrag, jetzt))
  const body = antragAnsicht(stand, programm, {
    aenderbar: leser.darfSchreiben && rechtzeitig,
    eingang: await eingangLesen(db, korrektur.einreichung),
    nachforderung: korrekturAnsicht(korrektur),
    mitzeichnung: await mitzeichnungAnsehen(db, programme, antrag, leser),
  })
  return { body, version: antrag.version }
}
