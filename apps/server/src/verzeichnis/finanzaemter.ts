import { readFile } from 'node:fs/promises'
import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import { sql } from 'kysely'
import type { Services } from '../platform/services.ts'
import { imSpeicher } from './datenstand/imSpeicher.ts'

/** A tax office with its federal number, whose first digits name the Land. */
export type Finanzamt = { readonly bufaNr: string; readonly name: string }

const DATEI = new URL('daten/finanzaemter.txt', import.meta.url)
const ZEILE = /^(\d{4}) (\S.*)$/

/** The offices that come with the product: directory GemFA of the Bundeszentralamt für Steuern, 2025-04-23. */
export const finanzaemterVorgabe = async (): Promise<Finanzamt[]> =>
  (await readFile(DATEI, 'utf8')).split('\n').flatMap((zeile) => {
    const [, bufaNr, name] = ZEILE.exec(zeile) ?? []
    return bufaNr === undefined || name === undefined ? [] : [{ bufaNr, name }]
  })

/**
 * Offices that have one task for many districts, or that collect and audit: no business files its returns there.
 * 'Körperschaften' stays: a GmbH belongs to one.
 */
const SPEZIELL =
  /(?:betriebs|konzern|außen)prüfung|Zentrales Konzernprüfungsamt|Prüfungsd|Fahndung|Strafsachen|Bewertung|Erhebung|erhebung|Kasse\b|kasse\b|\bRAB\b|\bRIA\b|Verkehrst\.|Großunternehmen|Grunderwerbsteuer|Schenk\.|Landesamt|Bundeszentralamt|Technisches Finanzamt|International/i

const istSpeziell = ({ name }: Finanzamt): boolean => SPEZIELL.test(name)

/** Each name once, in German order (R7.3-05). */
const waehlbare = (aemter: readonly Finanzamt[]): string[] =>
  [...new Set(aemter.filter((amt) => !istSpeziell(amt)).map(({ name }) => name))].toSorted(nachAlphabet)

const eingespielt = async ({ db }: Services): Promise<string[]> => {
  const { rows } = await sql<Finanzamt>`select bufa_nr as "bufaNr", name from verzeichnis_finanzamt`.execute(
    db,
  )
  return waehlbare(rows)
}

/** The names to choose from as they hold now, from memory. */
export const finanzaemterLesen = imSpeicher<string[]>({
  art: 'finanzaemter',
  vorgabe: async () => waehlbare(await finanzaemterVorgabe()),
  eingespielt,
})
