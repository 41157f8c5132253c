import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Aenderung } from './anfragen.ts'
import type { AUFRUFER, Spalte } from './rechteWelt.ts'
import type { TestApp } from './testApp.ts'

/** A status, with the title of the catalogue where its first row is not meant. */
export type Zelle = number | `${number} ${string}`
type JeSpalte<T extends readonly unknown[]> = { readonly [S in keyof T]: Zelle }

/** The request of a call as this caller would send it, good but for what he may: only rights can refuse it. */
export type RechteAnfrage = (t: TestApp, spalte: Spalte) => Aenderung | Promise<Aenderung>

/**
 * Who gets what from a call, in the order of AUFRUFER: no token; an admin's token without roles; an account that has not
 * registered; registered, of no company, with every role there is; member; member who is admin of another company; admin;
 * admin of another company; member of a credit institution; its admin (gpAdmin). The last two name their own company, all
 * others the farm.
 */
export type Rechtezeile = readonly [
  vorgang: string,
  zellen: JeSpalte<typeof AUFRUFER>,
  anfrage: RechteAnfrage,
]

/** Who of the bank gets what (S9-01): who checks, releases, maintains programmes, leads, audits. */
export type Bankzeile = readonly [number, number, number, number, number]

/** Reading is for everybody at the bank, each act for the role that it belongs to. */
export const BANK = {
  lesen: [200, 200, 200, 200, 200],
  pruefen: [200, 403, 403, 403, 403],
  nachpruefen: [403, 403, 403, 403, 200],
  leiten: [403, 403, 403, 200, 403],
  freigeben: [403, 200, 403, 403, 403],
} as const satisfies Record<string, Bankzeile>

/** The answer of a call that is about no case. */
export const OHNE_FALL = 'ohne Fall'
/** Whoever has a conflict of interest gets no answer: 403. */
export const VERWEIGERT = 'verweigert'
type Befangenenantwort = object | typeof OHNE_FALL | typeof VERWEIGERT

/**
 * What a slice knows of the rights to its own calls; it keeps it in `testing/rechte.ts` as `rechte`. A row is called by
 * its call; behind a colon stands what is particular of the request.
 */
export type Rechteteil = {
  /** Of the user service (section 7.1), under the requirements that the rows prove. */
  readonly kunden?: Readonly<Record<`[${string}]`, readonly Rechtezeile[]>>
  readonly bank?: Readonly<Record<string, Bankzeile>>
  /**
   * What a call of the bank answers to somebody with a conflict of interest on every case: a list has nothing, some
   * are about no case at all. Whatever is not named here refuses him.
   */
  readonly befangen?: Readonly<Record<string, Befangenenantwort>>
  /** Where it is another one with a conflict of interest on every company. */
  readonly befangenAmUnternehmen?: Readonly<Record<string, Befangenenantwort>>
}

const SERVER = join(import.meta.dirname, '../..')

/** Every part that any folder holds: nobody has to list one. */
export const rechteteile = async (): Promise<readonly Rechteteil[]> => {
  const dateien = globSync('**/testing/rechte.ts', { cwd: SERVER }).toSorted()
  return Promise.all(
    dateien.map(async (datei) => {
      const { rechte } = (await import(pathToFileURL(join(SERVER, datei)).href)) as { rechte?: Rechteteil } // looked at next
      if (rechte === undefined)
        throw new Error(`${datei} exports no 'rechte': see Rechteteil in platform/testing/rechteteile.ts`)
      return rechte
    }),
  )
}
