import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Pruefgrundlage } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/regel'
import type { Database, Tx } from '../../platform/database/database.ts'
import { vergebenCent } from '../deminimis/konto.ts'
import { verbundNaehe } from '../deminimis/verbundnaehe.ts'
import { kontextAm } from '../kern/kontext.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import { quotenFuer } from '../kern/view.ts'
import type { Pruefakte } from './pruefakte.ts'

/** What the rules judge: what was sent last, by the programme of the day on which the application came in first. */
export const grundlageVon = async (
  db: Database | Tx,
  fall: BankAntrag,
  akte: Pruefakte,
  { programme, jetzt }: { readonly programme: Programme; readonly jetzt: Date },
): Promise<Pruefgrundlage> => {
  const { erstmals_am: erstmalsAm } = akte.letzte
  const programm = geltendesProgramm(programme, fall.programm, erstmalsAm)
  // Without the account the rule says nothing: what is on it are others' grants too (S9-01).
  const verdeckt = programm.deMinimis && (await verbundNaehe(db, fall.leser, fall.unternehmen_guid))
  const grenze = verdeckt === 'BEFANGEN' ? undefined : programm.deMinimis
  return {
    formular: akte.formular,
    kontext: kontextAm(fall, programm, erstmalsAm),
    quoten: quotenFuer(akte.formular, programm),
    obergrenzen: programm.obergrenzen,
    ...(grenze && {
      deMinimis: {
        grenze,
        vergebenCent: await vergebenCent(db, fall.unternehmen_guid, grenze, tagInBerlin(jetzt)),
      },
    }),
  }
}
