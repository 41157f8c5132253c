import { inWorten, frageKurz } from '@foerderportal/contract/fragebogen/antwort/worte'
import { KEINE_ANTWORT, type Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import type { FallFrageboegen } from '@foerderportal/contract/fragebogen/bank/schema'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { fortgangVon } from '@foerderportal/contract/fragebogen/staende'
import { alleFragen, gestellteFragen } from '@foerderportal/contract/fragebogen/weg/weg'
import { SACHBEARBEITUNG_SERVICE } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database } from '../../platform/database/database.ts'

type Zeile = {
  readonly guid: string
  readonly nummer: number
  readonly definition: Definition
  readonly antworten: Antworten
  readonly vorher: Antworten | null
  readonly vorgaenger_guid: string | null
  readonly fortschritt: number
  readonly version: number
  readonly angelegt_am: Date
  readonly abgeschlossen_am: Date | null
  readonly abgeschlossen_von: string | null
}
type Fallbogen = FallFrageboegen['frageboegen'][number]

/** What was finished, question by question; where the one before said something else, that too. */
export const antwortenAnsicht = ({
  definition,
  antworten,
  vorher,
}: Pick<Zeile, 'definition' | 'antworten' | 'vorher'>): Fallbogen['antworten'] => {
  const gestellt = new Set(gestellteFragen(definition, antworten).map(({ frage }) => frage))
  const zuvor = new Set(gestellteFragen(definition, vorher ?? {}).map(({ frage }) => frage))
  return alleFragen(definition).flatMap(({ frage, block }) => {
    const antwort = inWorten(frage, antworten[frage.id] ?? KEINE_ANTWORT)
    const davor = vorher && inWorten(frage, vorher[frage.id] ?? KEINE_ANTWORT)
    const anders = davor !== null && davor.join('\n') !== antwort.join('\n')
    const eine = {
      frageId: frage.id,
      blockTitel: block.titel,
      frage: frageKurz(frage),
      gestellt: gestellt.has(frage),
      antwort,
      vorher: anders ? davor : null,
    }
    return eine.gestellt || (anders && zuvor.has(frage)) ? [eine] : []
  })
}

type Fall = { readonly geschaeft_guid: string; readonly antrag_guid: string }

const ansicht = (z: Zeile, fall: Fall, name: (sub: string) => string): Fallbogen => ({
  fragebogenGuid: z.guid,
  titel: z.definition.titel,
  fassung: z.nummer,
  stand: fortgangVon({ begonnen: z.version > 1, abgeschlossen: z.abgeschlossen_am !== null }),
  fortschritt: z.fortschritt,
  angelegtAm: z.angelegt_am.toISOString(),
  abgeschlossenAm: z.abgeschlossen_am?.toISOString() ?? null,
  abgeschlossenVon: z.abgeschlossen_von && name(z.abgeschlossen_von),
  vorgaengerGuid: z.vorgaenger_guid,
  pdfUrl:
    z.abgeschlossen_am &&
    `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/${fall.geschaeft_guid}/fragebogen/${z.guid}/pdf`,
  // What is not finished is the applicant's alone, as a draft is.
  antworten: z.abgeschlossen_am === null ? [] : antwortenAnsicht(z),
})

/** The questionnaires of an application, the latest first; whoever asks has asked for its case before. */
export const fallFrageboegen = async (db: Database, fall: Fall): Promise<FallFrageboegen> => {
  const { antrag_guid: antragGuid } = fall
  const { rows } = await sql<Zeile>`select b.guid, f.nummer, f.definition, b.antworten, v.antworten as vorher,
      b.vorgaenger_guid, b.fortschritt, b.version, b.angelegt_am, b.abgeschlossen_am, b.abgeschlossen_von
    from befragung b join umfrage_fassung f on f.guid = b.fassung_guid
      left join befragung v on v.guid = b.vorgaenger_guid
    where b.antrag_guid = ${antragGuid} order by b.angelegt_am desc, b.vorgaenger_guid is null`.execute(db)
  const name = await personenNamen(
    db,
    rows.flatMap(({ abgeschlossen_von: sub }) => sub ?? []),
  )
  return { antragGuid, frageboegen: rows.map((zeile) => ansicht(zeile, fall, name)) }
}
