import { vermerkStreichen } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { PruefpunktAntwort, Vermerk } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Textfeld } from './Textfeld.tsx'

type Props = {
  geschaeft: string
  punkt: PruefpunktAntwort
  vermerk: Vermerk
  gestrichen: (punkt: PruefpunktAntwort) => void
  schliessen: () => void
}

/** Asks why a Vermerk is struck through. */
export function Streichdialog({ geschaeft, punkt, vermerk, gestrichen, schliessen }: Props) {
  const {
    text: grund,
    setzen,
    fertig,
  } = useLokalerText(`streichen/${geschaeft}/${punkt.code}/${vermerk.nummer}`)
  const [fehlt, setFehlt] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const streichen = () => {
    setFehlt(grund.trim() === '')
    if (grund.trim() === '') return
    void versuchen(async () => {
      const eingabe = { punkt: punkt.code, vermerk: vermerk.nummer, grund }
      gestrichen(await vermerkStreichen(geschaeft, eingabe, punkt.version))
      fertig()
      schliessen()
    })
  }
  return (
    <Dialog
      titel="Vermerk streichen"
      schliessenText="Abbrechen"
      schliessen={schliessen}
      fuss={
        <Knopf onClick={streichen} laeuft={laeuft}>
          Vermerk streichen
        </Knopf>
      }
    >
      <p className="kern-body">Der Vermerk zählt dann nicht mehr. Er bleibt lesbar, mit Ihrem Grund.</p>
      <Textfeld
        etikett="Grund"
        wert={grund}
        aendern={setzen}
        fehler={fehlt ? 'Geben Sie an, warum Sie den Vermerk streichen.' : undefined}
      />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
