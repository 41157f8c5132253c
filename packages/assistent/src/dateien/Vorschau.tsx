import { dateiHolen, dateiSichern } from '@foerderportal/client/datei'
import { isProblem } from '@foerderportal/client/problem'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useEffect, useState } from 'react'
import { Leinwand } from './Leinwand.tsx'

type Inhalt = { readonly blob: Blob; readonly adresse: string }

const absage = (fehler: unknown): string =>
  isProblem(fehler) && fehler.status !== 0
    ? (fehler.problem.detail ?? `${fehler.problem.title}.`)
    : 'Die Datei ließ sich nicht laden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.'

/** One file to look at: pictures here, a PDF in a tab of its own, everything else to be kept. */
export function Vorschau({ datei, schliessen }: { datei: DateiAngabe; schliessen: () => void }) {
  const { inhalt, fehler } = useInhalt(datei)
  const name = datei.dateiname ?? 'Datei'
  return (
    <Dialog
      titel={name}
      gross={datei.mimeType?.startsWith('image/') === true}
      schliessen={schliessen}
      fuss={
        inhalt && (
          <>
            {inhalt.blob.type === 'application/pdf' && (
              <a className={knopfKlasse('primary')} href={inhalt.adresse} target="_blank" rel="noopener">
                <span className="kern-label">In neuem Tab öffnen</span>
              </a>
            )}
            <Knopf variante="secondary" icon="download" onClick={() => dateiSichern(inhalt.blob, name)}>
              Herunterladen
            </Knopf>
          </>
        )
      }
    >
      {fehler !== undefined && (
        <Hinweis ton="danger" neu>
          {fehler}
        </Hinweis>
      )}
      {inhalt === undefined && fehler === undefined && <Skelett art="text" was={name} />}
      {inhalt && <Bild inhalt={inhalt} name={name} />}
    </Dialog>
  )
}

/** Opened in a tab, a blob has the rights of the portal: it never bears a type that could run anything. */
const typVon = (mimeType: string | null | undefined): string =>
  mimeType && ['application/pdf', 'image/png', 'image/jpeg'].includes(mimeType)
    ? mimeType
    : 'application/octet-stream'

/** The bytes with the type that the server found in them, for as long as they are shown. */
function useInhalt({ downloadUrl, mimeType }: DateiAngabe) {
  const [inhalt, setInhalt] = useState<Inhalt>()
  const [fehler, setFehler] = useState<string>()
  useEffect(() => {
    const ende = new AbortController()
    let adresse: string | undefined
    const holen = async () => {
      const blob = new Blob([await dateiHolen(downloadUrl ?? '', ende.signal)], { type: typVon(mimeType) })
      adresse = URL.createObjectURL(blob)
      setInhalt({ blob, adresse })
    }
    void holen().catch((grund: unknown) => {
      if (!ende.signal.aborted) setFehler(absage(grund))
    })
    return () => {
      ende.abort()
      // Later, because a tab that was opened may still be reading.
      const vergessen = () => adresse !== undefined && URL.revokeObjectURL(adresse)
      setTimeout(vergessen, 60_000)
    }
  }, [downloadUrl, mimeType])
  return { inhalt, fehler }
}

function Bild({ inhalt, name }: { inhalt: Inhalt; name: string }) {
  if (!inhalt.blob.type.startsWith('image/'))
    return (
      <p className="kern-body">
        {inhalt.blob.type === 'application/pdf'
          ? 'Öffnen Sie das Dokument in einem neuen Tab, oder laden Sie es herunter.'
          : 'Diese Art von Datei zeigt das Portal nicht an. Laden Sie sie herunter, um sie zu öffnen.'}
      </p>
    )
  return <Leinwand blob={inhalt.blob} name={name} />
}
