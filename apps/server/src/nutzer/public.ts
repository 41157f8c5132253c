import type { Database, Tx } from '../platform/database/database.ts'
import * as repository from './repository.ts'

export type { GesperrterNutzer } from './repository.ts'

/**
 * What a decision about a user's companies depends on; undefined when he has not registered. His row stays locked until
 * the transaction ends, so that two decisions about one user never happen at once.
 */
export const nutzerSperren = (tx: Tx, sub: string): Promise<repository.GesperrterNutzer | undefined> =>
  repository.nutzerSperren(tx, sub)

/** S1-01: remembers that the rights on applications were granted; they are granted once. */
export const antragsrechteVermerken = (tx: Tx, sub: string, am: Date): Promise<void> =>
  repository.antragsrechteVermerken(tx, sub, am)

/** S2-01: whether the bank knows who he is; other slices read it with his data. */
export const identifizierungVermerken = (tx: Tx, sub: string, identifiziert: boolean): Promise<void> =>
  repository.identifiziertSetzen(tx, sub, identifiziert)

/** Whom a mail goes to. */
export const nutzerKontakt = (tx: Tx, sub: string): Promise<repository.NutzerKontakt> =>
  repository.nutzerKontaktLaden(tx, sub)

/** What these users are called now, by their sub: for lists of who sent and uploaded something. */
export const nutzerNamen = (db: Database | Tx, subs: readonly string[]): Promise<Map<string, string>> =>
  repository.namenLaden(db, subs)

export { demoBankpersonen, demoNutzer, demoPersonAnlegen, type DemoKonten } from './demo.ts'
export { fassungPruefen } from './fassungPruefen.ts'
export { getan, personenNamen, type Name } from './personenNamen.ts'
export { nutzerStatusLesen } from './nutzerStatusLesen.ts'
export { barrierenAufraeumen } from './barrierenAufraeumen.ts'
