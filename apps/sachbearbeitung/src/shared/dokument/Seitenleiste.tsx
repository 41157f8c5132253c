import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useState } from 'react'
import { seitenMit } from './pdf.ts'
import type { Pdf } from './usePdf.ts'

type Props = {
  pdf: Pdf
  seite: number
  seiteWaehlen: (seite: number) => void
  markieren: (zitat: string | null) => void
}

const ZOOM = [1, 1.5, 2] as const

/** Turns pages, enlarges them, and searches in the whole document. */
export function Seitenleiste({ pdf, seite, seiteWaehlen, markieren }: Props) {
  const anzahl = pdf.dokument?.numPages ?? 1
  const naechsteGroesse = ZOOM[(ZOOM.findIndex((z) => z === pdf.zoom) + 1) % ZOOM.length] ?? 1
  return (
    <div className="d-pdf__leiste">
      <Knopf
        variante="tertiary"
        klein
        nurIcon
        icon="chevron-left"
        onClick={() => seiteWaehlen(Math.max(1, seite - 1))}
        doppelklickMs={0}
      >
        Vorige Seite
      </Knopf>
      <span className="d-meta">
        Seite <strong>{Math.min(seite, anzahl)}</strong> von {anzahl}
      </span>
      <Knopf
        variante="tertiary"
        klein
        nurIcon
        icon="chevron-right"
        onClick={() => seiteWaehlen(Math.min(anzahl, seite + 1))}
        doppelklickMs={0}
      >
        Nächste Seite
      </Knopf>
      <Knopf variante="tertiary" klein onClick={() => pdf.setZoom(naechsteGroesse)}>
        {`${pdf.zoom * 100}\u00a0%`}
      </Knopf>
      <Suche {...{ pdf, seite, seiteWaehlen, markieren }} />
    </div>
  )
}

/** From the page that is shown on, then from the beginning. */
const naechste = (seiten: readonly number[], seite: number, weiter: boolean): number | undefined =>
  seiten.find((s) => (weiter ? s > seite : s >= seite)) ?? seiten[0]

function Suche({ pdf, seite, seiteWaehlen, markieren }: Props) {
  const id = useId()
  const [stand, setStand] = useState('')
  const [worte, setWorte] = useState('')
  const suchen = async () => {
    if (pdf.dokument === undefined) setStand('Das Dokument lädt noch')
    const dokument = await pdf.gelesen()
    if (dokument === undefined) return
    // A page is broken, or somebody has gone to another paper and nobody reads this any more.
    const seiten = await seitenMit(dokument, worte).catch(() => undefined)
    if (seiten === undefined) return setStand('Lässt sich nicht durchsuchen')
    const ziel = naechste(seiten, seite, worte === pdf.suche)
    pdf.setSuche(worte)
    setStand(seiten.length === 0 ? 'Nicht gefunden' : `auf ${seiten.length} von ${dokument.numPages}`)
    markieren(ziel === undefined || worte.trim() === '' ? null : worte.trim())
    if (ziel !== undefined) seiteWaehlen(ziel)
  }
  return (
    <form
      className="d-pdf__suche"
      aria-label="Im Dokument suchen"
      onSubmit={(ereignis) => {
        ereignis.preventDefault()
        void suchen()
      }}
    >
      <label className="p-nur-vorlesen" htmlFor={id}>
        Im Dokument suchen
      </label>
      <input
        id={id}
        className="kern-form-input__input"
        type="search"
        placeholder="Im Dokument suchen"
        value={worte}
        maxLength={200}
        onChange={(ereignis) => setWorte(ereignis.target.value)}
      />
      <Knopf type="submit" variante="tertiary" klein nurIcon icon="search" doppelklickMs={0}>
        Suchen
      </Knopf>
      <output className="d-meta">{stand}</output>
    </form>
  )
}
