import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { NAME_ZEICHEN } from '@foerderportal/contract/fragebogen/grenzen'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useState } from 'react'
import { Eingabe } from '../../shared/Eingabe.tsx'
import { useFeldfehler } from '../../shared/useFeldfehler.ts'

type Props = {
  titel: string
  /** What follows from it. */
  folge: string
  etikett: string
  /** Stands at the field where nothing is given. */
  fehlt: string
  knopf: string
  senden: (text: string) => Promise<void>
  schliessen: () => void
}

/** An act that needs one line of text. */
export function Namensdialog({ titel, folge, etikett, fehlt, knopf, senden, schliessen }: Props) {
  const [text, setText] = useState('')
  const { fehler, setFehler } = useFeldfehler(text)
  const { laeuft, absage, versuchen } = useVersuch()
  const id = useId()
  const abschicken = () => {
    if (text.trim() === '') return setFehler(fehlt)
    setFehler(undefined)
    return versuchen(() => senden(text.trim()))
  }
  return (
    <Dialog
      titel={titel}
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        <Knopf type="submit" form={id} laeuft={laeuft}>
          {knopf}
        </Knopf>
      }
    >
      <form
        id={id}
        className="p-stapel"
        aria-label={titel}
        noValidate
        onSubmit={(ereignis) => {
          ereignis.preventDefault()
          void abschicken()
        }}
      >
        <p className="kern-body">{folge}</p>
        <Eingabe
          etikett={etikett}
          wert={text}
          setzen={setText}
          fehler={fehler}
          hoechstens={NAME_ZEICHEN}
          ersterFokus
        />
        <AbsageHinweis absage={absage} />
      </form>
    </Dialog>
  )
}
