import { jahrInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { jobEinreihen } from '../jobs/jobs.ts'
import { einreichungSpalten, type EinreichungRow } from './einreichungen.ts'
import { sha256Von } from './kanonisch.ts'

/** A series of numbers: 'ANK-2026-000001'. People read them out on the telephone. */
export type Nummernkreis = {
  readonly kuerzel: string
  /** Sequence in the database. */
  readonly folge: 'eingang_nr' | 'ibk_eingang_nr' | 'auszahlung_eingang_nr'
}

/** Who signed second, and when. */
export type Mitgezeichnet = { readonly person: string; readonly name: string; readonly am: Date }

export type NeueEinreichung = {
  readonly dokument: Pick<EinreichungRow, 'unternehmen_guid'> & {
    readonly guid: string
    readonly version: number
  }
  /** The next number, or the submission whose number is kept (S3-02). */
  readonly nummer: Nummernkreis | Pick<EinreichungRow, 'eingangsnummer' | 'nummer_version'>
  /** When the request arrived. */
  readonly eingegangenAm: Date
  readonly sub: string
  /** What is sent: the bytes of its JSON are what is kept, hashed, and travels with the receipt. */
  readonly inhalt: object
  /** The second signature (S4-07); none where one signs alone. */
  readonly mitzeichnung?: Mitgezeichnet | undefined
  /** The job that makes the receipt; none where there is no receipt. `mail: false` tells nobody, `line`: as a job's. */
  readonly beleg?: { readonly aufgabe: string; readonly mail?: boolean; readonly line?: string }
}

const nummerVon = ({ nummer, dokument, eingegangenAm }: NeueEinreichung) =>
  'folge' in nummer
    ? {
        eingangsnummer: sql`${`${nummer.kuerzel}-${jahrInBerlin(eingegangenAm)}-`}::text
          || lpad(nextval(${nummer.folge})::text, 6, '0')`,
        nummer_version: dokument.version,
      }
    : nummer

const einfuegen = async (tx: Tx, n: NeueEinreichung): Promise<EinreichungRow> => {
  const { dokument, mitzeichnung } = n
  const { eingangsnummer, nummer_version } = nummerVon(n)
  const gesendet = JSON.stringify(n.inhalt)
  const { rows } =
    await sql<EinreichungRow>`insert into einreichung (eingangsnummer, nummer_version, dokument_guid,
      dokument_version, unternehmen_guid, eingegangen_am, eingereicht_von, gesendet, sha256,
      mitgezeichnet_von, mitgezeichnet_name, mitgezeichnet_am)
    values (${eingangsnummer}, ${nummer_version}, ${dokument.guid}, ${dokument.version}, ${dokument.unternehmen_guid},
      ${n.eingegangenAm}, ${n.sub}, ${gesendet}, ${sha256Von(gesendet)},
      ${mitzeichnung?.person ?? null}, ${mitzeichnung?.name ?? null}, ${mitzeichnung?.am ?? null})
    returning ${einreichungSpalten}`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('insert into einreichung returned no row')
  return row
}

/**
 * Keeps what was sent of a document, for good: its number, the bytes with their SHA-256, and a job that makes the
 * receipt (S4-08). State and audit row are its slice's.
 */
export const einreichungFesthalten = async (tx: Tx, n: NeueEinreichung): Promise<EinreichungRow> => {
  const einreichung = await einfuegen(tx, n)
  if (n.beleg === undefined) return einreichung
  const { aufgabe, mail = true, line } = n.beleg
  const { eingangsnummer, dokument_version: version } = einreichung
  const key = `${aufgabe}:${eingangsnummer}:${version}`
  await jobEinreihen(
    tx,
    aufgabe,
    { eingangsnummer, version, mail },
    line === undefined ? { key } : { key, line },
  )
  return einreichung
}
