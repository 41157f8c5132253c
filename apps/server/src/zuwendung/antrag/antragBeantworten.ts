import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deMinimisLesen } from '../deminimis/deMinimisLesen.ts'
import { eingangLesen } from '../../platform/einreichung/eingangLesen.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { korrekturAnsicht, type Korrektur } from '../kern/korrektur.ts'
import type { Leser } from '../../platform/dokument/leser.ts'
import { stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import type { AntragRow } from '../kern/repository.ts'
import { antragAnsicht, type Antwort } from '../kern/view.ts'
import { mitzeichnungAnsehen } from '../../platform/mitzeichnung/mitzeichnungAnsehen.ts'
import { ANTRAG_MITZEICHNUNG } from '../mitzeichnung/antragMitzeichnung.ts'

/** An application that is to be answered: as it is stored, who reads it, and what the bank has or wants of it. */
export type Lage = {
  readonly programme: Programme
  readonly antrag: AntragRow
  readonly leser: Leser
  readonly einreichung?: EinreichungRow | undefined
  readonly korrektur?: Korrektur | null
}

type Neben = Pick<AntragAntwort, 'eingang' | 'nachforderung' | 'mitzeichnung' | 'deMinimis'>

/** With the programme that holds for it. */
type Nebenlage = Lage & { readonly programm: ProgrammDaten }

/** What other rooms say beside the answers: whoever has something to say adds a line, and every answer carries it. */
const NEBEN_DER_ANTWORT: readonly ((
  db: Database | Tx,
  lage: Nebenlage,
) => Partial<Neben> | Promise<Partial<Neben>>)[] = [
  async (db, { einreichung: e }) => (e === undefined ? {} : { eingang: await eingangLesen(db, e) }),
  async (db, { antrag, programm: { deMinimis }, leser }) =>
    deMinimis === undefined
      ? {}
      : { deMinimis: await deMinimisLesen(db, antrag.unternehmen_guid, deMinimis, leser.jetzt) },
  (_db, { korrektur = null }) => ({ nachforderung: korrekturAnsicht(korrektur) }),
  async (db, { programme, antrag, leser }) => ({
    mitzeichnung: await mitzeichnungAnsehen(db, ANTRAG_MITZEICHNUNG, {
      dokument: antrag,
      umstaende: programme,
      leser,
    }),
  }),
]

const danebenLesen = async (db: Database | Tx, lage: Nebenlage): Promise<Neben> => {
  let neben: Neben = { eingang: null, nachforderung: null, mitzeichnung: null }
  for (const lesen of NEBEN_DER_ANTWORT) neben = { ...neben, ...(await lesen(db, lage)) }
  return neben
}

/** The answer to every call of an application, with the rates of the day by which it is judged. */
export const antragBeantworten = async (
  db: Database | Tx,
  lage: Lage,
  { formular, aenderbar }: { readonly formular: AntragFormular; readonly aenderbar: boolean },
): Promise<Antwort> => {
  const { antrag, einreichung, leser, programme } = lage
  const stichtag = einreichung?.erstmals_am ?? stichtagVon(antrag, leser.jetzt)
  const programm = geltendesProgramm(programme, antrag.programm, stichtag)
  const neben = await danebenLesen(db, { ...lage, programm })
  return {
    body: antragAnsicht({ ...antrag, formular }, programm, { aenderbar, ...neben }),
    version: antrag.version,
  }
}

/** The same of one that was sent: nothing changes any more. */
export const eingereichtBeantworten = (
  db: Database | Tx,
  lage: Lage & { readonly einreichung: EinreichungRow },
): Promise<Antwort> => antragBeantworten(db, lage, { formular: lage.antrag.formular, aenderbar: false })
