import type { Readable } from 'node:stream'
import type { Oeffnung } from '@foerderportal/contract/shared/pruefstand'
import { ExpectedFailure } from '../../expectedFailure.ts'
import { werkstatt } from '../../werkstatt.ts'
import { InhaltFehlt, KindFehlt, OeffnerKind, type Sendung, type ZuSpaet } from './oeffnerKind.ts'
import type { Antwort, Auftrag } from './nachrichten.ts'

/** What is opened, and how long that may take. */
export type Vorlage = Auftrag & { readonly inhalt: () => Promise<Readable> }
/** No word on the file: it took too long or too much, its reader ended under it, or many others were in line. */
export class NichtFertig extends ExpectedFailure {
  override readonly away: boolean = false
}
/** No word either, and the file has nothing to do with it: what opens files is broken, or does not start. */
export class OeffnerKaputt extends NichtFertig {
  override readonly away = true
}

export type Oeffner = (vorlage: Vorlage) => Promise<Oeffnung>

type Grenzen = {
  readonly ms: number
  readonly mb: number
  /** So many wait for their turn; more have none. */
  readonly hoechstens: number
  /** How long one waits for its turn. */
  readonly geduldMs: number
  readonly kind?: () => OeffnerKind
}

/** The process ends when nothing came for so long; the next file waits a third of a second for another (ADR 0101). */
const RUHE_MS = 30_000

/** Thrown only where the process may have suffered: the workshop ends it then. */
const befundAus = (antwort: Antwort | ZuSpaet): Oeffnung | undefined => {
  if ('zuSpaet' in antwort) return undefined
  if ('fehler' in antwort) throw new OeffnerKaputt(antwort.fehler)
  return antwort.oeffnung
}

const fehlerZu = (warum: string, cause?: unknown): Error => {
  if (cause instanceof InhaltFehlt) return cause
  if (cause instanceof KindFehlt) return new OeffnerKaputt(cause.message, { cause })
  return new NichtFertig(`opener: ${warum}`, { cause })
}

/** Opens one file after another in a process of its own. Rejects with NichtFertig; with what the store says, where it fails. */
export const oeffner = ({ ms, mb, hoechstens, geduldMs, kind }: Grenzen): Oeffner => {
  const arbeiten = werkstatt<Sendung, Antwort | ZuSpaet>({
    thread: kind ?? (() => new OeffnerKind(mb)),
    ms,
    ruheMs: RUHE_MS,
    fehler: fehlerZu,
  })
  let wartende = 0
  const anstellen = async (vorlage: Vorlage): Promise<Oeffnung> => {
    if (wartende > hoechstens) throw new NichtFertig('opener: line')
    const oeffnung = await arbeiten({ ...vorlage, bis: Date.now() + geduldMs }, befundAus)
    if (oeffnung === undefined) throw new NichtFertig('opener: turn')
    return oeffnung
  }
  return async (vorlage) => {
    wartende += 1
    try {
      return await anstellen(vorlage)
    } catch (error) {
      throw error instanceof InhaltFehlt ? error.cause : error
    } finally {
      wartende -= 1
    }
  }
}

/** Who uploads waits for the word on his file; what comes after it may take longer. Each has a process of its own. */
export type Oeffnerpaar = { readonly sofort: Oeffner; readonly nachher: Oeffner }

const MB = 256
/** Five seconds for a file and as long for its turn: an upload answers after ten at most, whatever others send. */
const SOFORT = { ms: 5_000, mb: MB, hoechstens: 8, geduldMs: 5_000 }
/** One job after another (dateiOeffnenLassen.ts), on a machine that may be busy. */
const NACHHER = { ms: 30_000, mb: MB, hoechstens: 8, geduldMs: 60_000 }

export const openOeffner = (): Oeffnerpaar => ({ sofort: oeffner(SOFORT), nachher: oeffner(NACHHER) })
