import { bewegen } from '@foerderportal/client/rufen'
import { reihungVorbereiten } from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { NochmalAnmelden } from '../../shared/anmeldung/NochmalAnmelden.tsx'
import { useFrischAnmelden } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { useRundeBekanntgeben } from './useHandlung.ts'
import { Ziehungsfeld, useGetippteZiehung } from './Ziehungsfeld.tsx'

type Props = { runde: RundeAntwort; schliessen: () => void }

/** The first of the two who type the draw: the server ranks with it and lays both sealed before the second (S3-03). */
export function ZiehungEingeben({ runde: { guid, ziehung, rueckgaben }, schliessen }: Props) {
  const { feld, pruefen, fertig } = useGetippteZiehung(`runde/${guid}/ziehung/${rueckgaben.length}`, ziehung)
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useRundeBekanntgeben()
  const anmelden = useFrischAnmelden({ handlung: 'reihungVorbereiten', an: guid })(absage)
  const senden = () => {
    const zufall = pruefen()
    if (zufall === null) return
    void versuchen(async () => {
      const stand = await bewegen(reihungVorbereiten, { params: { guid }, body: { zufall } })
      fertig()
      schliessen()
      await bekanntgeben(stand, 'Die Reihung liegt versiegelt zur Freigabe vor.')
    })
  }
  return (
    <Dialog
      titel="Reihung vorbereiten"
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        anmelden ? (
          <NochmalAnmelden anmelden={anmelden} />
        ) : (
          <Knopf key="tun" laeuft={laeuft} onClick={senden}>
            Versiegelt zur Freigabe vorlegen
          </Knopf>
        )
      }
    >
      <p className="kern-body">
        Geben Sie ein, was gezogen wurde: {ziehung?.quelle}. Das Portal reiht damit und versiegelt Eingabe und
        Ergebnis. Eine zweite Person gibt die Ziehung noch einmal ein; sind beide gleich, öffnet sich das
        Ergebnis für Sie beide. Sonst geht der Versuch zurück, und das ist öffentlich.
      </p>
      <Ziehungsfeld {...feld} ersterFokus />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
