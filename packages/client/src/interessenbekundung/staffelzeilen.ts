import { staffelRechnen, type Staffel } from '@foerderportal/contract/interessenbekundung/reihung/staffel'
import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { queryOptions } from '@tanstack/react-query'
import { reihungSeiteLesen, rundeKey } from './runden.ts'

/** Reads the ranking behind a rank, a page at a time, until it is enough. */
const zeilenNach = async (
  guid: string,
  nachRang: number,
  genug: (zeilen: readonly Reihungszeile[]) => boolean,
  signal: AbortSignal,
): Promise<readonly Reihungszeile[]> => {
  const seite = async (nach: number, bisher: readonly Reihungszeile[]): Promise<readonly Reihungszeile[]> => {
    const gelesen = await reihungSeiteLesen(guid, { nach: String(nach) }, signal)
    const zeilen = [...bisher, ...gelesen.zeilen]
    return gelesen.nach === null || genug(zeilen) ? zeilen : seite(gelesen.nach, zeilen)
  }
  return seite(nachRang, [])
}

const rechnen = (zeilen: readonly Reihungszeile[], frei: number): Staffel | null =>
  staffelRechnen(
    zeilen.map(({ bekundungGuid, hauptgruppe, betrag, rang, ausgang }) => ({
      guid: bekundungGuid,
      hauptgruppe,
      cent: inCent(betrag),
      rang,
      entfallen: ausgang === 'ENTFALLEN',
    })),
    inCent(frei),
    0,
  )

const schluessel = (guid: string) => [...rundeKey(guid), 'reihung', 'staffel'] as const

/**
 * The lines that the next batch would have (4.4), computed as the server computes them from what is free, in euros; none
 * where the money does not reach for the next one.
 */
export const naechsteStaffelAbfrage = (guid: string, nachRang: number, frei: number) =>
  queryOptions({
    queryKey: [...schluessel(guid), 'naechste', nachRang, frei],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<readonly Reihungszeile[]> => {
      const mehrAlsPasst = (zeilen: readonly Reihungszeile[]) =>
        zeilen.length > 0 && (rechnen(zeilen, frei)?.zeilen.length ?? 0) < zeilen.length
      const zeilen = await zeilenNach(guid, nachRang, mehrAlsPasst, signal)
      return zeilen.slice(0, rechnen(zeilen, frei)?.zeilen.length ?? 0)
    },
  })

/** The lines that a batch names. */
export const staffelzeilenAbfrage = (guid: string, vonRang: number, bisRang: number) =>
  queryOptions({
    queryKey: [...schluessel(guid), vonRang, bisRang],
    queryFn: async ({ signal }): Promise<readonly Reihungszeile[]> => {
      const bisDahin = (zeilen: readonly Reihungszeile[]) => (zeilen.at(-1)?.rang ?? 0) >= bisRang
      const zeilen = await zeilenNach(guid, vonRang - 1, bisDahin, signal)
      return zeilen.filter(({ rang }) => rang <= bisRang)
    },
  })
