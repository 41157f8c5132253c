import { useEffect, useState, useSyncExternalStore } from 'react'
import { meldungZeigen } from '../meldungen.ts'
import type { Inhaltsdialog } from './Inhaltsdialog.tsx'
import { beiInhalt, inhaltSchliessen, offenerInhalt } from './oeffnen.ts'

const nichtGeladen = () => {
  inhaltSchliessen()
  void meldungZeigen({
    titel: 'Die Seite lässt sich nicht öffnen',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
  })
}

/** Host of the content modals; their code comes with the first one that is opened. */
export function Inhalte() {
  const inhalt = useSyncExternalStore(beiInhalt, offenerInhalt)
  const [Dialog, setDialog] = useState<typeof Inhaltsdialog>()
  const fehlt = inhalt !== undefined && Dialog === undefined
  useEffect(() => {
    // Not React's `lazy`: it would remember a failure, and the next click could not try again.
    if (fehlt) import('./Inhaltsdialog.tsx').then((m) => setDialog(() => m.Inhaltsdialog), nichtGeladen)
  }, [fehlt])
  return inhalt && Dialog && <Dialog inhalt={inhalt} schliessen={inhaltSchliessen} />
}
