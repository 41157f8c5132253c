import type { ZahllaeufeAntwort } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import type { ZahllaufStatus } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { personenNamen } from '../../nutzer/public.ts'
import type { Services } from '../../platform/services.ts'
import { auszahlungskontoAm } from './auszahlungskonten.ts'
import { bereiteLaden, wartetWeil } from './bereite.ts'
import { zahllaeufeListen, zahllaeufeZaehlen } from './zahllaeufe.ts'
import type { Person } from './zahllaufPolicy.ts'
import { zeileAnsicht } from './zahllaufView.ts'

const SEITE = 50
/** More than these wait for the same reasons. */
const WARTENDE = 50

type Aufruf = {
  readonly person: Person
  readonly frage: { readonly status?: ZahllaufStatus | undefined; readonly nach?: string | undefined }
}
type Wartende = ZahllaeufeAntwort['wartende']
type Bereit = ZahllaeufeAntwort['bereit'][number]

/** What of a programme can be paid, and what waits for what. */
const bereitVon = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  programm: Programm,
  sub: string,
): Promise<{ readonly bereit: Bereit[]; readonly wartende: Wartende }> => {
  const jetzt = clock.now()
  const alle = (await bereiteLaden(db, programm, sub)).map((row) => ({
    row,
    weil: wartetWeil(row, programm, jetzt),
  }))
  const wartende = alle.flatMap(({ row, weil }) =>
    weil === null
      ? []
      : [{ nummer: row.nummer, unternehmenName: row.unternehmen_name, betrag: inEuro(row.cent), weil }],
  )
  const zahlbar = alle.flatMap(({ row, weil }) => (weil === null ? [row] : []))
  if (zahlbar.length === 0) return { bereit: [], wartende }
  const { fehlt: gesperrtWeil = null } = await auszahlungskontoAm(db, programm, tagInBerlin(jetzt))
  const summe = inEuro(zahlbar.reduce((cent, row) => cent + row.cent, 0))
  return { bereit: [{ programm, anzahl: zahlbar.length, summe, gesperrtWeil }], wartende }
}

/** S6-07. Runs, the latest first, and on the first page what could be paid. */
export const zahllaeufeLesen = async (
  services: Pick<Services, 'db' | 'clock'>,
  { person, frage: { status, nach } }: Aufruf,
): Promise<ZahllaeufeAntwort> => {
  const { db } = services
  const { sub } = person
  const rows = await zahllaeufeListen(db, { status, sub, nach, limit: SEITE + 1 })
  const seite = rows.slice(0, SEITE)
  const name = await personenNamen(
    db,
    seite.flatMap((row) =>
      [row.freigegeben_von, row.vorbereitet_von, row.verfall_von].filter((einer) => einer !== null),
    ),
  )
  const jeProgramm = []
  for (const programm of nach === undefined ? Programm.options : [])
    jeProgramm.push(await bereitVon(services, programm, sub))
  return {
    zeilen: seite.map((row) => zeileAnsicht(row, name, person)),
    anzahl: await zahllaeufeZaehlen(db, { status, sub }),
    nach: rows.length > SEITE ? (seite.at(-1)?.guid ?? null) : null,
    bereit: jeProgramm.flatMap(({ bereit }) => bereit),
    wartende: jeProgramm.flatMap(({ wartende }) => wartende).slice(0, WARTENDE),
  }
}
