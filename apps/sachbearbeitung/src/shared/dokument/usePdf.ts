import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { pdfOeffnen, seiteZeichnen, unlesbarWeil } from './pdf.ts'

type Umgebung = {
  readonly blob: Blob
  readonly seite: number
  readonly rahmen: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly schicht: RefObject<HTMLElement | null>
}

/** Between the edges of the frame and the page. */
const RAND = 32
const MINDESTENS = 280

/** The width of the frame, when it has come to rest. */
const useBreite = (rahmen: RefObject<HTMLElement | null>): number => {
  const [breite, setBreite] = useState(0)
  useEffect(() => {
    const element = rahmen.current
    if (element === null) return undefined
    const waechter = new ResizeObserver(() => setBreite(element.clientWidth))
    waechter.observe(element)
    return () => waechter.disconnect()
  }, [rahmen])
  return breite
}

/** A PDF as it is shown: read once, each page drawn when it is turned to. */
export const usePdf = ({ blob, seite, rahmen, canvas, schicht }: Umgebung) => {
  const [dokument, setDokument] = useState<PDFDocumentProxy>()
  const [fehler, setFehler] = useState<string>()
  const [gezeichnet, setGezeichnet] = useState('')
  const [suche, setSuche] = useState('')
  const [zoom, setZoom] = useState(1)
  const oeffnung = useRef<Promise<PDFDocumentProxy>>(undefined)
  const zeichnung = useRef(Promise.resolve())
  const breite = Math.max(MINDESTENS, useBreite(rahmen) - RAND) * zoom

  useEffect(() => {
    let vorbei = false
    const geoeffnet = pdfOeffnen(blob)
    oeffnung.current = geoeffnet
    geoeffnet.then(
      (neu) => !vorbei && setDokument(neu),
      (error: unknown) => !vorbei && setFehler(unlesbarWeil(error)),
    )
    return () => {
      vorbei = true
      void geoeffnet.then((alt) => alt.loadingTask.destroy()).catch(() => undefined)
    }
  }, [blob])

  useEffect(() => {
    if (dokument === undefined || canvas.current === null || schicht.current === null) return undefined
    const ende = new AbortController()
    const flaeche = { canvas: canvas.current, schicht: schicht.current }
    const vorige = zeichnung.current
    const zeichnen = async () => {
      // One after the other: a canvas takes one drawing at a time, and what was given up has to let go of it first.
      await vorige
      if (ende.signal.aborted) return
      await seiteZeichnen(dokument, Math.min(seite, dokument.numPages), breite, flaeche, ende.signal)
      if (!ende.signal.aborted) setGezeichnet(`${seite} ${breite}`)
    }
    zeichnung.current = zeichnen().catch((error: unknown) => {
      if (!ende.signal.aborted) setFehler(unlesbarWeil(error))
    })
    return () => ende.abort()
  }, [dokument, seite, breite, canvas, schicht])

  /** The document as soon as it is read; undefined where it can't be. */
  const gelesen = async () => oeffnung.current?.catch(() => undefined)
  return { dokument, gelesen, fehler, gezeichnet, suche, setSuche, zoom, setZoom }
}
export type Pdf = ReturnType<typeof usePdf>
