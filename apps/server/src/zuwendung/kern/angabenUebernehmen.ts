import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import type { FoerdergegenstandSeite } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { dateienUebernehmen } from './dateien.ts'
import type { AntragRow } from './repository.ts'
import { quotenFuer } from './view.ts'

const programmPruefen = (formular: AntragFormular, { programm }: AntragRow) => {
  const falsch = (pfad: string, type: string | undefined) =>
    type === undefined || type === programm
      ? []
      : [{ pfad, text: `Dieser Antrag gehört zu ${programmName(programm)}.` }]
  const errors = [
    ...falsch('produktgruppenDaten.type', formular.produktgruppenDaten.type),
    ...falsch('dokumente.type', formular.dokumente?.type),
  ]
  if (errors.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, errors)
}

/**
 * Payouts will refer to items within their application: each keeps one id from its first save on. The browser makes it,
 * so that repeated saves speak of the same item; where two items bear the same one, the second gets another.
 */
const mitIds = (seiten: readonly FoerdergegenstandSeite[]): FoerdergegenstandSeite[] => {
  const vergeben = new Set<string>()
  const idFuer = (gewuenscht: string | null | undefined): string => {
    const id = gewuenscht && !vergeben.has(gewuenscht) ? gewuenscht : randomUUID()
    vergeben.add(id)
    return id
  }
  return seiten.map((seite) => ({
    ...seite,
    foerdergegenstaende: seite.foerdergegenstaende?.map((g) => ({ ...g, id: idFuer(g.id) })),
  }))
}

/** The form with the grants that the programme gives for it; whatever was sent for them does not count. */
export const mitZuwendungen = (formular: AntragFormular, programm: ProgrammDaten): AntragFormular => ({
  ...formular,
  foerdergegenstandSeiten: zuwendungenBerechnen(
    formular.foerdergegenstandSeiten ?? [],
    quotenFuer(formular, programm),
    programm.obergrenzen,
  ),
})

/**
 * What is stored of a form that was sent: the answers of the user, with what the server alone decides put in its place
 * (company data, grants, ids, what it knows of the files).
 */
export const angabenUebernehmen = async (
  tx: Tx,
  antrag: AntragRow,
  gesendet: AntragFormular,
  programm: ProgrammDaten,
  sub: string,
): Promise<AntragFormular> => {
  programmPruefen(gesendet, antrag)
  const foerdergegenstandSeiten = mitIds(gesendet.foerdergegenstandSeiten ?? [])
  const { unternehmen } = antrag.formular
  const formular = mitZuwendungen({ ...gesendet, unternehmen, foerdergegenstandSeiten }, programm)
  // In a correction every file is asked about: what was clean when it was sent can have been locked since.
  const gespeicherte = antrag.nachforderung === null ? alleDateien(antrag.formular) : []
  return dateienUebernehmen(tx, formular, gespeicherte, { unternehmenGuid: antrag.unternehmen_guid, sub })
}
