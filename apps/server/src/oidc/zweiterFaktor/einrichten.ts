import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sicherheitshinweisSenden } from '../../platform/mail/sicherheitshinweis.ts'
import type { Konto } from '../konto/konto.ts'
import { geraetEinfuegen, geraeteLaden, HOECHSTENS_GERAETE, kontoSperren } from './geraete.ts'
import { GEHEIMNIS_BYTES } from './totp.ts'
import { codesSetzen, codesVorschlagen, codesZaehlen } from './wiederherstellungscodes.ts'
import type { FaktorDeps } from './zweiterFaktor.ts'

/** What a new app of this account would be, the same whenever this dialogue asks. */
export type Vorschlag = {
  readonly id: string
  readonly geheimnis: Buffer
  readonly codes: readonly string[]
}

/** A uuid of version 8: made by our own rule (RFC 9562, 5.8). */
const kennungAus = (bytes: Buffer): string => {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export type Einrichtung = {
  readonly konto: Konto
  readonly uid: string
  readonly name: string
  /** Time step of the code that proved the app. */
  readonly schritt: number
  readonly neueCodes: boolean
}

/** Adds apps to accounts. */
export const einrichter = ({ db, clock, schluessel, betreiber }: FaktorDeps) => {
  const vorschlag = (kontoId: string, uid: string): Vorschlag => ({
    id: kennungAus(schluessel.vorschlagen(kontoId, uid, 'kennung')),
    geheimnis: schluessel.vorschlagen(kontoId, uid, 'geheimnis').subarray(0, GEHEIMNIS_BYTES),
    codes: codesVorschlagen(schluessel, kontoId, uid),
  })

  const codesErneuern = async (tx: Tx, { konto }: Einrichtung, codes: readonly string[]) => {
    const hatte = await codesZaehlen(tx, konto.id)
    await codesSetzen(tx, schluessel, konto.id, codes)
    if (hatte > 0) await sicherheitshinweisSenden(tx, betreiber, konto, 'codes-erneuert', clock.now())
  }

  /** App, codes, audit row and notice together. Asked twice it happens once. */
  const einrichten = (e: Einrichtung): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { konto, uid, name, schritt } = e
      const { id, geheimnis, codes } = vorschlag(konto.id, uid)
      await kontoSperren(tx, konto.id)
      const verschlossen = schluessel.verschliessen(konto.id, id, geheimnis)
      const geraet = { id, kontoId: konto.id, name, geheimnis: verschlossen, letzterSchritt: schritt }
      if (!(await geraetEinfuegen(tx, { ...geraet, am: clock.now() }))) return
      if (e.neueCodes) await codesErneuern(tx, e, codes)
      const wer = { unternehmenGuid: null, sub: konto.id }
      await protokollieren(tx, { ...wer, handlung: 'zweitenFaktorEinrichten', objektGuid: id })
      await sicherheitshinweisSenden(tx, betreiber, konto, 'zweiter-faktor-dazu', clock.now())
    })

  /** What the account has already. */
  const bestand = async (kontoId: string) => {
    const geraete = (await geraeteLaden(db, kontoId)).length
    return { geraete, voll: geraete >= HOECHSTENS_GERAETE, codes: await codesZaehlen(db, kontoId) }
  }

  return { vorschlag, einrichten, bestand }
}
export type Einrichter = ReturnType<typeof einrichter>
