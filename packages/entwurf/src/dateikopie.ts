import { dateifach } from './dateifach.ts'
import type { StoredPage } from './store.ts'
import { altesEntfernen, jetztIn, verwaistes, type Ablage } from './verwaistes.ts'

/** What is known of a file without its bytes. */
export type Dateikopf = {
  /** Under which it is sent, each time. */
  readonly schluessel: string
  readonly feld: string
  readonly name: string
  readonly typ: string
  readonly groesse: number
}

/** A file that an earlier visit has left; without `inhalt` it had no room here. */
export type Dateifund = Dateikopf & { readonly inhalt: Blob | undefined }

/** All of it, only that it was chosen, or nothing. */
export type Aufbewahrt = 'ganz' | 'kopf' | 'nirgends'

/** Of one form in one window: more than that no browser of a phone gives away without a word. */
const HOECHSTENS_BYTES = 100 * 1024 * 1024

let nummer = 0

/**
 * The files of one form that the server does not have yet, on this device. Each is two entries: whoever looks what lies here
 * reads the heads alone. One after the other, so that many files are never in memory together.
 */
export class Dateikopie {
  readonly #ablage: Ablage
  readonly #inhaber: string
  readonly #hoechstens: number
  #kette: Promise<unknown> = Promise.resolve()
  /** Bytes of the contents that lie here, by the keys of their files. */
  readonly #bytes = new Map<string, number>()
  readonly #erledigt = new Set<string>()

  constructor(ablage: Ablage, hoechstens = HOECHSTENS_BYTES) {
    nummer += 1
    this.#ablage = ablage
    this.#inhaber = `${ablage.tabs.own}/dateien${nummer}`
    this.#hoechstens = hoechstens
  }

  /** Keeps a file. Never refuses: it says what of it lies here. */
  readonly merken = (kopf: Dateikopf, inhalt: Blob): Promise<Aufbewahrt> =>
    this.#danach(() =>
      this.#erledigt.has(kopf.schluessel) ? Promise.resolve('nirgends') : this.#merken(kopf, inhalt),
    )

  /** The server has it, or nobody wants it any more. What can't be deleted now goes by its age. */
  readonly vergessen = (schluessel: string): Promise<void> => {
    this.#erledigt.add(schluessel)
    return this.#danach(async () => {
      this.#bytes.delete(schluessel)
      const id = idVon(schluessel)
      await this.#ablage.store.remove([id, inhaltVon(id)]).catch(() => undefined)
    })
  }

  /** Takes over what no open tab owns, in the order in which it was chosen. */
  readonly uebernehmen = async (): Promise<readonly Dateifund[]> => {
    const funde: Dateifund[] = []
    await this.#ablage.tabs.exclusively(async () => {
      const fach = await dateifach(this.#ablage.cipher, this.#ablage.formular)
      const freie = await verwaistes(this.#ablage, fach, this.#inhaber)
      for (const eine of freie.toSorted((a, b) => a.zeit - b.zeit)) {
        const fund = await this.#oeffnen(eine)
        if (fund === undefined) continue
        await this.#ablage.store.put({ ...eine, inhaber: this.#inhaber })
        funde.push(fund)
      }
    })
    await altesEntfernen(this.#ablage)
    return funde
  }

  #danach<T>(arbeit: () => Promise<T>): Promise<T> {
    const getan = this.#kette.then(arbeit)
    this.#kette = getan.catch(() => undefined)
    return getan
  }

  async #merken(kopf: Dateikopf, inhalt: Blob): Promise<Aufbewahrt> {
    const id = idVon(kopf.schluessel)
    try {
      const fach = await dateifach(this.#ablage.cipher, this.#ablage.formular)
      await this.#schreiben(fach, id, new TextEncoder().encode(JSON.stringify(kopf)).buffer)
    } catch {
      return 'nirgends'
    }
    const belegt = [...this.#bytes.values()].reduce((summe, bytes) => summe + bytes, 0)
    if (belegt + kopf.groesse > this.#hoechstens) return 'kopf'
    try {
      // Under no form: a list of what lies here does not read it.
      await this.#schreiben('', inhaltVon(id), await inhalt.arrayBuffer())
      this.#bytes.set(kopf.schluessel, kopf.groesse)
      return 'ganz'
    } catch {
      return 'kopf'
    }
  }

  async #schreiben(fach: string, id: string, inhalt: ArrayBuffer): Promise<void> {
    const { store, cipher, formular } = this.#ablage
    const sealed = await cipher.sealBytes(inhalt, [formular, id])
    await store.put({ ...sealed, id, fach, inhaber: this.#inhaber, zeit: jetztIn(this.#ablage) })
  }

  /** undefined for what is not what it says it is: another key's, or moved here from another form. */
  async #oeffnen(eintragung: StoredPage): Promise<Dateifund | undefined> {
    const kopf = await this.#entsiegeln(eintragung)
    if (kopf === undefined) return undefined
    const angaben = JSON.parse(new TextDecoder().decode(kopf)) as Dateikopf // sealed by us alone
    const dabei = await this.#ablage.store.get(inhaltVon(eintragung.id))
    const bytes = dabei && (await this.#entsiegeln(dabei))
    if (bytes) this.#bytes.set(angaben.schluessel, angaben.groesse)
    return { ...angaben, inhalt: bytes && new Blob([bytes], { type: angaben.typ }) }
  }

  async #entsiegeln(eintragung: StoredPage): Promise<ArrayBuffer | undefined> {
    const { cipher, formular } = this.#ablage
    return cipher.openBytes(eintragung, [formular, eintragung.id]).catch(() => undefined)
  }
}

const idVon = (schluessel: string) => `datei/${schluessel}`
const inhaltVon = (id: string) => `${id}/inhalt`
