/** A search that runs. */
export type Suchlauf = {
  /** A newer one of the same session has begun. */
  readonly abgeloest: () => boolean
  readonly beenden: () => void
}

/**
 * Which search of a session is the newest. A session belongs to its user: nobody ends another one's search by guessing
 * its name. Remembers running searches only, so it stays small. Each instance knows its own; where two instances
 * answer two searches of one session, `correlation` tells the caller which answer is late.
 */
export class Suchsitzungen {
  readonly #neueste = new Map<string, object>()

  beginnen(sub: string, session: string): Suchlauf {
    const schluessel = JSON.stringify([sub, session])
    const lauf = {}
    this.#neueste.set(schluessel, lauf)
    const istNeueste = () => this.#neueste.get(schluessel) === lauf
    return {
      abgeloest: () => !istNeueste(),
      beenden: () => void (istNeueste() && this.#neueste.delete(schluessel)),
    }
  }

  get laufende(): number {
    return this.#neueste.size
  }
}
