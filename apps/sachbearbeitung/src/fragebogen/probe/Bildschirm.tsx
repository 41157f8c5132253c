import { DokumentProvider } from '@foerderportal/ui/dokument'
import { beiThemenwechsel, readTheme } from '@foerderportal/ui/stil/thema'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export const BREITEN = [
  { name: 'telefon', wort: 'Telefon (390 Punkte)' },
  { name: 'schreibtisch', wort: 'Schreibtisch' },
] as const
export type Breite = (typeof BREITEN)[number]['name']

/** As the desk looks, without what it has made denser (stil/frageboegen.css). */
const einrichten = (dokument: Document): void => {
  const stile = document.querySelectorAll('link[rel="stylesheet"], style')
  dokument.head.replaceChildren(...[...stile].map((stil) => stil.cloneNode(true)))
  dokument.body.className = 'd-probe__seite'
}

/**
 * A window of its own in the page, as wide as the screen that is meant: what the style sheets say of narrow windows holds in
 * it. It loads nothing: its content is drawn from here.
 */
export function Bildschirm({ breite, children }: { breite: Breite; children: ReactNode }) {
  const [dokument, setDokument] = useState<Document | null>(null)
  const theme = useSyncExternalStore(beiThemenwechsel, readTheme)
  useEffect(() => {
    if (dokument === null) return
    for (const { name, value } of document.documentElement.attributes)
      dokument.documentElement.setAttribute(name, value)
  }, [dokument, theme])
  const oeffnen = (rahmen: HTMLIFrameElement | null) => {
    const eigenes = rahmen?.contentDocument ?? null
    if (eigenes === null || eigenes === dokument) return
    einrichten(eigenes)
    setDokument(eigenes)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className="d-probe" aria-label="Bildschirm" tabIndex={0}>
      <iframe
        ref={oeffnen}
        // some browsers make the empty page anew once it is there
        onLoad={({ currentTarget }) => oeffnen(currentTarget)}
        className={`d-probe__bildschirm d-probe__bildschirm--${breite}`}
        title={`So sieht es der Antragsteller, ${breite === 'telefon' ? 'auf dem Telefon' : 'am Schreibtisch'}`}
      />
      {dokument &&
        createPortal(
          <DokumentProvider value={dokument}>
            {/* beside the desk's own */}
            <main className="p-seite__inhalt" aria-label="Fragebogen">
              {children}
            </main>
          </DokumentProvider>,
          dokument.body,
        )}
    </section>
  )
}
