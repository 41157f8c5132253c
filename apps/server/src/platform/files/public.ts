import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Database, Tx } from '../database/database.ts'
import { absagen } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { sichererName } from './inhalt/dateiname.ts'
import { binden, lesen, sperren, vervollstaendigen, vormerken, type Vollstaendig } from './repository.ts'
import { dateiAnsicht } from './view.ts'

/** Reads files for a view, in the order of `guids`; what does not exist is left out. Asks nobody's permission. */
export const dateienLesen = async (db: Database | Tx, guids: readonly string[]): Promise<Datei[]> => {
  if (guids.length === 0) return []
  const rows = new Map((await lesen(db, guids)).map((row) => [row.guid, row]))
  return guids.flatMap((guid) => {
    const row = rows.get(guid)
    return row ? [dateiAnsicht(row)] : []
  })
}

/** SHA-256 of the bytes of each of these files, by its guid. Asks nobody's permission. */
export const pruefsummenLesen = async (
  db: Database | Tx,
  guids: readonly string[],
): Promise<Map<string, string>> => {
  if (guids.length === 0) return new Map()
  return new Map((await lesen(db, [...new Set(guids)])).map(({ guid, sha256 }) => [guid, sha256]))
}

/** A file with what the provider sees besides: its bytes' SHA-256 and who uploaded it. */
export type DateiMitHerkunft = Datei & { readonly sha256: string; readonly hochgeladenVon: string }

/** As `dateienLesen`, with where each file comes from. */
export const dateienMitHerkunftLesen = async (
  db: Database | Tx,
  guids: readonly string[],
): Promise<DateiMitHerkunft[]> => {
  if (guids.length === 0) return []
  const rows = new Map((await lesen(db, guids)).map((row) => [row.guid, row]))
  return guids.flatMap((guid) => {
    const row = rows.get(guid)
    return row ? [{ ...dateiAnsicht(row), sha256: row.sha256, hochgeladenVon: row.hochgeladen_von }] : []
  })
}

type Bindung = { readonly guids: readonly string[]; readonly unternehmenGuid: string; readonly sub: string }

const darfBinden = (row: Vollstaendig, { unternehmenGuid, sub }: Bindung) =>
  !row.nur_bank &&
  (row.unternehmen_guid === unternehmenGuid || (row.unternehmen_guid === null && row.hochgeladen_von === sub))

/** A file of the bank is named once, by who uploaded it. */
const darfDieBankBinden = (row: Vollstaendig, { sub }: Bindung) =>
  row.nur_bank && row.unternehmen_guid === null && row.hochgeladen_von === sub

const bindenWenn = async (tx: Tx, bindung: Bindung, darf: typeof darfBinden): Promise<void> => {
  const gesucht = [...new Set(bindung.guids)]
  if (gesucht.length === 0) return
  const rows = await sperren(tx, gesucht)
  if (rows.length < gesucht.length || !rows.every((row) => darf(row, bindung)))
    throw absagen(
      ALLGEMEIN.nichtGefunden,
      'Eine der angegebenen Dateien gibt es nicht. Laden Sie sie bitte erneut hoch.',
    )
  const ungebunden = rows.filter((row) => row.unternehmen_guid === null).map(({ guid }) => guid)
  if (ungebunden.length > 0) await binden(tx, ungebunden, bindung.unternehmenGuid)
}

/**
 * Binds the files that a form or message names to its company. Files of the company may be named again (S4-11).
 * Refuses with 404 when one is unknown, another company's or somebody else's upload; nothing is bound then.
 */
export const dateienBinden = (tx: Tx, bindung: Bindung): Promise<void> => bindenWenn(tx, bindung, darfBinden)

/** The same for files of the bank: kept with the company whose case they are about, and never shown to it. */
export const bankDateienBinden = (tx: Tx, bindung: Bindung): Promise<void> =>
  bindenWenn(tx, bindung, darfDieBankBinden)

export type Ablage = {
  readonly name: string
  readonly mimeType: string
  readonly inhalt: Buffer | Readable
  readonly unternehmenGuid: string
  /** Only a call of its own gives it, not the general download: a notice that nobody has retrieved yet. */
  readonly verschlossen?: true
}

/** Who stands in the row of a file that the portal itself made. */
export const PORTAL = 'portal'

/** Makes a kept file exist, with the commit of `tx`. */
export type Abgelegt = (tx: Tx) => Promise<Datei & { sha256: string }>

/**
 * Keeps a file made by the portal (a PDF) for a company, in two steps: name and bytes are written here and by
 * themselves, before the caller's transaction begins (it must not wait for a second connection); the file exists with
 * the commit of the answer's `tx`. If that never comes, the tidying job removes the bytes after a day.
 */
export const dateiAblegen = async (
  { db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>,
  ablage: Ablage,
): Promise<Abgelegt> => {
  const guid = randomUUID()
  const dateiname = sichererName(ablage.name)
  await vormerken(db, { guid, sub: PORTAL, dateiname, jetzt: clock.now() })
  const source = Buffer.isBuffer(ablage.inhalt) ? Readable.from([ablage.inhalt]) : ablage.inhalt
  const { bytes, sha256 } = await files.put(guid, source, Infinity)
  return async (tx) => {
    const row = await vervollstaendigen(tx, guid, {
      dateiname,
      mime_type: ablage.mimeType,
      bytes,
      sha256,
      // The portal's own: what it writes opens (platform/pdf, demo/demoDateien.test.ts).
      oeffnung: 'geöffnet',
      unternehmen_guid: ablage.unternehmenGuid,
      verschlossen: ablage.verschlossen ?? false,
    })
    return { ...dateiAnsicht(row), sha256 }
  }
}

export { unbrauchbarWeil, untauglicheDatei } from './inhalt/brauchbar.ts'
export { dateiInhaltLesen, dateiInhaltLiefern, dateiLiefern, type Lieferung } from './dateiHerunterladen.ts'
export { dateiAnnehmen } from './routes.ts'
