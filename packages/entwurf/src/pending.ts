import { same } from '@foerderportal/values/same'
import { containsAll, inHeutigerForm, mergePage } from './reconcile.ts'
import type { Bauplan, Fassung, Fund, Kopie, Roh, Seitenkonflikt, Stelle, Wahl } from './types.ts'

/** What is typed on a page, and what it began with; `offen` until the server has it. */
type Eintrag = { readonly roh: Roh; readonly basis: Roh; readonly offen: boolean }

export type Rebase = {
  readonly konflikte: readonly Seitenkonflikt[]
  readonly fremdes: readonly Stelle[]
}

/** All that is typed in a form and not yet on the server, page by page; each change goes to the copy at once. */
export class PendingInput<T> {
  #basis: Fassung<T>
  #kopie: Kopie | undefined
  /** The document with all that is typed, as long as neither has changed. */
  #gelegt: { readonly wert: T } | undefined
  /** What the restored pages said before. */
  #vorher: ReadonlyMap<string, Roh> = new Map()
  /** What the texts of the restored pages began with. */
  readonly #begonnen = new Map<string, Roh>()
  readonly #eintraege = new Map<string, Eintrag>()
  readonly #fassungen = new Map<string, number>()
  readonly #plan: Bauplan<T>
  /** Called in the same breath in which a page gets other texts: a key that is pressed next must meet the new ones. */
  readonly #neuGelesen: () => void

  constructor(basis: Fassung<T>, plan: Bauplan<T>, neuGelesen: () => void) {
    this.#basis = basis
    this.#plan = plan
    this.#neuGelesen = neuGelesen
  }

