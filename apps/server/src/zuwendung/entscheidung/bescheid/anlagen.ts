import { anlagenZu, versprichtLeeres } from '@foerderportal/contract/zuwendung/bank/entscheidung/anlagen'
import type {
  Anlage,
  Baustein,
  Bescheidvorlage,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { sha256Von } from '../../../platform/einreichung/kanonisch.ts'
import type { PdfAnlage } from '../../../platform/pdf/anlagen/anlagenAnhaengen.ts'
import { nichtMoeglich } from '../../kern/policy.ts'

type MitAnlagen = { readonly anlagen?: readonly Anlage[] }

/** What a notice carries, for its inputs: nothing is said where nothing comes, as in those of earlier versions. */
export const anlagenangabe = (
  vorlage: Pick<Bescheidvorlage, 'anlagen'>,
  bausteine: readonly Pick<Baustein, 'anlagen'>[],
): MitAnlagen => {
  const anlagen = anlagenZu(vorlage, bausteine)
  return anlagen.length === 0 ? {} : { anlagen }
}

type Textstueck = Pick<Baustein, 'code' | 'titel' | 'text'> & Partial<Pick<Baustein, 'anlagen'>>

/** What is wrong with modules of a version that came in before enclosures were asked for, as a sentence; null where nothing is. */
export const versprechenHindernis = (bausteine: readonly Textstueck[]): string | null => {
  const leer = bausteine.filter(versprichtLeeres).map(({ code, titel }) => `${code} „${titel}“`)
  return leer.length === 0
    ? null
    : `Beigefügt wäre nichts, obwohl der Bescheid es sagt: ${leer.join(', ')}. Die Programmpflege muss die Anlage einspielen.`
}

const inhaltVon = async (db: Database | Tx, sha256: string): Promise<Buffer | undefined> =>
  (await sql<{ inhalt: Buffer }>`select inhalt from programmanlage where sha256 = ${sha256}`.execute(db))
    .rows[0]?.inhalt

const anlageLaden = async (db: Database | Tx, { titel, sha256 }: Anlage): Promise<PdfAnlage> => {
  const bytes = await inhaltVon(db, sha256)
  if (bytes === undefined || sha256Von(bytes) !== sha256)
    throw nichtMoeglich(
      `Die Anlage „${titel}“ fehlt oder ist nicht mehr die, die der Bescheid nennt. Die Programmpflege muss sie neu einspielen.`,
    )
  return { titel, bytes }
}

/** The documents behind the pages of a notice; 412 where one is not there as its inputs name it. */
export const anlagenLaden = async (db: Database | Tx, { anlagen = [] }: MitAnlagen): Promise<PdfAnlage[]> => {
  const geladen: PdfAnlage[] = []
  // One after the other: they share the connection of a transaction.
  for (const anlage of anlagen) geladen.push(await anlageLaden(db, anlage))
  return geladen
}
