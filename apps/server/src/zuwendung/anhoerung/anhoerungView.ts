import type { Datei } from '@foerderportal/contract/shared/datei'
import type {
  AnhoerungAnsicht,
  AnhoerungBeiDerBank,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { bankDateiUrl } from '../kern/bankDateiUrl.ts'
import type { AntragRow } from '../kern/repository.ts'
import { standVon, type AnhoerungRow } from './anhoerungen.ts'

const dateienVon = ({ antwort }: AnhoerungRow): string[] => antwort.dateien.map(({ uuid }) => uuid)

/** What both sides read of a hearing. */
const gemeinsam = (row: AnhoerungRow, jetzt: Date) => ({
  guid: row.guid,
  text: row.text,
  gestelltAm: row.gestellt_am.toISOString(),
  frist: row.frist.toISOString(),
  stand: standVon(row, jetzt) ?? 'ABGELAUFEN',
})

type Nachschlagen = {
  readonly name: (sub: string) => string
  readonly dateien: ReadonlyMap<string, Datei>
}

const antwortVon = (row: AnhoerungRow, { name, dateien }: Nachschlagen): AnhoerungBeiDerBank['antwort'] =>
  row.beantwortet_am === null
    ? null
    : {
        text: row.antwort.text,
        dateien: dateienVon(row).flatMap((uuid) => dateien.get(uuid) ?? []),
        am: row.beantwortet_am.toISOString(),
        von: name(row.beantwortet_von ?? ''),
      }

/** Hearings as the bank reads them: with the names of the people, without what is not sent yet. */
export const beiDerBank = async (
  db: Database | Tx,
  rows: readonly AnhoerungRow[],
  { antragGuid, jetzt }: { readonly antragGuid: string; readonly jetzt: Date },
): Promise<AnhoerungBeiDerBank[]> => {
  const gesendete = rows.filter((row) => row.beantwortet_am !== null)
  const dateien = await dateienLesen(db, [...new Set(gesendete.flatMap(dateienVon))])
  const je = new Map(
    dateien.map((datei) => [datei.uuid, { ...datei, downloadUrl: bankDateiUrl(antragGuid, datei.uuid) }]),
  )
  const name = await personenNamen(
    db,
    rows.flatMap((row) => [row.gestellt_von, row.beantwortet_von ?? '']),
  )
  return rows.map((row) => ({
    ...gemeinsam(row, jetzt),
    gestelltVon: name(row.gestellt_von),
    antwort: antwortVon(row, { name, dateien: je }),
  }))
}

/** The hearing as the company reads it, with its answer as saved last. */
export const beimAntragsteller = async (
  db: Database | Tx,
  row: AnhoerungRow,
  { antrag, jetzt }: { readonly antrag: Pick<AntragRow, 'ge_nr' | 'unternehmen_guid'>; readonly jetzt: Date },
): Promise<{ body: AnhoerungAnsicht; version: number }> => ({
  version: row.version,
  body: {
    ...gemeinsam(row, jetzt),
    unternehmenGuid: antrag.unternehmen_guid,
    geNr: antrag.ge_nr,
    antwort: { text: row.antwort.text, dateien: await dateienLesen(db, dateienVon(row)) },
    gespeichertAm: row.geaendert_am.toISOString(),
    beantwortetAm: row.beantwortet_am?.toISOString() ?? null,
  },
})
