import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { sicherheitshinweisSenden } from '../../platform/mail/sicherheitshinweis.ts'
import {
  faktorZaehler,
  fehlversuchZaehlen,
  versuchNehmen,
  versuchZurueckgeben,
} from '../konto/anmeldeversuche.ts'
import type { Konto } from '../konto/konto.ts'
import { geraeteLaden, schrittVerbrauchen } from './geraete.ts'
import type { FaktorSchluessel } from './schluessel.ts'
import { zeitschritt } from './totp.ts'
import { codeEinloesen } from './wiederherstellungscodes.ts'

export type FaktorDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly schluessel: FaktorSchluessel
  readonly betreiber: Betreiber
}

export type Eingabe = {
  readonly konto: Konto
  readonly code: string
  readonly ip: string
  /** Name of the browser when it has signed in to this account before. */
  readonly browser: string | undefined
  /** Keeps that the code was right, together with its use: whoever sends the form twice is in after all. */
  readonly merken: (tx: Tx) => Promise<void>
}

export type FaktorErgebnis =
  | { readonly art: 'stimmt' }
  | { readonly art: 'falsch' }
  /** A code of the right app that was taken before. */
  | { readonly art: 'benutzt' }
  | { readonly art: 'warten'; readonly bis: Date }

const STIMMT = { art: 'stimmt' } as const
const FALSCH = { art: 'falsch' } as const
const BENUTZT = { art: 'benutzt' } as const

const totpPruefen = ({ db, clock, schluessel }: FaktorDeps, { konto, code, merken }: Eingabe) =>
  db.transaction().execute(async (tx): Promise<FaktorErgebnis> => {
    const jetzt = clock.now()
    const treffer = (await geraeteLaden(tx, konto.id)).flatMap(({ id, geheimnis }) => {
      const schritt = zeitschritt(schluessel.oeffnen(konto.id, id, geheimnis), code, jetzt)
      return schritt === undefined ? [] : [{ id, schritt }]
    })
    for (const { id, schritt } of treffer) {
      if (!(await schrittVerbrauchen(tx, id, schritt, jetzt))) continue
      await merken(tx)
      return STIMMT
    }
    return treffer.length > 0 ? BENUTZT : FALSCH
  })

/** The use is in the log and in a mail to the owner, or it did not happen. */
const codePruefen = ({ db, clock, schluessel, betreiber }: FaktorDeps, { konto, code, merken }: Eingabe) =>
  db.transaction().execute(async (tx): Promise<FaktorErgebnis> => {
    const jetzt = clock.now()
    if (!(await codeEinloesen(tx, schluessel, konto.id, code, jetzt))) return FALSCH
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub: konto.id,
      handlung: 'wiederherstellungscodeBenutzen',
      objektGuid: konto.id,
    })
    await sicherheitshinweisSenden(tx, betreiber, konto, 'code-benutzt', jetzt)
    await merken(tx)
    return STIMMT
  })

/** Whoever gets here has the right password: its owner should know that somebody goes on guessing. */
const rateversuchMelden = async ({ db, clock, betreiber }: FaktorDeps, konto: Konto): Promise<void> => {
  const jetzt = clock.now()
  const schluessel = `falsche-codes ${konto.id} ${jetzt.toISOString().slice(0, 10)}`
  await sicherheitshinweisSenden(db, betreiber, konto, 'falsche-codes', jetzt, schluessel)
}

/** Counts around a check: taken before the code is looked at, so that of many at once none slips past the limit. */
const gezaehlt =
  (deps: FaktorDeps, pruefen: (deps: FaktorDeps, eingabe: Eingabe) => Promise<FaktorErgebnis>) =>
  async (eingabe: Eingabe): Promise<FaktorErgebnis> => {
    const { db, clock } = deps
    const zaehler = faktorZaehler(eingabe.konto.id, eingabe.ip, eingabe.browser)
    const bis = await versuchNehmen(db, clock, zaehler)
    if (bis !== undefined) {
      await rateversuchMelden(deps, eingabe.konto)
      return { art: 'warten', bis }
    }
    const ergebnis = await pruefen(deps, eingabe)
    if (ergebnis.art === 'stimmt') await versuchZurueckgeben(db, zaehler)
    else await fehlversuchZaehlen(db, clock, zaehler)
    return ergebnis
  }

/** The second factor of an account: a code of its app, or one of its recovery codes. Neither costs a slow hash. */
export const zweiterFaktor = (deps: FaktorDeps) => ({
  noetig: async (kontoId: string): Promise<boolean> => (await geraeteLaden(deps.db, kontoId)).length > 0,
  totpPruefen: gezaehlt(deps, totpPruefen),
  codePruefen: gezaehlt(deps, codePruefen),
})
export type ZweiterFaktor = ReturnType<typeof zweiterFaktor>
