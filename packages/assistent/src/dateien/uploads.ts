import type { Datei as HochgeladeneDatei } from '@foerderportal/contract/shared/datei'

type Dateiangaben = Pick<File, 'name' | 'size'>

export type Upload = {
  /** Also the key under which it is sent (S10-05): of the file, not of the attempt. */
  readonly id: string
  readonly feld: string
  readonly datei: Dateiangaben
  /** What is sent; an earlier visit may have left no more than that it was chosen. */
  readonly inhalt: File | undefined
  /** An earlier visit has chosen it. */
  readonly zurueck?: true
  /** On this device lies all of it: it comes back by itself. */
  readonly liegt?: boolean
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
const NEU = { zustand: 'wartet', anteil: 0, begonnen: 0 } as const

/** A file that an earlier visit has left. */
export type Gefunden = Pick<Upload, 'id' | 'feld' | 'datei' | 'inhalt'>

const standVon = ({ inhalt, datei }: Gefunden) =>
  inhalt
    ? { liegt: true }
    : ({
        zustand: 'fehler',
        endgueltig: true,
        fehler: `„${datei.name}“ wurde nicht übertragen. Wählen Sie die Datei noch einmal aus.`,
      } as const)

/** It was chosen, and neither the server nor this device has it. */
export const fehlt = ({ inhalt }: Upload): boolean => inhalt === undefined

/** Takes files into a field that is on the page. */
type Nehmen = (dateien: File[]) => void

/**
 * Files on their way, for the whole wizard: an upload goes on while its page is left. What has arrived is taken over by
 * its field, or by the draft while another page is open (useAnkunft).
 */
export class Uploads {
  #alle: readonly Upload[] = KEINE
  #fehlende: readonly Upload[] = KEINE
  #nachFeld: ReadonlyMap<string, readonly Upload[]> = new Map()
  #antrieb: Promise<Antrieb> | undefined
  #zu = false
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

  /** What is not in the form yet. */
  readonly offen = (): boolean => this.#alle.some((u) => u.zustand !== 'fehler')

  /** What an earlier visit has chosen and is nowhere now; the same list as long as nothing happens to them. */
  readonly fehlende = (): readonly Upload[] => this.#fehlende

  /** Whatever happens to this page, nothing that is on its way is lost with it. */
  readonly istSicher = (): boolean => this.#alle.every((u) => u.zustand === 'fehler' || u.liegt === true)

  readonly subscribe = (melden: () => void): (() => void) => {
    this.#hoerer.add(melden)
    return () => this.#hoerer.delete(melden)
  }

  beginnen(feld: string, dateien: readonly File[]): void {
    const neue = dateien.map((datei): Upload => ({
      ...NEU,
      id: crypto.randomUUID(),
      feld,
      datei,
      inhalt: datei,
    }))
    this.#setzen([...this.#alle, ...neue])
    void this.anstossen()
  }

  /** What an earlier visit has left goes on; of what is not here it is said that it is missing. */
  aufnehmen(gefundene: readonly Gefunden[]): void {
    const bekannt = new Set(this.#alle.map(({ id }) => id))
    const neue = gefundene.filter(({ id }) => !bekannt.has(id))
    const mehr = neue.map((eine): Upload => ({ ...NEU, ...eine, zurueck: true, ...standVon(eine) }))
    this.#setzen([...mehr, ...this.#alle])
    void this.anstossen()
  }

  /** The form is on the screen (again). */
  oeffnen(): void {
    this.#zu = false
  }

  /** The form is left: nobody would take over what arrives. */
  schliessen(): void {
    const laufende = this.#alle
    this.#zu = true
    this.#alle = KEINE
    this.#fehlende = KEINE
    this.#nachFeld = new Map()
    void this.#antrieb?.then((antrieb) => laufende.forEach(({ id }) => antrieb.abbrechen(id)))
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

  leeren(): void {
    for (const { id } of this.#alle) this.entfernen(id)
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
    if (this.#zu) return
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

  #setzen(alle: readonly Upload[]): void {
    const vorher = this.#nachFeld
    const neu = Map.groupBy(alle, ({ feld }) => feld)
    this.#alle = alle
    this.#fehlende = wieVorher(this.#fehlende, alle.filter(fehlt))
    this.#nachFeld = new Map([...neu].map(([feld, liste]) => [feld, wieVorher(vorher.get(feld), liste)]))
    for (const feld of this.#geschafft.keys())
      if (!this.von(feld).some(istUnterwegs)) this.#geschafft.delete(feld)
    for (const melden of this.#hoerer) melden()
  }
}

/** The list that was there, when nothing in it is another one. */
const wieVorher = (alt: readonly Upload[] | undefined, neu: readonly Upload[]): readonly Upload[] =>
  alt?.length === neu.length && neu.every((u, i) => u === alt[i]) ? alt : neu

const istUnterwegs = ({ zustand }: Upload) => zustand !== 'fehler' && zustand !== 'fertig'
