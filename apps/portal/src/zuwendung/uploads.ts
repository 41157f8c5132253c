import { isProblem } from '@foerderportal/client/problem'
import { dateiSenden } from '@foerderportal/client/datei'
import type { Datei as HochgeladeneDatei } from '@foerderportal/contract/shared/datei'

export type Upload = {
  readonly id: string
  readonly feld: string
  readonly datei: File
  readonly zustand: 'laeuft' | 'fehler' | 'fertig'
  readonly anteil: number
  readonly begonnen: number
  readonly fehler?: string
  /** The file itself is refused: another attempt can't help. */
  readonly endgueltig?: boolean
  readonly ergebnis?: HochgeladeneDatei
}

const MB = 1024 * 1024
/** The server's limit (S5-01); said here before 20 MB have travelled for nothing. */
export const DATEI_MAX_BYTES = 20 * MB

const vorab = (datei: File): string | undefined => {
  if (datei.size === 0) return 'Die Datei ist leer. Wählen Sie eine andere.'
  return datei.size > DATEI_MAX_BYTES
    ? 'Die Datei ist größer als 20 MB. Verkleinern Sie sie und versuchen Sie es noch einmal.'
    : undefined
}

const grund = (fehler: unknown): string =>
  isProblem(fehler)
    ? (fehler.errors[0]?.text ?? fehler.problem.detail ?? `${fehler.problem.title}.`)
    : 'Die Datei wurde nicht hochgeladen. Versuchen Sie es noch einmal.'

/** 400: wrong kind or too big (S5-01). */
const istAbsage = (fehler: unknown): boolean => isProblem(fehler, 400)

const istAbbruch = (fehler: unknown) => fehler instanceof DOMException && fehler.name === 'AbortError'

type Senden = typeof dateiSenden

/**
 * Files on their way, for the whole wizard: an upload goes on while its page is left, and waits until the page that
 * shows its field takes it over.
 */
export class Uploads {
  #alle: readonly Upload[] = []
  #nummer = 0
  readonly #abbrueche = new Map<string, AbortController>()
  readonly #hoerer = new Set<() => void>()
  readonly #senden: Senden

  constructor(senden: Senden = dateiSenden) {
    this.#senden = senden
  }

  readonly alle = (): readonly Upload[] => this.#alle

  readonly subscribe = (melden: () => void): (() => void) => {
    this.#hoerer.add(melden)
    return () => this.#hoerer.delete(melden)
  }

  beginnen(feld: string, dateien: readonly File[]): void {
    for (const datei of dateien) void this.#laufen({ ...this.#neu(), feld, datei })
  }

  erneut(id: string): void {
    const upload = this.#alle.find((u) => u.id === id)
    if (!upload) return
    this.entfernen(id)
    this.beginnen(upload.feld, [upload.datei])
  }

  /** Takes a file off the list; one that is on its way is cancelled, and the server keeps nothing of it. */
  entfernen(id: string): void {
    this.#abbrueche.get(id)?.abort()
    this.#setzen(this.#alle.filter((u) => u.id !== id))
  }

  #neu() {
    this.#nummer += 1
    return { id: `upload-${this.#nummer}`, zustand: 'laeuft', anteil: 0, begonnen: Date.now() } as const
  }

  async #laufen(upload: Upload): Promise<void> {
    const hindernis = vorab(upload.datei)
    this.#setzen([
      ...this.#alle,
      hindernis === undefined
        ? upload
        : { ...upload, zustand: 'fehler', fehler: hindernis, endgueltig: true },
    ])
    if (hindernis !== undefined) return
    const abbruch = new AbortController()
    this.#abbrueche.set(upload.id, abbruch)
    try {
      const onProgress = (anteil: number) => this.#aendern(upload.id, { anteil })
      const ergebnis = await this.#senden(upload.datei, { signal: abbruch.signal, onProgress })
      this.#aendern(upload.id, { zustand: 'fertig', ergebnis })
    } catch (fehler) {
      if (!istAbbruch(fehler))
        this.#aendern(upload.id, { zustand: 'fehler', fehler: grund(fehler), endgueltig: istAbsage(fehler) })
    } finally {
      this.#abbrueche.delete(upload.id)
    }
  }

  #aendern(id: string, teil: Partial<Upload>): void {
    this.#setzen(this.#alle.map((u) => (u.id === id ? { ...u, ...teil } : u)))
  }

  #setzen(alle: readonly Upload[]): void {
    this.#alle = alle
    for (const melden of this.#hoerer) melden()
  }
}

/** 'noch 20 Sekunden', once enough has travelled to be honest about it. */
export const restzeit = ({ anteil, begonnen }: Upload, jetzt: number): string | undefined => {
  const vergangen = jetzt - begonnen
  if (anteil < 0.05 || anteil >= 1 || vergangen < 2000) return undefined
  const sekunden = Math.ceil(((vergangen / anteil) * (1 - anteil)) / 1000)
  return sekunden < 60 ? `noch ${sekunden} Sekunden` : `noch ${Math.ceil(sekunden / 60)} Minuten`
}
