import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { wartetAufPruefung } from '@foerderportal/contract/shared/pruefstand'
import type { Database, Tx } from '../database/database.ts'
import { dateienBinden, dateienLesen } from './public.ts'

/** What the server knows of the files that a form names, by their guids. */
export type BekannteDateien = ReadonlyMap<string, DateiAngabe>

/** The files of a field as the server knows them; what it does not know falls away. */
export const angabenErsetzen = (
  liste: readonly DateiAngabe[] | null | undefined,
  bekannte: BekannteDateien,
): DateiAngabe[] => (liste ?? []).flatMap(({ uuid }) => bekannte.get(uuid) ?? [])

/** Asked about again: all other words on a file are final. */
export const wartet = ({ scanStatus }: DateiAngabe): boolean => wartetAufPruefung(scanStatus)

/** What virus scan and opening say now of those of the named files that are meant; undefined where there is none to ask about. */
export const pruefstandErmitteln = async (
  db: Database | Tx,
  genannte: readonly DateiAngabe[],
  welche: (datei: DateiAngabe) => boolean,
): Promise<BekannteDateien | undefined> => {
  const gefragte = genannte.filter(welche).map(({ uuid }) => uuid)
  if (gefragte.length === 0) return undefined
  const neue = await dateienLesen(db, [...new Set(gefragte)])
  return new Map([...genannte, ...neue].map((datei) => [datei.uuid, datei]))
}

/**
 * The server's own word on each file that a form names (name, size, type). Files that are not among the stored ones are
 * bound to the company first; a save that names no new file asks the database nothing.
 */
export const angabenErmitteln = async (
  tx: Tx,
  genannte: readonly DateiAngabe[],
  gespeicherte: readonly DateiAngabe[],
  wer: { readonly unternehmenGuid: string; readonly sub: string },
): Promise<BekannteDateien> => {
  const bekannte = new Map(gespeicherte.flatMap((datei) => (wartet(datei) ? [] : [[datei.uuid, datei]])))
  const guids = [...new Set(genannte.map(({ uuid }) => uuid))].filter((uuid) => !bekannte.has(uuid))
  if (guids.length > 0) {
    await dateienBinden(tx, { guids, ...wer })
    for (const datei of await dateienLesen(tx, guids)) bekannte.set(datei.uuid, datei)
  }
  return bekannte
}
