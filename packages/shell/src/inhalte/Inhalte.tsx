import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { meldungZeigen } from '../rahmen/meldungen.ts'
import { beiInhalt, inhaltSchliessen, offenerInhalt, type Inhalt } from './oeffnen.ts'

const nichtGeladen = () => {
  inhaltSchliessen()
  void meldungZeigen({
    titel: 'Die Seite lässt sich nicht öffnen',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
  })
}

/** The code of a modal comes with the first one that is opened; a text does not bring along what forms need. */
const dialogFuer = async (inhalt: Inhalt): Promise<ReactElement> => {
  if (inhalt === 'barriere-melden') {
    const { Barrieredialog } = await import('./Barrieredialog.tsx')
    return <Barrieredialog schliessen={inhaltSchliessen} />
  }
  const { Textdialog } = await import('./Textdialog.tsx')
  return <Textdialog key={inhalt} inhalt={inhalt} schliessen={inhaltSchliessen} />
}

/** Host of the content modals. */
export function Inhalte() {
  const inhalt = useSyncExternalStore(beiInhalt, offenerInhalt)
  const [geladen, setGeladen] = useState<{ inhalt: Inhalt; dialog: ReactElement }>()
  useEffect(() => {
    // Not React's `lazy`: it would remember a failure, and the next click could not try again.
    if (inhalt) dialogFuer(inhalt).then((dialog) => setGeladen({ inhalt, dialog }), nichtGeladen)
  }, [inhalt])
  return inhalt && geladen?.inhalt === inhalt ? geladen.dialog : null
}
