import type {
  Bauplan,
  Entwurfsserver,
  Fassung,
  Kopie,
  Kopiestand,
  Meldung,
  Roh,
  Speicherstand,
  Stelle,
  Wahl,
  Wartegrund,
} from './types.ts'
import { PendingInput } from './pending.ts'

/** How long nobody must type before it is saved. */
const RUHE_MS = 1500
/** How long a save waits that could not get through, from attempt to attempt. */
const WARTEN_MS = [3000, 5000, 10_000, 20_000] as const
const LAENGSTENS_MS = 30_000
/** So often in a row somebody else may be first before we stop for breath. */
const KONFLIKTE_MAX = 5
/** States in which a further change is no news. */
const UNTERWEGS = new Set<string>(['speichert', 'geaendert'])

const EIGENES: Wahl = () => 'eigen'

/**
 * A draft of a form: keeps what is typed, page by page, until the server has it, and meanwhile on this device. One save
 * at a time, each on top of the version before. Whatever goes wrong, nothing typed is lost. Without `server` the draft
 * lives on this device only.
 */
export class Entwurf<T> {
  #stand: Speicherstand = { art: 'ruht' }
  #meldung: Meldung | undefined
  #flug: Promise<boolean> | undefined
  #uhr: ReturnType<typeof setTimeout> | undefined
  /** Somebody said that it is to be saved, and has typed nothing since. */
  #verlangt = false
  #versuch = 0
  #konflikte = 0
  #zu = false
  #neuere: Fassung<T> | undefined
  /** All that has come from elsewhere into what is typed here. */
  #fremdes: readonly Stelle[] = []
  readonly #pending: PendingInput<T>
  readonly #server: Entwurfsserver<T> | undefined
  readonly #hoerer = new Set<() => void>()
  readonly #mitgegeben = new Set<() => void>()
  #angeschlossen = false

  constructor(anfang: Fassung<T>, plan: Bauplan<T>, server?: Entwurfsserver<T>) {
    this.#pending = new PendingInput(anfang, plan, () => this.#rufen())
    this.#server = server
  }

  /** The server's last answer. */
  readonly basis = (): Fassung<T> => this.#pending.basis()

  readonly stand = (): Speicherstand => this.#stand

  /** What the user should hear of, until `meldungSchliessen`. */
  readonly meldung = (): Meldung | undefined => this.#meldung

  /** The state of the copy on this device; undefined as long as none is there yet. */
  readonly kopiestand = (): Kopiestand | undefined => this.#pending.kopie()?.stand()

  /** What an earlier visit left is back, as far as this device has it: nothing comes any more by itself. */
  readonly istAngeschlossen = (): boolean => this.#angeschlossen

  /** Counts how often a page got other texts than those that were typed on it: then it must be read again. */
  readonly fassung = (seite: string): number => this.#pending.fassung(seite)

  /** The document as it stands on the screen: the server's with all that is typed. */
  readonly wert = (): T => this.#pending.wert()

  /** The texts of a page as they stand on the screen, right or wrong. */
  readonly roh = (seite: string): Roh => this.#pending.roh(seite)

  /** What a page said when an earlier visit began to type the texts that were restored; undefined without any. */
  readonly begonnenMit = (seite: string): Roh | undefined => this.#pending.begonnenMit(seite)

  readonly subscribe = (melden: () => void): (() => void) => {
    this.#hoerer.add(melden)
    return () => this.#hoerer.delete(melden)
  }

  /** What else of the form is on this device only, and goes with what is typed. */
  readonly beimAufgeben = (tun: () => void): (() => void) => {
    this.#mitgegeben.add(tun)
    return () => this.#mitgegeben.delete(tun)
  }

  /** True when the server has all that is typed, or at least this device. Otherwise leaving would lose it. */
  istSicher(): boolean {
    const kopie = this.kopiestand()
    return this.#pending.istLeer() || (kopie !== undefined && !kopie.laeuft && !kopie.gescheitert)
  }

