import type { AntragFragebogen } from '@foerderportal/contract/fragebogen/antragFragebogen'
import { fortgangVon } from '@foerderportal/contract/fragebogen/staende'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { AntragBefragung } from './befragungen.ts'
import type { AntragRow } from './repository.ts'

type Antrag = Pick<AntragRow, 'guid' | 'befragungen'>

/** Which questionnaire an application speaks of: the one that is required, else one that waits, else the latest. */
const befragungVon = (
  { befragungen }: Pick<AntragRow, 'befragungen'>,
  { fragebogen }: ProgrammDaten,
): AntragBefragung | undefined =>
  befragungen.find(({ umfrageUuid }) => umfrageUuid === fragebogen) ??
  befragungen.find(({ abgeschlossen }) => !abgeschlossen) ??
  befragungen[0]

/** Where it stands; null where the programme requires none and the bank has asked none (S8-02). */
export const fragebogenVon = (
  antrag: Pick<AntragRow, 'befragungen'>,
  programm: ProgrammDaten,
): AntragFragebogen | null => {
  const befragung = befragungVon(antrag, programm)
  const verlangt = programm.fragebogen !== null
  if (befragung === undefined) return verlangt ? { stand: 'OFFEN', fortschritt: 0, verlangt } : null
  const { umfrageUuid, korrektur, fortschritt } = befragung
  return {
    stand: fortgangVon(befragung),
    fortschritt,
    verlangt: korrektur || umfrageUuid === programm.fragebogen,
  }
}

/** Where it is opened, or begun (R2.4-01). */
export const fragebogenUrl = (antrag: Antrag, programm: ProgrammDaten): string | null => {
  const befragung = befragungVon(antrag, programm)
  if (befragung !== undefined) return `/fragebogen/${befragung.guid}`
  return programm.fragebogen === null
    ? null
    : `/fragebogen/beginnen?umfrageUuid=${programm.fragebogen}&antragGuid=${antrag.guid}`
}
