import { dateiSenden } from '@foerderportal/client/datei'
import { isProblem } from '@foerderportal/client/problem'
import { dateihindernis } from './dateihindernis.ts'
import type { Antrieb, Uploads } from './uploads.ts'

/** At once, of the eight that the server takes from one person; the rest waits in the order of the screen. */
const GLEICHZEITIG = 3

/** 400: wrong kind or too big (S5-01). */
const istAbsage = (fehler: unknown): boolean => isProblem(fehler, 400)
const grund = (fehler: unknown): string => {
  if (!isProblem(fehler)) return 'Die Datei wurde nicht hochgeladen. Versuchen Sie es noch einmal.'
  const { errors, problem, status } = fehler
  if (status === 0) return 'Keine Verbindung zum Portal. Versuchen Sie es noch einmal.'
  return (
    errors[0]?.text ??
    problem.detail ??
    `${problem.title}.${istAbsage(fehler) ? '' : ' Versuchen Sie es noch einmal.'}`
  )
}
const istAbbruch = (fehler: unknown) => fehler instanceof DOMException && fehler.name === 'AbortError'

type Senden = typeof dateiSenden
type Uhr = () => number

/** Moves the files that wait, a few at a time. What the network or the server holds up goes on by itself (upload.ts). */
export class UploadAntrieb implements Antrieb {
  readonly #uploads: Uploads
  readonly #hoechstensMb: number
  readonly #senden: Senden
  readonly #jetzt: Uhr
  readonly #abbrueche = new Map<string, AbortController>()

  constructor(uploads: Uploads, hoechstensMb: number, senden: Senden = dateiSenden, jetzt: Uhr = Date.now) {
    this.#uploads = uploads
    this.#hoechstensMb = hoechstensMb
    this.#senden = senden
    this.#jetzt = jetzt
  }

  readonly anstossen = (): void => {
    for (const upload of this.#uploads.alle()) {
      const { inhalt } = upload
      if (upload.zustand !== 'wartet' || inhalt === undefined) continue
      const hindernis = dateihindernis(inhalt, this.#hoechstensMb)
      if (hindernis !== undefined)
        this.#uploads.aendern(upload.id, { zustand: 'fehler', fehler: hindernis, endgueltig: true })
      else if (this.#abbrueche.size < GLEICHZEITIG) void this.#laufen(upload.id, inhalt)
    }
  }

  readonly abbrechen = (id: string): void => this.#abbrueche.get(id)?.abort()

  async #laufen(id: string, datei: File): Promise<void> {
    const abbruch = new AbortController()
    this.#abbrueche.set(id, abbruch)
    this.#uploads.aendern(id, { zustand: 'laeuft', begonnen: this.#jetzt() })
    try {
      const ergebnis = await this.#senden(datei, {
        key: id,
        signal: abbruch.signal,
        onProgress: (anteil) => this.#fortschritt(id, anteil),
        onWaiting: (wartet) => this.#warten(id, wartet),
      })
      this.#uploads.aendern(id, { zustand: 'fertig', ergebnis })
    } catch (fehler) {
      if (!istAbbruch(fehler))
        this.#uploads.aendern(id, { zustand: 'fehler', fehler: grund(fehler), endgueltig: istAbsage(fehler) })
    } finally {
      this.#abbrueche.delete(id)
      this.anstossen()
    }
  }

  /** By whole per cents: a fast line reports a hundred times a second. */
  #fortschritt(id: string, anteil: number): void {
    const bisher = this.#uploads.alle().find((u) => u.id === id)?.anteil ?? 0
    if (Math.floor(anteil * 100) !== Math.floor(bisher * 100)) this.#uploads.aendern(id, { anteil })
  }

  #warten(id: string, wartet: boolean): void {
    const zustand = wartet ? 'getrennt' : 'laeuft'
    this.#uploads.aendern(id, { zustand, anteil: 0, begonnen: this.#jetzt() })
  }
}
