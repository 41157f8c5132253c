import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DATEITYPEN, type Dateityp } from '@foerderportal/contract/shared/dateitypen'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { mangelWorte, type Oeffnung } from '@foerderportal/contract/shared/pruefstand'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../audit/protokollieren.ts'
import { absagen } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { schonHochgeladen, zugleichHochgeladen } from './dateiEinmal.ts'
import { bekannteEndung, nameFuerTyp, sichererName } from './inhalt/dateiname.ts'
import { pruefungEinreihen } from './viren/dateiPruefen.ts'
import { dateitypErkennen } from './inhalt/dateityp.ts'
import { hatMakros } from './inhalt/makros.ts'
import { xmlMangel } from './inhalt/xml.ts'
import { XML_SAETZE } from './inhalt/xmlSaetze.ts'
import { oeffnungEinreihen } from './oeffnung/dateiOeffnenLassen.ts'
import { NichtFertig } from './oeffnung/oeffner.ts'
import { forCall, inStoreTime } from './callTime.ts'
import { FileTooLarge } from './fileStore.ts'
import { imKontingent } from './kontingent.ts'
import { loeschen, vervollstaendigen, vormerken, type Inhalt } from './repository.ts'
import { dateiAnsicht } from './view.ts'

export type Upload = {
  readonly sub: string
  readonly fileName: string
  readonly source: Readable
  /** What the caller announced, when he did: saves receiving what is refused anyway. */
  readonly contentLength: number | undefined
  /** It stays the bank's: no company ever reads it, or names it in a form. */
  readonly nurBank?: true
  /** Of the call, where it names one (S10-05). */
  readonly schluessel?: string | undefined
}

const ungueltig = (detail: string) => absagen(ALLGEMEIN.ungueltig, detail)
const LEER = 'Die Datei ist leer. Wählen Sie eine Datei mit Inhalt.'
const zuGross = (bytes: number) =>
  ungueltig(`Die Datei ist größer als ${bytes / 1024 / 1024} MB. Wählen Sie eine kleinere Datei.`)
/** What is wrong with a file whose name promises a kind that it is not; '' where it promises none of ours. */
const heisstNur = (name: string): string => {
  const endung = bekannteEndung(name)
  return endung === undefined
    ? ''
    : `Die Datei heißt „${sichererName(name)}“, ist aber keine ${endung.toUpperCase()}-Datei. `
}
const ERLAUBT = Object.values(DATEITYPEN)
  .map(({ bezeichnung }) => bezeichnung)
  .join(', ')
const fremderTyp = (name: string) => {
  const heisst = heisstNur(name)
  return ungueltig(
    heisst === ''
      ? `Diese Art von Datei wird nicht angenommen. Möglich sind: ${ERLAUBT}.`
      : `${heisst}Vielleicht ist sie beschädigt oder mit einem Kennwort geschützt. Öffnen Sie sie auf Ihrem Gerät, und speichern Sie sie neu, ohne Kennwort.`,
  )
}
/** XML that is sound and still not taken says why; of anything else it is only known that it is none. */
const abgewiesen = async ({ files }: Services, guid: string, name: string) => {
  const mangel = bekannteEndung(name) === 'xml' ? await xmlMangel(await files.get(guid)) : undefined
  return mangel === undefined || mangel === 'unlesbar' ? fremderTyp(name) : ungueltig(XML_SAETZE[mangel])
}
const falscherName = (name: string, typ: Dateityp) =>
  ungueltig(
    `${heisstNur(name)}Ihr Inhalt ist von anderer Art: ${DATEITYPEN[typ].bezeichnung}. Speichern Sie sie in der gewünschten Art, oder geben Sie ihr die passende Endung.`,
  )

/** Said at the field, where another file can be chosen at once (S5-04). */
const mangelhaft = (oeffnung: Oeffnung) => {
  const mangel = mangelWorte(oeffnung)
  return mangel && ungueltig(`Die Datei ${mangel.ist}. ${mangel.tun}`)
}

const MAKROS =
  'Die Datei enthält Makros. Speichern Sie sie ohne Makros, zum Beispiel als PDF-Dokument, und laden Sie diese Fassung hoch.'
const istOffice = (typ: Dateityp): boolean => typ.includes('officedocument')

/** A line that breaks is the caller's doing, not a failure of the server. */
const refusalOf = (error: unknown, upload: Upload, maxBytes: number): unknown => {
  if (error instanceof FileTooLarge) return zuGross(maxBytes)
  return upload.source.errored ? ungueltig('Die Übertragung der Datei wurde abgebrochen.') : error
}

