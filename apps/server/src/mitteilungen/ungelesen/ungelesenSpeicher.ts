import type { Database } from '../../platform/database/database.ts'
import type { Notifications } from '../../platform/database/notifications.ts'
import { ungeleseneLaden } from './ungelesene.ts'

/** Twelve thousand open portals (rule L-03) with room to spare; an entry takes some 200 bytes. */
const EINTRAEGE = 50_000

/** A count, or the statement under way that will bring it. */
type Anzahl = number | Promise<number | undefined>

export type UngelesenSpeicher = {
  /** The unread messages of a member; undefined when he is none. */
  lesen(sub: string, unternehmenGuid: string): Anzahl
  /** What he has just opened counts no more, at once on this instance. */
  vergessen(sub: string, unternehmenGuid: string): void
}

/** Counts by company and member. A company as a whole is forgotten in one step. */
class Eintraege {
  #firmen = new Map<string, Map<string, Anzahl>>()
  #anzahl = 0
  readonly #hoechstens: number

  constructor(hoechstens: number) {
    this.#hoechstens = hoechstens
  }

  lesen(firma: string, sub: string): Anzahl | undefined {
    return this.#firmen.get(firma)?.get(sub)
  }

  schreiben(firma: string, sub: string, anzahl: Anzahl): void {
    if (this.lesen(firma, sub) === undefined) this.#platzSchaffen()
    const mitglieder = this.#firmen.get(firma) ?? new Map<string, Anzahl>()
    this.#firmen.set(firma, mitglieder)
    if (!mitglieder.has(sub)) this.#anzahl += 1
    mitglieder.set(sub, anzahl)
  }

  /** The company that was asked for first goes. */
  #platzSchaffen(): void {
    const aelteste = this.#anzahl >= this.#hoechstens ? this.#firmen.keys().next().value : undefined
    if (aelteste !== undefined) this.firmaVergessen(aelteste)
  }

  firmaVergessen(firma: string): void {
    this.#anzahl -= this.#firmen.get(firma)?.size ?? 0
    this.#firmen.delete(firma)
  }

  vergessen(firma: string, sub: string): void {
    const mitglieder = this.#firmen.get(firma)
    if (mitglieder?.delete(sub) !== true) return
    this.#anzahl -= 1
    if (mitglieder.size === 0) this.#firmen.delete(firma)
  }

  leeren(): void {
    this.#firmen = new Map()
    this.#anzahl = 0
  }
}

/** '<company>:<sub>' or '<company>:' for all its members, as the triggers write it (0009). */
const gehoert = (eintraege: Eintraege) => (meldung: string) => {
  const [firma = '', ...rest] = meldung.split(':')
  const sub = rest.join(':')
  if (sub === '') eintraege.firmaVergessen(firma)
  else eintraege.vergessen(firma, sub)
}

type Deps = { readonly db: Database; readonly notifications: Notifications }

/**
 * Unread counts in memory, right across several instances: whatever changes one (a message, a read mark, a membership)
 * tells every instance when it commits. A statement under way stands in the table too: what is told meanwhile takes it
 * out again, so that no count from before a change stays. While nothing can be heard, the database is asked each time.
 */
export const openUngelesenSpeicher = (
  { db, notifications }: Deps,
  hoechstens: number = EINTRAEGE,
): UngelesenSpeicher => {
  const eintraege = new Eintraege(hoechstens)
  const istAktuell = notifications.follow({
    channel: 'ungelesen',
    heard: gehoert(eintraege),
    catchUp: async (_client, fresh) => {
      if (fresh) eintraege.leeren()
    },
  })
  const fuellen = async (sub: string, firma: string): Promise<number | undefined> => {
    const laufend = ungeleseneLaden(db, sub, firma)
    eintraege.schreiben(firma, sub, laufend)
    const anzahl = await laufend.catch(() => undefined)
    if (eintraege.lesen(firma, sub) === laufend) {
      if (anzahl === undefined) eintraege.vergessen(firma, sub)
      else eintraege.schreiben(firma, sub, anzahl)
    }
    return laufend
  }
  return {
    lesen: (sub, firma) =>
      istAktuell() ? (eintraege.lesen(firma, sub) ?? fuellen(sub, firma)) : ungeleseneLaden(db, sub, firma),
    vergessen: (sub, firma) => eintraege.vergessen(firma, sub),
  }
}
