import type { Datei as HochgeladeneDatei } from '@foerderportal/contract/shared/datei'

export type Upload = {
  /** Also the key under which it is sent (S10-05): of the file, not of the attempt. */
  readonly id: string
  readonly feld: string
  readonly datei: File
  /** `wartet`: for its turn; `getrennt`: for the network or the server. */
  readonly zustand: 'wartet' | 'laeuft' | 'getrennt' | 'fehler' | 'fertig'
  readonly anteil: number
  readonly begonnen: number
  readonly fehler?: string
  /** The file itself is refused: another attempt can't help. */
  readonly endgueltig?: boolean
  readonly ergebnis?: HochgeladeneDatei
}

/** What moves the files (uploadAntrieb.ts). */
export type Antrieb = { readonly anstossen: () => void; readonly abbrechen: (id: string) => void }
/** It comes when somebody works in a form: a page that is only looked at does without. */
type AntriebLaden = (uploads: Uploads) => Promise<Antrieb>

const OHNE_ANTRIEB =
  'Die Datei wurde nicht hochgeladen: keine Verbindung zum Portal. Versuchen Sie es noch einmal.'
const KEINE: readonly Upload[] = []

/** Takes files into a field that is on the page. */
type Nehmen = (dateien: File[]) => void

/**
 * Files on their way, for the whole wizard: an upload goes on while its page is left. What has arrived is taken over by
 * its field, or by the draft while another page is open (useAnkunft).
 */
export class Uploads {
  #alle: readonly Upload[] = KEINE
  #nachFeld: ReadonlyMap<string, readonly Upload[]> = new Map()
  #antrieb: Promise<Antrieb> | undefined
  /** Bytes and files that a field has got since it last had none on the way. */
  readonly #geschafft = new Map<string, { readonly dateien: number; readonly bytes: number }>()
  readonly #hoerer = new Set<() => void>()
  readonly #laden: AntriebLaden
  /** The fields of the page by their names, for what is dropped beside all of them. */
  readonly ziele = new Map<string, Nehmen>()

  constructor(laden: AntriebLaden) {
    this.#laden = laden
  }

  readonly alle = (): readonly Upload[] => this.#alle

  /** Of one field; the same list as long as nothing happens there: progress elsewhere draws only its own field. */
  readonly von = (feld: string): readonly Upload[] => this.#nachFeld.get(feld) ?? KEINE

  /** What 'Weiter' waits for; not what waits for the network itself. */
  readonly laeuft = (): boolean => this.#alle.some((u) => u.zustand === 'laeuft' || u.zustand === 'wartet')

  /** What would be lost with the wizard. */
  readonly offen = (): boolean => this.#alle.some((u) => u.zustand !== 'fehler')

  readonly subscribe = (melden: () => void): (() => void) => {
    this.#hoerer.add(melden)
    return () => this.#hoerer.delete(melden)
  }

  beginnen(feld: string, dateien: readonly File[]): void {
    const neue = dateien.map((datei): Upload => ({ ...this.#neu(), feld, datei }))
    this.#setzen([...this.#alle, ...neue])
    void this.anstossen()
  }

  erneut(id: string): void {
    this.aendern(id, { zustand: 'wartet', anteil: 0 })
    void this.anstossen()
  }

  /** Takes a file off the list; one that is on its way is cancelled, and the server keeps nothing of it. */
  entfernen(id: string): void {
    void this.#antrieb?.then((antrieb) => antrieb.abbrechen(id))
    this.#setzen(this.#alle.filter((u) => u.id !== id))
  }

  aendern(id: string, teil: Partial<Upload>): void {
    const upload = this.#alle.find((u) => u.id === id)
    if (upload === undefined) return
    if (teil.zustand === 'fertig') this.#zaehlen(upload)
    this.#setzen(this.#alle.map((u) => (u.id === id ? { ...u, ...teil } : u)))
  }

  /** How far the files of a field are together; undefined for fewer than two. */
  gesamt(
    feld: string,
  ): { readonly dateien: number; readonly fertig: number; readonly anteil: number } | undefined {
    const unterwegs = this.von(feld).filter(istUnterwegs)
    const { dateien: fertig, bytes } = this.#geschafft.get(feld) ?? { dateien: 0, bytes: 0 }
    const dateien = fertig + unterwegs.length
    if (unterwegs.length === 0 || dateien < 2) return undefined
    const alle = unterwegs.reduce((summe, { datei }) => summe + datei.size, bytes)
    const da = unterwegs.reduce((summe, { datei, anteil }) => summe + datei.size * anteil, bytes)
    return { dateien, fertig, anteil: alle === 0 ? 0 : da / alle }
  }

  async anstossen(): Promise<void> {
    this.#antrieb ??= this.#laden(this)
    try {
      ;(await this.#antrieb).anstossen()
    } catch {
      this.#antrieb = undefined
      for (const { id, zustand } of this.#alle)
        if (zustand === 'wartet') this.aendern(id, { zustand: 'fehler', fehler: OHNE_ANTRIEB })
    }
  }

  #zaehlen({ feld, datei }: Upload): void {
    const bisher = this.#geschafft.get(feld) ?? { dateien: 0, bytes: 0 }
    this.#geschafft.set(feld, { dateien: bisher.dateien + 1, bytes: bisher.bytes + datei.size })
  }

  #neu() {
    return { id: crypto.randomUUID(), zustand: 'wartet', anteil: 0, begonnen: 0 } as const
  }

  #setzen(alle: readonly Upload[]): void {
    const vorher = this.#nachFeld
    const neu = Map.groupBy(alle, ({ feld }) => feld)
    const gleich = (feld: string, liste: readonly Upload[]) => {
      const alt = vorher.get(feld)
      return alt?.length === liste.length && liste.every((u, i) => u === alt[i]) ? alt : liste
    }
    this.#alle = alle
    this.#nachFeld = new Map([...neu].map(([feld, liste]) => [feld, gleich(feld, liste)]))
    for (const feld of this.#geschafft.keys())
      if (!this.von(feld).some(istUnterwegs)) this.#geschafft.delete(feld)
    for (const melden of this.#hoerer) melden()
  }
}

const istUnterwegs = ({ zustand }: Upload) => zustand !== 'fehler' && zustand !== 'fertig'