  /** Notes what a page says now: on this device at once, on the server when nothing changes for a while. */
  aendern(seite: string, roh: Roh): void {
    if (!this.#pending.aendern(seite, roh) || this.#stand.art === 'konflikt') return
    this.#verlangt = false
    if (this.#server === undefined) return this.#rufen()
    // A save that waits has its time: whoever goes on typing must not press an overloaded server.
    if (this.#stand.art === 'wartet') return
    if (!UNTERWEGS.has(this.#stand.art)) this.#melden({ art: 'geaendert' })
    this.#planen(RUHE_MS)
  }

  /** How much has come in from elsewhere until now. */
  readonly lesestand = (): number => this.#fremdes.length

  /** Saves what is open; true when all of it is on the server. Refusals do not throw: `stand` tells them. */
  async speichern(): Promise<boolean> {
    this.#verlangt = true
    return this.#stand.art === 'konflikt' ? false : this.#speichern()
  }

  /**
   * Saves what is open before it is laid before others; false too where what somebody else has saved came in with it. Whoever
   * presents it has read it: the message says what is new, and a restored text is by now his own. Where a dialog covers the
   * page, `gelesen` is what had been read when it opened.
   */
  async speichernWieGelesen(gelesen = this.lesestand()): Promise<boolean> {
    const gelungen = await this.speichern()
    const fremdes = this.#fremdes.slice(gelesen)
    if (fremdes.length === 0) return gelungen
    this.#pending.behalten()
    this.#meldung = { art: 'zusammengefuehrt', fremdes }
    this.#rufen()
    return false
  }

  /** Connected again, signed in again: a save that waits is tried now. */
  anstossen(): void {
    if (this.#stand.art !== 'wartet') return
    this.#versuch = 0
    void this.#speichern()
  }

  /** Ends a conflict: each field as `wahl` says, all else merged. What is typed meanwhile counts as the own side. */
  async loesen(wahl: Wahl): Promise<boolean> {
    const neuere = this.#neuere
    if (neuere === undefined) return true
    return this.#versuchen(async () => this.#zusammenfuehren(neuere, wahl) && this.#speichern())
  }

  /** Goes on from what somebody else has saved meanwhile, with everything that is open laid over it. */
  async auffrischen(): Promise<boolean> {
    this.#konflikte = 0
    return this.#versuchen(() => this.#nachKonflikt())
  }

  /** From now on `kopie` keeps a copy on this device. First what an earlier visit left there is laid over the form. */
  async anschliessen(kopie: Kopie): Promise<void> {
    kopie.subscribe(() => this.#rufen())
    const funde = await this.#pending.anschliessen(kopie)
    const letzter = funde.at(-1)
    if (letzter !== undefined) {
      const seiten = [...new Set(funde.map(({ seite }) => seite))]
      const unlesbar = seiten.filter(this.#pending.istUnlesbar)
      this.#meldung = { art: 'wiederhergestellt', zeit: new Date(letzter.zeit), seiten, unlesbar }
      this.#zusammenfuehren(this.basis())
    }
    this.#angeschlossen = true
    this.#rufen()
  }

  /** Gives up what was restored. */
  verwerfen(): void {
    this.#pending.verwerfen()
    this.meldungSchliessen()
    this.#zusammenfuehren(this.#neuere ?? this.basis())
  }

  meldungSchliessen(): void {
    this.#meldung = undefined
    this.#pending.behalten()
    this.#rufen()
  }

  /** The form is on the screen (again). */
  oeffnen(): void {
    this.#zu = false
  }

  /** The form is left: saved once more. What does not get through waits on this device for the next visit. */
  schliessen(): void {
    this.#zu = true
    this.#vonSelbst()
  }

  /** Gives up what is not saved, because the form itself goes, or has been sent. */
  aufgeben(): void {
    clearTimeout(this.#uhr)
    this.#pending.aufgeben()
    for (const tun of this.#mitgegeben) tun()
    this.#neuere = undefined
    this.#melden({ art: 'ruht' })
  }

  async #speichern(): Promise<boolean> {
    clearTimeout(this.#uhr)
    if (this.#flug) {
      const gelungen = await this.#flug
      return gelungen && this.#pending.hatOffene() ? this.#speichern() : gelungen
    }
    if (this.#server === undefined || !this.#pending.hatOffene()) return true
    this.#flug = this.#versuchen(() => this.#senden()).finally(() => {
      this.#flug = undefined
    })
    return this.#flug
  }

  async #senden(): Promise<boolean> {
    // What was typed while the first went goes after it only if it is finished.
    for (let erstes = true; this.#server && this.#pending.hatOffene(); erstes = false) {
      if (!erstes && !this.#darfGehen()) return this.#offenLassen()
      const quittieren = this.#pending.absenden()
      // What waits goes on waiting for everybody who listens, until it got through.
      if (this.#stand.art !== 'wartet') this.#melden({ art: 'speichert' })
      quittieren(await this.#server.speichern(this.wert(), this.basis().version))
      this.#versuch = 0
      this.#konflikte = 0
    }
    this.#berichtigtVergessen()
    this.#melden({ art: 'gespeichert', um: this.basis().um })
    return true
  }

  /** A restored text that nobody could read and that now is saved, its author has mended: it is his own again. */
  #berichtigtVergessen(): void {
    if (this.#meldung?.art !== 'wiederhergestellt' || this.#meldung.unlesbar.length === 0) return
    const { unlesbar, seiten, ...meldung } = this.#meldung
    const weiter = unlesbar.filter(this.#pending.istUnlesbar)
    const berichtigt = new Set(unlesbar.filter((seite) => !weiter.includes(seite)))
    const uebrige = seiten.filter((seite) => !berichtigt.has(seite))
    if (uebrige.length === 0) this.meldungSchliessen()
    else if (berichtigt.size > 0) this.#meldung = { ...meldung, seiten: uebrige, unlesbar: weiter }
  }

  async #versuchen(arbeit: () => Promise<boolean>): Promise<boolean> {
    try {
      return await arbeit()
    } catch (fehler) {
      const deutung = this.#server?.deuten(fehler)
      if (deutung === undefined) {
        this.#melden({ art: 'abgelehnt', fehler })
        throw fehler
      }
      if (deutung.art === 'konflikt' && this.#konflikte < KONFLIKTE_MAX)
        return this.#versuchen(() => this.#nachKonflikt())
      if (deutung.art === 'abgelehnt') this.#melden({ art: 'abgelehnt', fehler })
      else if (deutung.art === 'konflikt') this.#warten('auslastung')
      else this.#warten(deutung.grund, deutung.nachMs)
      return false
    }
  }

  #warten(grund: Wartegrund, nachMs?: number): void {
    const stufe = WARTEN_MS[this.#versuch] ?? LAENGSTENS_MS
    this.#versuch += 1
    this.#konflikte = 0
    this.#melden({ art: 'wartet', grund })
    this.#planen(nachMs ?? stufe)
  }

  async #nachKonflikt(): Promise<boolean> {
    this.#konflikte += 1
    const neuere = await this.#server?.laden()
    return neuere !== undefined && this.#zusammenfuehren(neuere) && this.#senden()
  }

  /** False when a field needs the user's decision. */
  #zusammenfuehren(neuere: Fassung<T>, wahl = this.#server ? undefined : EIGENES): boolean {
    const { konflikte, fremdes } = this.#pending.zusammenfuehren(neuere, wahl)
    this.#neuere = konflikte.length > 0 ? neuere : undefined
    if (konflikte.length > 0) {
      this.#melden({ art: 'konflikt', konflikte })
      return false
    }
    this.#fremdes = [...this.#fremdes, ...fremdes]
    if (fremdes.length > 0) this.#meldung ??= { art: 'zusammengefuehrt', fremdes }
    if (this.#server === undefined) this.#rufen()
    else
      this.#melden(this.#pending.hatOffene() ? { art: 'geaendert' } : { art: 'gespeichert', um: neuere.um })
    this.#planen(RUHE_MS)
    return true
  }

  #planen(ms: number): void {
    clearTimeout(this.#uhr)
    if (this.#server === undefined || (this.#zu && this.istSicher())) return
    // A conflict may have come meanwhile: then nothing is sent before it is decided.
    this.#uhr = setTimeout(() => this.#vonSelbst(), ms)
  }

  #darfGehen(): boolean {
    return this.#verlangt || this.#server?.vonSelbst?.(this.wert()) !== false
  }

  /** Not finished: the next change plans its save anew. */
  #offenLassen(): boolean {
    if (this.#pending.hatOffene() && this.#stand.art !== 'konflikt') this.#melden({ art: 'geaendert' })
    return false
  }

  /** What is left and lies nowhere else is sent, finished or not. */
  #vonSelbst(): void {
    if (this.#stand.art === 'konflikt') return
    if (this.#darfGehen() || (this.#zu && !this.istSicher())) void this.#speichern()
    else this.#offenLassen()
  }

  #melden(stand: Speicherstand): void {
    this.#stand = stand
    this.#rufen()
  }

  #rufen(): void {
    for (const melden of this.#hoerer) melden()
  }
}
