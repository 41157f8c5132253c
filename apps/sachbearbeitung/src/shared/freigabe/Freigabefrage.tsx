import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Angaben, type Angabe } from '../Angaben.tsx'
import { NochmalAnmelden } from '../anmeldung/NochmalAnmelden.tsx'
import { useFrischAnmelden } from '../anmeldung/useFrischAnmelden.ts'
import type { Frisch } from '../anmeldung/frisch.ts'

type Props = {
  titel: string
  /** Whom it is about and how much: what is read once more before it holds. */
  angaben: readonly Angabe[]
  /** What follows from it. */
  folge: string
  knopf: string
  freigeben: () => Promise<void>
  /** Where it needs a sign-in of this moment. */
  frisch?: Frisch
  /** Somebody changed it meanwhile: it is to be read again. */
  neuLesen?: () => void
  schliessen: () => void
}

/** Asks a second person once more, with name and sum, before what lies before him holds (S9-04). */
export function Freigabefrage(props: Props) {
  const { titel, angaben, folge, knopf, freigeben, frisch, neuLesen, schliessen } = props
  const { laeuft, absage, versuchen } = useVersuch()
  const anmelden = useFrischAnmelden(frisch)(absage)
  const tun = () =>
    versuchen(async () => {
      await freigeben()
      schliessen()
    })
  const nochmal = () => {
    schliessen()
    neuLesen?.()
  }
  return (
    <Dialog
      titel={titel}
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        anmelden ? (
          <NochmalAnmelden anmelden={anmelden} />
        ) : absage?.status === 409 && neuLesen ? (
          <Knopf key="lesen" onClick={nochmal}>
            Neu lesen
          </Knopf>
        ) : (
          <Knopf key="tun" laeuft={laeuft} onClick={() => void tun()}>
            {knopf}
          </Knopf>
        )
      }
    >
      <Angaben angaben={angaben} />
      <p className="kern-body">{folge}</p>
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
