import { antragBereinigen } from '@foerderportal/contract/zuwendung/antrag/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Database, Tx } from '../../platform/database/database.ts'
import { mitZuwendungen } from './angabenUebernehmen.ts'
import { kontextAm } from './kontext.ts'
import { stichtagVon } from './policy.ts'
import { geltendesProgramm, type Programme } from './programmLesen.ts'
import type { AntragRow } from './repository.ts'
import { mitUnternehmensdaten } from './unternehmensdaten.ts'

/** What a screen keeps for itself is no part of the application: it stays with the draft and is neither kept nor hashed. */
export const ohneAblage = ({ uiStorage: _uiStorage, ...angaben }: AntragFormular): AntragFormular => angaben

export type Sendefassung = {
  readonly formular: AntragFormular
  readonly kontext: AntragKontext
}

/** The stored draft as it would be sent at a moment: today's company data, the rates of its day, nothing that is no longer asked. */
export const sendefassung = async (
  db: Database | Tx,
  gespeichert: AntragRow,
  programme: Programme,
  moment: Date,
): Promise<Sendefassung> => {
  const stichtag = stichtagVon(gespeichert, moment)
  const programm = geltendesProgramm(programme, gespeichert.programm, stichtag)
  const kontext = kontextAm(gespeichert, programm, stichtag)
  const { formular: entwurf } = await mitUnternehmensdaten(db, gespeichert)
  const formular = antragBereinigen(mitZuwendungen({ ...entwurf, fertig: true }, programm), kontext)
  return { formular, kontext }
}
