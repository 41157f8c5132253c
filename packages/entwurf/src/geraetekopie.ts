import type { StoredPage } from './store.ts'
import type { Aenderung, Fund, Kopie, Kopiestand } from './types.ts'
import { altesEntfernen, jetztIn, verwaistes, type Ablage } from './verwaistes.ts'

type Inhalt = Aenderung & { readonly seite: string }

let nummer = 0

/**
 * The copy of one form on this device. Each change is written at once; while one is being written, only the latest of a
 * page waits, so that fast typing costs no queue and no timer stands between a key and the store.
 */
export class Geraetekopie implements Kopie {
  #stand: Kopiestand = { laeuft: false, gescheitert: false, um: undefined }
  #laeuft: Promise<void> | undefined
  readonly #wartend = new Map<string, Aenderung | undefined>()
  /** Pages whose last text is not on this device. */
  readonly #gescheitert = new Set<string>()
  readonly #hoerer = new Set<() => void>()
  readonly #umgebung: Ablage
  readonly #inhaber: string

  constructor(umgebung: Ablage) {
    nummer += 1
    this.#umgebung = umgebung
    // A tab that shows the form a second time is a new owner: the first may still have a save on its way.
    this.#inhaber = `${umgebung.tabs.own}/${nummer}`
  }

  readonly stand = (): Kopiestand => this.#stand

  readonly subscribe = (melden: () => void): (() => void) => {
    this.#hoerer.add(melden)
    return () => this.#hoerer.delete(melden)
  }

  readonly merken = (seite: string, aenderung: Aenderung): void => this.#anstellen(seite, aenderung)
  readonly vergessen = (seite: string): void => this.#anstellen(seite, undefined)

  /** Resolves when all that was noted so far is written. */
  async ruhig(): Promise<void> {
    while (this.#laeuft) await this.#laeuft
  }

  readonly verwaiste = async (
    nehmen: (funde: readonly Fund[]) => Promise<readonly string[]>,
  ): Promise<void> => {
    const { tabs, store } = this.#umgebung
    await tabs.exclusively(async () => {
      const genommen = await nehmen(await this.#funde())
      await this.ruhig()
      // Only what is written under the own name may go.
      if (!this.#stand.gescheitert) await store.remove(genommen)
    })
    await altesEntfernen(this.#umgebung)
  }

  #jetzt(): number {
    return jetztIn(this.#umgebung)
  }

  /** Of this form and this user, and no open tab's; the oldest first. */
  async #funde(): Promise<Fund[]> {
    const { cipher, formular } = this.#umgebung
    const frei = await verwaistes(this.#umgebung, await cipher.name(formular), this.#inhaber)
    const funde = await Promise.all(frei.map((eintragung) => this.#entsiegeln(eintragung)))
    return funde.filter((fund) => fund !== undefined).toSorted((a, b) => a.zeit - b.zeit)
  }

  /** undefined for what is not what it says it is: another key's, or moved here from another form. */
  async #entsiegeln(eintragung: StoredPage): Promise<Fund | undefined> {
    const { cipher, formular } = this.#umgebung
    const { id, zeit } = eintragung
    try {
      const text = await cipher.open(eintragung, [formular, id])
      return { ...(JSON.parse(text) as Inhalt), id, zeit } // sealed by us alone
    } catch {
      return undefined
    }
  }

  #anstellen(seite: string, aenderung: Aenderung | undefined): void {
    this.#wartend.delete(seite)
    this.#wartend.set(seite, aenderung)
    if (this.#laeuft) return
    this.#melden({ ...this.#stand, laeuft: true })
    this.#laeuft = this.#schreiben()
  }

  async #schreiben(): Promise<void> {
    for (;;) {
      const [naechste] = this.#wartend
      if (naechste === undefined) break
      const [seite, aenderung] = naechste
      this.#wartend.delete(seite)
      await this.#eines(seite, aenderung).then(
        () => this.#gescheitert.delete(seite),
        () => aenderung && this.#gescheitert.add(seite),
      )
    }
    this.#laeuft = undefined
    this.#melden({ laeuft: false, gescheitert: this.#gescheitert.size > 0, um: new Date(this.#jetzt()) })
  }

  async #eines(seite: string, aenderung: Aenderung | undefined): Promise<void> {
    const { store, cipher, formular } = this.#umgebung
    const fach = await cipher.name(formular)
    const id = `${fach}/${await cipher.name(formular, seite)}/${this.#inhaber}`
    if (aenderung === undefined) return store.remove([id])
    const inhalt: Inhalt = { ...aenderung, seite }
    const sealed = await cipher.seal(JSON.stringify(inhalt), [formular, id])
    return store.put({ ...sealed, id, fach, inhaber: this.#inhaber, zeit: this.#jetzt() })
  }

  #melden(stand: Kopiestand): void {
    this.#stand = stand
    for (const melden of this.#hoerer) melden()
  }
}
