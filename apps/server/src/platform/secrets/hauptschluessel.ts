import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolderDurably, syncFolder } from '../durableFile.ts'
import { StartError } from '../startError.ts'
import { hasCode } from '../systemError.ts'

const DATEI = 'hauptschluessel'
const BYTES = 32

const ableiten = (material: string | Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', material, 'foerderportal', 'hauptschluessel', BYTES))

const lesen = async (pfad: string): Promise<Buffer | undefined> => {
  try {
    return Buffer.from((await readFile(pfad, 'utf8')).trim(), 'hex')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** `link` fails when the name is taken: of two processes that start together one wins and both read the winner's key. */
const anlegen = async (ordner: string, pfad: string): Promise<void> => {
  await makeFolderDurably(ordner)
  const entwurf = join(ordner, `.${DATEI}-${randomUUID()}`)
  const datei = await open(entwurf, 'wx', 0o600)
  try {
    await datei.writeFile(`${randomBytes(BYTES).toString('hex')}\n`)
    await datei.sync()
    await link(entwurf, pfad)
    await syncFolder(ordner)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await datei.close()
    await rm(entwurf, { force: true })
  }
}

/** What a file holds that is no key: cut off, empty, or another file. */
const kaputt = (pfad: string) =>
  new StartError(
    `Die Datei ${pfad} enthält keinen Hauptschlüssel (erwartet ${BYTES * 2} Zeichen hexadezimal). ` +
      'Stellen Sie sie aus der Sicherung wieder her, oder setzen Sie PORTAL_SCHLUESSEL, wenn die Datenbank damit eingerichtet wurde.',
  )

const fehlt = (pfad: string) =>
  new StartError(
    `Der Hauptschlüssel ${pfad} fehlt, aber die Datenbank ist schon mit einem eingerichtet. ` +
      'Stellen Sie die Datei aus der Sicherung wieder her, oder setzen Sie PORTAL_SCHLUESSEL auf ihren Inhalt oder auf den Wert, mit dem sie eingerichtet wurde. Ist er verloren, hilft docs/betrieb/identitaet.md, „Wenn der Hauptschlüssel verloren ist“.',
  )

export type SchluesselQuelle = { readonly masterKey: string | undefined; readonly datenVerzeichnis: string }

/** What the file holds, as an operator copies it. */
const WIE_IN_DER_DATEI = new RegExp(`^[0-9a-f]{${BYTES * 2}}$`, 'i')

/**
 * What the variable may mean: the content of a file that moved into it, and then its bytes, or a text. 64 hexadecimal
 * digits may be either: who made them for the variable has a database that was set up with them as text.
 */
const ausVariable = (masterKey: string): readonly Buffer[] => {
  const text = ableiten(masterKey)
  const hex = masterKey.trim()
  return WIE_IN_DER_DATEI.test(hex) ? [ableiten(Buffer.from(hex, 'hex')), text] : [text]
}

/**
 * The 32 byte master key: derived from `PORTAL_SCHLUESSEL`, else from the file `hauptschluessel` (mode 0600) in the
 * data folder, which is made on the first start. Where the variable may mean two keys, both: a new database takes the
 * first, one that is set up the one that opens it. Throws StartError when that file does not hold a key, or is missing
 * though `eingerichtet`: another key opens nothing, and a new file beside a restored database would only mislead.
 */
export const hauptschluessel = async (
  { masterKey, datenVerzeichnis }: SchluesselQuelle,
  eingerichtet: boolean,
): Promise<readonly Buffer[]> => {
  if (masterKey !== undefined) return ausVariable(masterKey)
  const pfad = join(datenVerzeichnis, DATEI)
  let roh = await lesen(pfad)
  if (roh === undefined) {
    if (eingerichtet) throw fehlt(pfad)
    await anlegen(datenVerzeichnis, pfad)
    roh = await lesen(pfad)
  }
  if (roh?.length !== BYTES) throw kaputt(pfad)
  return [ableiten(roh)]
}
