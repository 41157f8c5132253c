import type { Pruefgrundlage } from '@foerderportal/contract/zuwendung/pruefpunkte/regel'
import { kontextAm } from '../kern/kontext.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import { quotenFuer } from '../kern/view.ts'
import type { Pruefakte } from './pruefakte.ts'

/** What the rules judge: what was sent last, by the programme of the day on which the application came in first. */
export const grundlageVon = (fall: BankAntrag, akte: Pruefakte, programme: Programme): Pruefgrundlage => {
  const { erstmals_am: erstmalsAm } = akte.letzte
  const programm = geltendesProgramm(programme, fall.programm, erstmalsAm)
  return {
    formular: akte.formular,
    kontext: kontextAm(fall, programm, erstmalsAm),
    quoten: quotenFuer(akte.formular, programm),
    obergrenzen: programm.obergrenzen,
  }
}
