import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Importart, Wert } from '../datenstand/importart.ts'

const SONDERZEICHEN: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}
const maskieren = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (z) => SONDERZEICHEN[z] ?? z) : text

const alsFeld = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** A value in PostgreSQL's text form of COPY. */
const wertText = (wert: Wert): string => {
  if (wert === null) return '\\N'
  if (typeof wert === 'string') return maskieren(wert)
  if (typeof wert === 'object') return maskieren(`{${wert.map(alsFeld).join(',')}}`)
  return String(wert)
}

const zeileText = (werte: readonly Wert[]): string => `${werte.map(wertText).join('\t')}\n`

const STUECK = 512 * 1024

/** Streams rows into a table and answers how many they were; the memory it needs does not grow with them. */
export const kopieren = async (
  client: pg.Client,
  { tabelle, spalten }: Importart['ziel'],
  zeilen: AsyncIterable<readonly Wert[]>,
  geschrieben: (anzahl: number) => void | Promise<void>,
): Promise<number> => {
  const ziel = client.query(from(`copy ${tabelle} (${spalten.join(', ')}) from stdin`))
  const fertig = finished(ziel)
  // Without a listener a failure between two writes would end the process.
  fertig.catch(() => undefined)
  let anzahl = 0
  let stueck = ''
  let frei: Promise<unknown> = Promise.resolve()
  const senden = async () => {
    // The database takes one piece while the next one is made.
    await frei
    frei = ziel.write(stueck) ? Promise.resolve() : Promise.race([once(ziel, 'drain'), fertig])
    frei.catch(() => undefined)
    stueck = ''
    await geschrieben(anzahl)
  }
  try {
    for await (const zeile of zeilen) {
      stueck += zeileText(zeile)
      anzahl += 1
      if (stueck.length >= STUECK) await senden()
    }
    await senden()
    await frei
    ziel.end()
  } catch (fehler) {
    ziel.destroy(fehler instanceof Error ? fehler : new Error(String(fehler)))
    await fertig.catch(() => undefined)
    throw fehler
  }
  await fertig
  return anzahl
}
