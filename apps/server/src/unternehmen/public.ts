import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import type { Database, Tx } from '../platform/database/database.ts'
import { ungeseheneZaehlen } from './kern/bankdaten.ts'
import { einwilligungGeltend } from './bekanntgabe/einwilligungen.ts'
import * as repository from './kern/repository.ts'

export type { Empfaenger, Mitglied, UnternehmenStand } from './kern/repository.ts'
export { mitgliedPruefen } from './kern/mitgliedPruefen.ts'

/** What another slice does in the transaction that creates a company; app.ts hands it in. */
export type NachAnlegen = (
  tx: Tx,
  unternehmen: { readonly guid: string; readonly type: UnternehmenArt },
) => Promise<void>

/** What another slice does in the transaction that takes a person out of a company (S1-13); app.ts hands it in. */
export type NachEntfernen = (
  tx: Tx,
  entfernt: { readonly unternehmenGuid: string; readonly sub: string; readonly von: string },
) => Promise<void>

/** The company as it stands; ask `mitgliedPruefen` first. */
export const unternehmenLaden = (
  db: Database,
  guid: string,
): Promise<repository.UnternehmenStand | undefined> => repository.unternehmenLaden(db, guid)

/** All members of the company by name, with what signing needs to know of each. */
export const mitgliederLaden = (db: Database, guid: string): Promise<repository.Mitglied[]> =>
  repository.mitgliederLaden(db, guid)

/** Members of many companies at once, for letters that go to all of them. */
export const empfaengerLaden = (db: Database, guids: readonly string[]): Promise<repository.Empfaenger[]> =>
  repository.empfaengerLaden(db, guids)

/** Companies of a kind by their guid, so many after the one before. */
export const unternehmenDerArt = (
  db: Database,
  art: UnternehmenArt,
  seite: { readonly nach: string | null; readonly anzahl: number },
): Promise<string[]> => repository.unternehmenDerArt(db, art, seite)

/**
 * S1-08: how many changes of the company's bank data nobody of the provider has looked at. Who releases a payout asks in
 * the transaction that releases it: the accounts stay as they are until it ends, and with any of these nothing is paid.
 */
export const ungeseheneBankdatenAenderungen = (tx: Tx, unternehmenGuid: string): Promise<number> =>
  ungeseheneZaehlen(tx, unternehmenGuid)

/** S1-10: whether the company agreed to notices in the portal; nobody changes that before the transaction ends. */
export const bekanntgabeEingewilligt = (tx: Tx, unternehmenGuid: string): Promise<boolean> =>
  einwilligungGeltend(tx, unternehmenGuid)

export { DEMO_EINLADUNG, DEMO_UNTERNEHMEN, demoUnternehmen } from './demo/demo.ts'
export { demoVieleBetriebe } from './demo/demoVieleBetriebe.ts'
export { demoBetriebe, demoBetriebVon, type DemoBetrieb } from './demo/demoBetriebe.ts'
