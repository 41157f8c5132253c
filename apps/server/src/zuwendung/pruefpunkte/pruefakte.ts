import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { geaenderteStellen } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/lesen'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { Database, Tx } from '../../platform/database/database.ts'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { pruefsummenLesen } from '../../platform/files/public.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { mitteilungDateienLesen } from '../zugang/mitteilungDateien.ts'
import { katalogFuer, type Katalogfassung } from './pruefkatalog.ts'
import { fassungenLesen, type VermerkRow } from './vermerke.ts'

/** What the check of a case rests on. */
export type Pruefakte = {
  readonly katalog: Katalogfassung | undefined
  /** What is checked. */
  readonly letzte: EinreichungRow
  readonly formular: AntragFormular
  /** Files that any submission names, receipts, and what came with messages about the case. */
  readonly dateien: ReadonlySet<string>
  readonly fassungen: readonly VermerkRow[]
  readonly eingangsnummer: (version: number) => string
  /** What was sent with a version of the form. */
  readonly formularVon: (version: number) => AntragFormular
  /** Places that say something else in what was sent last than with this version. */
  readonly geaendertSeit: (version: number) => readonly Stellenpfad[]
}

type Fall = { readonly guid: string; readonly geschaeft_guid: string; readonly programm: Programm }

/** One that was sent: the bank reaches no other. */
const letzteVon = ([letzte]: readonly EinreichungRow[]): EinreichungRow => {
  if (letzte === undefined) throw new Error('a case of the bank has a submission')
  return letzte
}

const einmal = <T>(rechnen: (version: number) => T): ((version: number) => T) => {
  const bekannte = new Map<number, T>()
  return (version) => {
    const wert = bekannte.get(version) ?? rechnen(version)
    bekannte.set(version, wert)
    return wert
  }
}

/** Reads the check of a case; of one of its points alone where it is named. */
export const pruefakteLesen = async (db: Database | Tx, fall: Fall, punkt?: string): Promise<Pruefakte> => {
  const einreichungen = await einreichungenVon(db, fall.guid)
  const letzte = letzteVon(einreichungen)
  const katalog = await katalogFuer(db, fall.programm, letzte.erstmals_am)
  const fassungen = await fassungenLesen(db, fall.geschaeft_guid, punkt)
  const eine = (version: number) => einreichungen.find((e) => e.dokument_version === version) ?? letzte
  const formularVon = einmal((version) => gesendetesFormular(eine(version)))
  const genannt = einreichungen.flatMap((e) =>
    alleDateien(formularVon(e.dokument_version)).map(({ uuid }) => uuid),
  )
  const formular = formularVon(letzte.dokument_version)
  const nachrichten = await mitteilungDateienLesen(db, fall.geschaeft_guid)
  // The bytes of files are compared only where a Vermerk speaks of an earlier submission.
  const frueher = fassungen.some(({ dokument_version: version }) => version !== letzte.dokument_version)
  const summen = frueher ? await pruefsummenLesen(db, genannt) : new Map<string, string>()
  return {
    katalog,
    letzte,
    formular,
    dateien: new Set([
      ...genannt,
      ...einreichungen.flatMap(({ beleg_guid: guid }) => guid ?? []),
      ...nachrichten.map(({ uuid }) => uuid),
    ]),
    fassungen,
    eingangsnummer: (version) => eine(version).eingangsnummer,
    formularVon,
    geaendertSeit: einmal((version) =>
      version === letzte.dokument_version ? [] : geaenderteStellen(formularVon(version), formular, summen),
    ),
  }
}
