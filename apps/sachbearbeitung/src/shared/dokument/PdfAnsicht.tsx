import { ZITAT_ZEICHEN } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/grenzen'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { Marken, type Marke } from './Marken.tsx'
import { Seitenleiste } from './Seitenleiste.tsx'
import { usePdf } from './usePdf.ts'

type Props = {
  blob: Blob
  name: string
  seite: number
  seiteWaehlen: (seite: number) => void
  /** Words of this page that evidence names. */
  marken: readonly Marke[]
  /** What is selected, or found, on the page: it can become evidence. */
  markieren: (zitat: string | null) => void
}

/** What scrolls can be reached by keyboard. */
const MIT_TASTEN = { tabIndex: 0 }

/** Tells what is selected in the text of the page; what is selected elsewhere takes nothing back. */
const useAuswahl = (schicht: RefObject<HTMLElement | null>, markieren: Props['markieren']): void => {
  const lesen = useEffectEvent(() => {
    const auswahl = getSelection()
    if (!auswahl?.anchorNode || !schicht.current?.contains(auswahl.anchorNode)) return
    const text = auswahl.toString().replaceAll(/\s+/g, ' ').trim()
    markieren(text === '' ? null : text.slice(0, ZITAT_ZEICHEN))
  })
  useEffect(() => {
    const hoeren = () => lesen()
    document.addEventListener('selectionchange', hoeren)
    return () => document.removeEventListener('selectionchange', hoeren)
  }, [])
}

/** A PDF, page by page, with its text to be selected and searched. */
export function PdfAnsicht({ blob, name, seite, seiteWaehlen, marken, markieren }: Props) {
  const rahmen = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const schicht = useRef<HTMLDivElement>(null)
  useAuswahl(schicht, markieren)
  const pdf = usePdf({ blob, seite, rahmen, canvas, schicht })
  if (pdf.fehler !== undefined)
    return <Hinweis ton="warning">{`${pdf.fehler} Laden Sie sie herunter, um sie zu öffnen.`}</Hinweis>
  return (
    <>
      <Seitenleiste {...{ pdf, seite, seiteWaehlen, markieren }} />
      <section className="d-pdf" aria-label={`${name}, Seite ${seite}`} {...MIT_TASTEN} ref={rahmen}>
        {pdf.dokument === undefined && <Skelett was={name} />}
        <div className="d-pdf__seite" hidden={pdf.dokument === undefined}>
          <canvas ref={canvas} aria-hidden="true" />
          <div className="d-pdf__text" ref={schicht} />
          <Marken schicht={schicht} gezeichnet={pdf.gezeichnet} marken={marken} suche={pdf.suche} />
        </div>
      </section>
    </>
  )
}
