import { momentVon, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import {
  antwortStellen,
  offeneStellen,
} from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { wertAn } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type { Database, Tx } from '../../platform/database/database.ts'
import { mitJedemPruefstand } from './dateien.ts'
import { gesendeteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from './einreichungen.ts'
import type { OffeneNachforderung } from './nachforderungen.ts'
import { geltendesProgramm, type Programme } from './programmLesen.ts'
import type { AntragRow } from './repository.ts'
import { kontextAm } from './kontext.ts'
import { mitUnternehmensdaten } from './unternehmensdaten.ts'

/** An application that the bank gave back: what it waits for, what was sent last, and what may change. */
export type Korrektur = {
  readonly nachforderung: OffeneNachforderung
  readonly einreichung: EinreichungRow
  readonly eingereicht: AntragFormular
  /** The answers as they are being corrected, with what the virus scan says of their files now. */
  readonly entwurf: AntragFormular
  readonly offen: readonly Stellenpfad[]
}

/** Null for a first draft: only an application with a Nachforderung is corrected. */
export const korrekturLaden = async (
  db: Database | Tx,
  antrag: AntragRow,
  programme: Programme,
): Promise<Korrektur | null> => {
  const { nachforderung } = antrag
  if (nachforderung === null) return null
  const einreichung = await gesendeteEinreichung(db, antrag.guid)
  const eingereicht = await mitJedemPruefstand(db, gesendetesFormular(einreichung))
  const entwurf = await mitJedemPruefstand(db, antrag.formular)
  const stichtag = momentVon(nachforderung.erstmalsAm)
  const programm = geltendesProgramm(programme, antrag.programm, stichtag)
  const kontext = kontextAm(antrag, programm, stichtag)
  const { formular } = await mitUnternehmensdaten(db, { ...antrag, formular: eingereicht })
  const moeglich = antwortStellen({ formular, kontext })
  const genannt = nachforderung.stellen.map(({ pfad }) => pfad)
  const offen = offeneStellen(genannt, { formular, kontext }, entwurf).filter((stelle) =>
    moeglich.has(stelle),
  )
  return { nachforderung, einreichung, eingereicht, entwurf, offen }
}

/** What the applicant gets to see of it. */
export const korrekturAnsicht = (korrektur: Korrektur | null): Nachforderung | null => {
  if (korrektur === null) return null
  const { nachforderung: n, eingereicht, offen } = korrektur
  const gruende = new Map(n.stellen.map(({ pfad, grund }) => [pfad, grund]))
  return {
    grund: n.grund,
    gestelltAm: momentVon(n.gestelltAm).toISOString(),
    frist: momentVon(n.frist).toISOString(),
    stichtag: tagInBerlin(momentVon(n.erstmalsAm)),
    offen: offen.map((pfad) => ({
      pfad,
      grund: gruende.get(pfad) ?? null,
      eingereicht: wertAn(eingereicht, pfad) ?? null,
    })),
  }
}
