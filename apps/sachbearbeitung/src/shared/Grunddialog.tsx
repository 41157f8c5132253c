import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import type { Frisch } from './anmeldung/frisch.ts'
import { NochmalAnmelden } from './anmeldung/NochmalAnmelden.tsx'
import { useFrischAnmelden } from './anmeldung/useFrischAnmelden.ts'
import { zumFehler } from './formular/zumFehler.ts'
import { Textfeld } from './Textfeld.tsx'

type Props = {
  /** Under which the reason lies on this device until it is sent. */
  name: string
  titel: string
  /** What follows from it. */
  folge: string
  knopf: string
  /** Stands at the field where no reason is given. */
  ohneGrund: string
  hoechstens?: number
  /** Of the programme: one press puts one into the field. */
  gruende?: readonly string[]
  tun: (grund: string) => Promise<void>
  /** It is done, and the reason lies on this device no more. */
  danach: () => Promise<void> | void
  /** Where it needs a sign-in of this moment. */
  frisch?: Frisch
  schliessen: () => void
}

/** An act that needs a reason. */
export function Grunddialog(props: Props) {
  const { name, titel, folge, knopf, ohneGrund, hoechstens, gruende = [] } = props
  const { tun, danach, frisch, schliessen } = props
  const { text: grund, setzen, fertig } = useLokalerText(name)
  const [fehlt, setFehlt] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const anmelden = useFrischAnmelden(frisch)(absage)
  const senden = () => {
    setFehlt(grund.trim() === '')
    if (grund.trim() === '') return zumFehler()
    void versuchen(async () => {
      await tun(grund)
      fertig()
      await danach()
    })
  }
  return (
    <Dialog
      titel={titel}
      schliessenText="Abbrechen"
      schliessen={schliessen}
      fuss={
        anmelden ? (
          <NochmalAnmelden anmelden={anmelden} />
        ) : (
          <Knopf key="tun" onClick={senden} laeuft={laeuft}>
            {knopf}
          </Knopf>
        )
      }
    >
      <p className="kern-body">{folge}</p>
      {gruende.length > 0 && (
        <ul className="d-gruende" aria-label="Gründe">
          {gruende.map((satz) => (
            <li key={satz}>
              <Knopf variante="tertiary" klein aria-pressed={grund === satz} onClick={() => setzen(satz)}>
                {satz}
              </Knopf>
            </li>
          ))}
        </ul>
      )}
      <Textfeld
        etikett="Grund"
        wert={grund}
        aendern={setzen}
        {...(hoechstens !== undefined && { hoechstens })}
        fehler={fehlt && grund.trim() === '' ? ohneGrund : undefined}
      />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
