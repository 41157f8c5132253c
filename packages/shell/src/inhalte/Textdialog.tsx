import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { readTheme } from '@foerderportal/ui/stil/thema'
import { useEffect, useState } from 'react'
import { Logo } from '../bausteine/Logo.tsx'
import { inhaltAdresse, type Inhalt } from './oeffnen.ts'

type Text = Exclude<Inhalt, 'barriere-melden'>

const TITEL: Readonly<Record<Text, string>> = {
  hilfe: 'Hilfe',
  barrierefreiheit: 'Erklärung zur Barrierefreiheit',
  nutzungsbedingungen: 'Nutzungsbedingungen',
  datenschutz: 'Datenschutz',
  impressum: 'Impressum',
}

/** Base URL + /cms/ + path (R2.3-10). No script runs in the frame: the server sets the theme. */
const rahmenAdresse = (inhalt: Text) =>
  `${location.origin}${inhaltAdresse(inhalt)}?${new URLSearchParams({ thema: readTheme() }).toString()}`

type Props = { inhalt: Text; schliessen: () => void }

/** A text of the content proxy in a modal frame that scrolls inside. */
export function Textdialog({ inhalt, schliessen }: Props) {
  const [adresse] = useState(() => rahmenAdresse(inhalt))
  const { stand, wiederholen, versuch, fertig } = useRahmen(adresse)
  return (
    <Dialog
      titel={TITEL[inhalt]}
      schliessen={schliessen}
      gross
      rahmen
      logo={<Logo />}
      fuss={fuss(adresse, schliessen)}
    >
      {stand === 'fehler' ? (
        <Nichterreichbar wiederholen={wiederholen} />
      ) : (
        <>
          {stand === 'laedt' && <Skelett art="text" anzahl={6} was={TITEL[inhalt]} />}
          <iframe
            key={versuch}
            className="s-inhalt"
            title={TITEL[inhalt]}
            src={adresse}
            // The portal's origin holds its tokens: what comes from a content system gets an origin of its own.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            hidden={stand === 'laedt'}
            onLoad={fertig}
          />
        </>
      )}
    </Dialog>
  )
}

const fuss = (adresse: string, schliessen: () => void) => (
  <>
    <a className="kern-link kern-link--no-visited-state" href={adresse} target="_blank" rel="noreferrer">
      In neuem Tab öffnen
    </a>
    <Knopf variante="secondary" onClick={schliessen}>
      Schließen
    </Knopf>
  </>
)

function Nichterreichbar({ wiederholen }: { wiederholen: () => void }) {
  return (
    <div className="s-inhalt__fehler">
      <Hinweis ton="warning" titel="Die Seite lädt gerade nicht" neu>
        <p className="kern-body">
          Vielleicht ist Ihre Verbindung unterbrochen. Ihre Eingaben im Portal bleiben erhalten.
        </p>
      </Hinweis>
      <Knopf variante="secondary" onClick={wiederholen}>
        Noch einmal versuchen
      </Knopf>
    </div>
  )
}

const GEDULD_MS = 15_000

/**
 * A frame reports a page that it got, whatever page that is, and says nothing of a failure: whether the server can be
 * reached is asked beside it.
 */
function useRahmen(adresse: string) {
  const [versuch, setVersuch] = useState(0)
  const [stand, setStand] = useState<'laedt' | 'da' | 'fehler'>('laedt')
  useEffect(() => {
    const ende = new AbortController()
    const signal = AbortSignal.any([ende.signal, AbortSignal.timeout(GEDULD_MS)])
    fetch(adresse, { method: 'HEAD', redirect: 'manual', signal }).catch(() => {
      if (!ende.signal.aborted) setStand('fehler')
    })
    return () => ende.abort()
  }, [adresse, versuch])
  const wiederholen = () => {
    setStand('laedt')
    setVersuch((bisher) => bisher + 1)
  }
  // A frame that failed also says that it is loaded.
  const fertig = () => setStand((bisher) => (bisher === 'fehler' ? bisher : 'da'))
  return { stand, versuch, wiederholen, fertig }
}
