import type { AntragStand } from '@foerderportal/client/zuwendung'
import { isProblem, NO_CONNECTION, type ProblemError } from '@foerderportal/client/problem'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import { mischen } from './mischen.ts'

/** What a page changes, told as a function, so that it can be laid over a newer form too. */
export type Aenderung = (formular: AntragFormular) => AntragFormular

export type Speicherstand =
  | { readonly art: 'ruht' | 'geaendert' | 'speichert' | 'konflikt' }
  | { readonly art: 'gespeichert'; readonly um: Date }
  | { readonly art: 'fehler'; readonly fehler: ProblemError }

export type EntwurfDienste = {
  readonly speichern: (formular: AntragFormular, version: number | undefined) => Promise<AntragStand>
  readonly laden: () => Promise<AntragStand>
  /** Waiting time after the last change, in ms. */
  readonly ruheMs?: number
}

const RUHE_MS = 1500
/** States in which a further change is no news. */
const UNTERWEGS = new Set<string>(['speichert', 'geaendert'])
const WIEDERHOLEN_MS = 5000
/** No connection, or overloaded: worth trying again without the user (S10-02). */
const VORUEBERGEHEND = [NO_CONNECTION, 503]

/**
 * Keeps a draft in step with the server: one save at a time, each on top of the version before. Whatever goes wrong,
 * the changes stay.
 */
export class Entwurf {
  #basis: AntragStand
  #stand: Speicherstand = { art: 'ruht' }
  #flug: Promise<boolean> | undefined
  #uhr: ReturnType<typeof setTimeout> | undefined
  readonly #offen = new Map<string, Aenderung>()
  readonly #hoerer = new Set<() => void>()
  readonly #dienste: EntwurfDienste

  constructor(anfang: AntragStand, dienste: EntwurfDienste) {
    this.#basis = anfang
    this.#dienste = dienste
  }

  /** The server's last answer. */
  readonly basis = (): AntragStand => this.#basis

  readonly stand = (): Speicherstand => this.#stand

  readonly subscribe = (melden: () => void): (() => void) => {
    this.#hoerer.add(melden)
    return () => this.#hoerer.delete(melden)
  }

  /** The form as it stands on the screen: the server's with all unsaved changes. */
  formular(): AntragFormular {
    return [...this.#offen.values()].reduce((f, aenderung) => aenderung(f), this.#basis.antrag.formular)
  }

  /** Notes what `seite` changes now; replaces what it changed before. Saved when nothing changes for a while. */
  aendern(seite: string, aenderung: Aenderung): void {
    this.#offen.set(seite, aenderung)
    if (this.#stand.art === 'konflikt') return
    if (!UNTERWEGS.has(this.#stand.art)) this.#melden({ art: 'geaendert' })
    this.#planen(this.#dienste.ruheMs ?? RUHE_MS)
  }

  /** Saves what is open; true when all of it is on the server. Refusals do not throw: `stand` tells them. */
  async speichern(): Promise<boolean> {
    return this.#stand.art === 'konflikt' ? false : this.#speichern()
  }

  /** After a conflict: lay the own changes over the newer form, field by field, and save. */
  async eigeneUebernehmen(): Promise<boolean> {
    return this.#versuchen(async () => {
      const neuer = await this.#dienste.laden()
      const gemischt = mischen(neuer.antrag.formular, this.formular(), this.#basis.antrag.formular)
      this.#basis = neuer
      this.#offen.clear()
      this.#offen.set('gemischt', () => gemischt)
      return this.#speichern()
    })
  }

  /** After a conflict: take the newer form, give up the own changes. */
  async neuereUebernehmen(): Promise<boolean> {
    return this.#versuchen(async () => {
      this.#basis = await this.#dienste.laden()
      this.#offen.clear()
      this.#melden({ art: 'ruht' })
      return true
    })
  }

  /** Gives up what is not saved, because the form itself goes. */
  aufgeben(): void {
    clearTimeout(this.#uhr)
    this.#offen.clear()
  }

  async #speichern(): Promise<boolean> {
    clearTimeout(this.#uhr)
    if (this.#flug) {
      const gelungen = await this.#flug
      return gelungen && this.#offen.size > 0 ? this.#speichern() : gelungen
    }
    if (this.#offen.size === 0) return true
    this.#flug = this.#versuchen(() => this.#senden()).finally(() => {
      this.#flug = undefined
    })
    return this.#flug
  }

  async #senden(): Promise<boolean> {
    while (this.#offen.size > 0) {
      const gesendet = new Map(this.#offen)
      this.#melden({ art: 'speichert' })
      this.#basis = await this.#dienste.speichern(this.formular(), this.#basis.version)
      for (const [seite, aenderung] of gesendet)
        if (this.#offen.get(seite) === aenderung) this.#offen.delete(seite)
    }
    this.#melden({ art: 'gespeichert', um: new Date(this.#basis.antrag.gespeichertAm) })
    return true
  }

  async #versuchen(arbeit: () => Promise<boolean>): Promise<boolean> {
    try {
      return await arbeit()
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      this.#melden(fehler.status === 409 ? { art: 'konflikt' } : { art: 'fehler', fehler })
      if (VORUEBERGEHEND.includes(fehler.status)) this.#planen(WIEDERHOLEN_MS)
      return false
    }
  }

  #planen(ms: number): void {
    clearTimeout(this.#uhr)
    this.#uhr = setTimeout(() => void this.#speichern(), ms)
  }

  #melden(stand: Speicherstand): void {
    this.#stand = stand
    for (const melden of this.#hoerer) melden()
  }
}
