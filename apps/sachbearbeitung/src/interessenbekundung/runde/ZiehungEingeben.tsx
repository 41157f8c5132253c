import { reihungVorbereiten } from '@foerderportal/client/interessenbekundung/runden'
import { zufallHindernis } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { useNeuAnmelden, useRundeBekanntgeben } from './useHandlung.ts'
import { Ziehungsfeld, zufallSchreiben } from './Ziehungsfeld.tsx'

type Props = { runde: RundeAntwort; schliessen: () => void }

/** The first of the two who type the draw: the server ranks with it and lays the result before the second (S3-03). */
export function ZiehungEingeben({ runde: { guid, ziehung }, schliessen }: Props) {
  const { text, setzen, fertig } = useLokalerText(`runde/${guid}/ziehung`)
  const [versucht, setVersucht] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useRundeBekanntgeben()
  const anmelden = useNeuAnmelden(guid)(absage)
  const senden = () => {
    setVersucht(true)
    const zufall = zufallSchreiben(text)
    if (zufallHindernis(zufall) !== null) return
    void versuchen(async () => {
      const stand = await reihungVorbereiten(guid, zufall)
      fertig()
      schliessen()
      await bekanntgeben(stand, 'Die Reihung liegt zur Freigabe vor.')
    })
  }
  return (
    <Dialog
      titel="Reihung vorbereiten"
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        anmelden ? (
          <Knopf onClick={anmelden}>Noch einmal anmelden</Knopf>
        ) : (
          <Knopf laeuft={laeuft} onClick={senden}>
            Reihen und zur Freigabe vorlegen
          </Knopf>
        )
      }
    >
      <p className="kern-body">
        Geben Sie ein, was gezogen wurde: {ziehung?.quelle}. Eine zweite Person gibt es danach noch einmal
        ein, ohne Ihre Eingabe zu sehen; nur wenn beide gleich sind, wird die Reihung öffentlich.
      </p>
      <Ziehungsfeld wert={text} setzen={setzen} versucht={versucht} form={ziehung?.form ?? ''} ersterFokus />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
