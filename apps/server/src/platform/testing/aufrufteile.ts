import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Aenderung } from './anfragen.ts'
import type { Beispiel } from './beispiel.ts'
import type { PortalBasis } from './portalBasis.ts'

export type Beispiele = Readonly<Record<string, Beispiel>>

/** A change of the good request; `wer` asks instead of who may, `danach` lets go what was held until it was answered. */
export type Fehler = Aenderung & { readonly wer?: Beispiel['als']; readonly danach?: () => Promise<unknown> }

/** A refusal of the error catalogue (section 8), and what of the good request has to be otherwise to get it. */
export type Zeile = readonly [
  vorgang: string,
  status: number,
  titel: string,
  fehler: () => Fehler | Promise<Fehler>,
]

/** What rows of the catalogue are made with. */
export type Katalogmittel = {
  /** The good request of a call. */
  readonly gut: (name: string) => Beispiel
  /** Its path names something that does not exist. */
  readonly unbekannt: (name: string, parameter: string) => () => Fehler
  /** Its body says something else here. */
  readonly imBody: (name: string, angaben: object) => Fehler
  /** Sends it, so often. */
  readonly senden: (name: string, fehler?: Fehler, mal?: number) => Promise<void>
}

/**
 * What a slice knows of its own calls: a good request of each, by its name, and what refuses it. Each slice keeps it in
 * its folder `testing`, in `aufrufe.ts` or, for one of its rooms, in a file whose name ends in `Aufrufe`, as `aufrufe`.
 * What the requests name is made before they are answered.
 */
export type Aufrufteil = (basis: PortalBasis) => Promise<{
  readonly beispiele: Beispiele
  readonly katalog?: (mittel: Katalogmittel) => readonly Zeile[]
}>

const SERVER = join(import.meta.dirname, '../..')
const DATEIEN = '**/testing/{aufrufe,*Aufrufe}.ts'

/** Every part that any folder holds, by its file: nobody has to list one. */
export const aufrufteile = async (
  ordner = SERVER,
): Promise<readonly (readonly [datei: string, teil: Aufrufteil])[]> => {
  const dateien = globSync(DATEIEN, { cwd: ordner }).toSorted()
  if (dateien.length === 0) throw new Error(`${ordner} holds no ${DATEIEN}: there is no call to test`)
  return Promise.all(
    dateien.map(async (datei) => {
      const { aufrufe } = (await import(pathToFileURL(join(ordner, datei)).href)) as { aufrufe?: Aufrufteil } // looked at next
      if (typeof aufrufe !== 'function')
        throw new Error(
          `${datei} exports no function 'aufrufe': see Aufrufteil in platform/testing/aufrufteile.ts`,
        )
      return [datei, aufrufe] as const
    }),
  )
}

export type Aufrufe = {
  readonly beispiele: Beispiele
  readonly katalog: (mittel: Katalogmittel) => readonly Zeile[]
}

/** All parts as one. A call that two of them describe is described by none. */
export const aufrufeSammeln = async (basis: PortalBasis, ordner?: string): Promise<Aufrufe> => {
  const beispiele: Record<string, Beispiel> = {}
  const kataloge: ((mittel: Katalogmittel) => readonly Zeile[])[] = []
  // One after the other: what they make of the same farm has an order.
  for (const [datei, teil] of await aufrufteile(ordner)) {
    const { beispiele: eigene, katalog } = await teil(basis)
    for (const [name, beispiel] of Object.entries(eigene)) {
      if (name in beispiele) throw new Error(`${datei} gives a second good request for ${name}`)
      beispiele[name] = beispiel
    }
    if (katalog !== undefined) kataloge.push(katalog)
  }
  return { beispiele, katalog: (mittel) => kataloge.flatMap((katalog) => katalog(mittel)) }
}

/** The good request of a call; one that has none fails whoever asks. */
export const beispielVon = (gute: Beispiele, name: string): Beispiel => {
  const gut = gute[name]
  if (gut === undefined)
    throw new Error(`${name} has no good request: give it one in the testing/aufrufe.ts of its slice`)
  return gut
}