const inhaltPruefen = async (services: Services, guid: string, fileName: string) => {
  const { files } = services
  const typ = await dateitypErkennen(files, guid)
  if (typ === undefined) throw await abgewiesen(services, guid, fileName)
  if (istOffice(typ) && (await hatMakros(await files.get(guid)))) throw ungueltig(MAKROS)
  const dateiname = nameFuerTyp(fileName, typ)
  if (dateiname === undefined) throw falscherName(fileName, typ)
  return { dateiname, mime_type: typ }
}

/** S5-04. What can't be opened at once is taken, and opened by a job. */
const oeffnen = async (services: Services, guid: string, typ: Dateityp, bytes: number): Promise<Oeffnung> => {
  try {
    return await services.oeffner.sofort({ typ, bytes, inhalt: () => services.files.get(guid) })
  } catch (err) {
    if (!(err instanceof NichtFertig)) throw err
    services.log.warn({ err, datei: guid }, 'file not opened at once')
    return 'noch nicht geöffnet'
  }
}

/** The row that makes the file one, with all that follows from it. */
const eintragen = (services: Services, guid: string, upload: Upload, gelegt: Inhalt): Promise<Datei> =>
  services.db.transaction().execute(async (tx) => {
    const { sub, nurBank, schluessel } = upload
    const { bytes, sha256, oeffnung } = gelegt
    const scan_status = services.virenpruefung === undefined ? 'nicht geprüft' : 'wird geprüft'
    const row = await vervollstaendigen(tx, guid, {
      ...gelegt,
      scan_status,
      nur_bank: nurBank ?? false,
      aufrufschluessel: schluessel ?? null,
    })
    if (scan_status === 'wird geprüft') await pruefungEinreihen(tx, guid)
    if (oeffnung === 'noch nicht geöffnet') await oeffnungEinreihen(tx, guid)
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'dateiHochladen',
      objektGuid: guid,
      angaben: { sha256, bytes },
    })
    return dateiAnsicht(row)
  })

/** The file, or the same one that came first under its key meanwhile. */
const ablegen = async (services: Services, guid: string, upload: Upload): Promise<Datei> => {
  const { db, files, config } = services
  const { bytes, sha256 } = await files.put(guid, upload.source, config.dateiMaxBytes)
  if (bytes === 0) throw ungueltig(LEER)
  const geprueft = await inhaltPruefen(services, guid, upload.fileName)
  const oeffnung = await oeffnen(services, guid, geprueft.mime_type, bytes)
  const absage = mangelhaft(oeffnung)
  if (absage !== undefined) throw absage
  return eintragen(services, guid, upload, { ...geprueft, bytes, sha256, oeffnung }).catch((error: unknown) =>
    zugleichHochgeladen(db, { ...upload, sha256 }, error),
  )
}

/**
 * Bytes first: the row finds them again. Where that fails too, on a disk that is full or gone, the row stays for the
 * tidying job (dateienAufraeumen.ts): nobody reads it, and without it nothing would ever know of the bytes.
 */
const wegraeumen = async (
  { db, files, log }: Services,
  guid: string,
  ruht: Promise<unknown>,
): Promise<void> => {
  try {
    // What is still being written would come back after it was deleted.
    await ruht
    await files.delete(guid)
    await loeschen(db, guid)
  } catch (err) {
    log.warn({ err, guid }, 'upload not tidied up')
  }
}

/** A refusal waits for tidying no longer than nobody notices; the rest is done after the answer. */
const AUFRAEUMEN_MS = 2_000
const kurzWarten = (raeumt: Promise<void>): Promise<void> =>
  inStoreTime(raeumt, AUFRAEUMEN_MS).catch(() => undefined)

const annehmen = async (services: Services, upload: Upload): Promise<Datei> => {
  const { db, clock, config } = services
  const guid = randomUUID()
  await vormerken(db, { guid, sub: upload.sub, dateiname: sichererName(upload.fileName), jetzt: clock.now() })
  const files = forCall(services.files)
  const aufraeumen = () => kurzWarten(wegraeumen(services, guid, files.settled()))
  try {
    const datei = await ablegen({ ...services, files }, guid, upload)
    if (datei.uuid !== guid) await aufraeumen()
    return datei
  } catch (error) {
    await aufraeumen()
    throw refusalOf(error, upload, config.dateiMaxBytes)
  }
}

/** Takes a file (R7.2-13): streamed to the store, known by its content, kept whole or not at all (S5-01), and once (S10-05). */
export const dateiHochladen = async (services: Services, upload: Upload): Promise<Datei> => {
  const { dateiMaxBytes } = services.config
  if (upload.contentLength !== undefined && upload.contentLength > dateiMaxBytes) throw zuGross(dateiMaxBytes)
  const erste = await schonHochgeladen(services.db, upload).catch((error: unknown) => {
    throw refusalOf(error, upload, dateiMaxBytes)
  })
  return erste ?? imKontingent(services, upload.sub, () => annehmen(services, upload))
}