  readonly basis = (): Fassung<T> => this.#basis
  readonly kopie = (): Kopie | undefined => this.#kopie
  readonly fassung = (seite: string): number => this.#fassungen.get(seite) ?? 0
  readonly hatOffene = (): boolean => [...this.#eintraege.values()].some(({ offen }) => offen)
  readonly begonnenMit = (seite: string): Roh | undefined => this.#begonnen.get(seite)
  /** Something on the page is text that no server can hold. */
  readonly istUnlesbar = (seite: string): boolean =>
    (this.#seite(seite).unlesbar?.(this.roh(seite)) ?? []).length > 0
  readonly istLeer = (): boolean => this.#eintraege.size === 0
  readonly roh = (seite: string): Roh => this.#eintraege.get(seite)?.roh ?? this.#gelesen(seite)

  /** The same object until something changes: on each key a whole wizard asks for it. */
  wert(): T {
    this.#gelegt ??= { wert: this.#darueber() }
    return this.#gelegt.wert
  }

  /** False when nothing has changed. */
  aendern(seite: string, roh: Roh): boolean {
    if (same(roh, this.roh(seite))) return false
    const basis = this.#eintraege.get(seite)?.basis ?? this.#gelesen(seite)
    this.#setzen(seite, { roh, basis, offen: true })
    return true
  }

  /** Gives the function that notes the server's answer to what is typed at this moment. */
  absenden(): (neu: Fassung<T>) => void {
    const gesendet = new Map(this.#eintraege)
    return (neu) => {
      this.#begruenden(neu)
      for (const [seite, eintrag] of this.#eintraege)
        this.#quittieren(seite, eintrag, gesendet.get(seite) === eintrag)
    }
  }

  /** Lays what is typed over a newer version. With conflicts that `wahl` does not decide, nothing changes. */
  zusammenfuehren(neuere: Fassung<T>, wahl?: Wahl): Rebase {
    const seiten = [...this.#eintraege].map(([name, { roh, basis }]) => {
      const fremd = this.#gelesen(name, neuere.wert)
      return { name, fremd, alt: roh, ...mergePage({ ...this.#angaben(name, roh, basis), fremd, wahl }) }
    })
    const konflikte = seiten.flatMap((seite) => seite.konflikte)
    if (konflikte.length > 0 && wahl === undefined) return { konflikte, fremdes: [] }
    this.#begruenden(neuere)
    for (const { name, roh, fremd, alt } of seiten) {
      if (same(roh, fremd)) this.#weg(name)
      else this.#setzen(name, { roh, basis: fremd, offen: true })
      if (!same(roh, alt)) this.#neuLesen(name)
    }
    const fremdes = seiten.flatMap(({ name, fremdes: pfade }) => pfade.map((pfad) => ({ seite: name, pfad })))
    return { konflikte: [], fremdes }
  }

  /** Takes over what `kopie` has from an earlier visit, and writes there from now on. Gives what was found. */
  async anschliessen(kopie: Kopie): Promise<readonly Fund[]> {
    this.#kopie = kopie
    for (const seite of this.#eintraege.keys()) this.#kopieren(seite)
    const neue: Fund[] = []
    await kopie.verwaiste(async (funde) => {
      for (const { seite } of funde) await this.#plan.vorbereiten?.(seite)
      const genommen = funde.filter((fund) => {
        const art = this.#wiederholen(fund)
        if (art === 'neu') neue.push(fund)
        return art !== 'widerspricht'
      })
      return genommen.map(({ id }) => id)
    })
    return neue
  }

  /** Each restored page says again what it said before. */
  verwerfen(): void {
    for (const [seite, roh] of this.#vorher) {
      this.#setzen(seite, { roh, basis: this.#gelesen(seite), offen: true })
      this.#neuLesen(seite)
    }
    this.#begonnen.clear()
    this.behalten()
  }

  /** What was restored is the user's own again. */
  behalten(): void {
    this.#vorher = new Map()
  }

  aufgeben(): void {
    this.#begonnen.clear()
    for (const seite of this.#eintraege.keys()) this.#weg(seite)
  }

  #darueber(): T {
    return [...this.#eintraege].reduce(
      (wert, [name, { roh }]) => this.#seite(name).schreiben(roh)(wert),
      this.#basis.wert,
    )
  }

  #begruenden(basis: Fassung<T>): void {
    this.#basis = basis
    this.#gelegt = undefined
  }

  #seite(name: string) {
    const seite = this.#plan.seite(name)
    if (seite === undefined) throw new Error(`Das Formular hat keine Seite ${name}.`)
    return seite
  }

  #gelesen(seite: string, wert = this.#basis.wert): Roh {
    return this.#seite(seite).lesen(wert)
  }

  #angaben(name: string, roh: Roh, basis: Roh) {
    const { kennung } = this.#plan
    return { name, seite: this.#seite(name), roh, basis, wert: this.#basis.wert, kennung }
  }

  #setzen(seite: string, eintrag: Eintrag): void {
    this.#eintraege.set(seite, eintrag)
    this.#gelegt = undefined
    this.#kopieren(seite)
  }

  #weg(seite: string): void {
    this.#eintraege.delete(seite)
    this.#gelegt = undefined
    this.#kopie?.vergessen(seite)
  }

  #kopieren(seite: string): void {
    const eintrag = this.#eintraege.get(seite)
    if (eintrag) this.#kopie?.merken(seite, { roh: eintrag.roh, basis: eintrag.basis })
  }

  #neuLesen(seite: string): void {
    this.#fassungen.set(seite, this.fassung(seite) + 1)
    this.#neuGelesen()
  }

  /** What the server has needs no copy, unless there is text in it that no server can hold. */
  #quittieren(seite: string, { roh }: Eintrag, angekommen: boolean): void {
    if (angekommen && !this.istUnlesbar(seite)) this.#weg(seite)
    else this.#setzen(seite, { roh, basis: this.#gelesen(seite), offen: !angekommen })
  }

  /** A find that contradicts what has been typed here already stays where it is, for the next visit. */
  #wiederholen(fund: Fund): 'neu' | 'bekannt' | 'widerspricht' {
    const plan = this.#plan.seite(fund.seite)
    if (plan === undefined) return 'widerspricht'
    const { seite, roh, basis } = inHeutigerForm(plan, fund)
    const jetzt = this.roh(seite)
    const angaben = { ...this.#angaben(seite, roh, basis), fremd: jetzt }
    if (containsAll(angaben)) return 'bekannt'
    const da = this.#eintraege.get(seite)
    const merged = mergePage(angaben)
    if (da && merged.konflikte.length > 0) return 'widerspricht'
    this.#setzen(seite, da ? { ...da, roh: merged.roh } : { roh, basis, offen: true })
    if (!da) this.#begonnen.set(seite, basis)
    this.#vorher = new Map([...this.#vorher, [seite, this.#vorher.get(seite) ?? jetzt]])
    this.#neuLesen(seite)
    return 'neu'
  }
}
