import type { EigeneAnsicht } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useState } from 'react'
import { Eingabe } from '../../../shared/Eingabe.tsx'
import { useFeldfehler } from '../../../shared/useFeldfehler.ts'

type Props = {
  speichern: (name: string) => Promise<EigeneAnsicht>
  /** With the view that is there now. */
  fertig: (neue: EigeneAnsicht) => void
  schliessen: () => void
}

/** Gives what the list shows a name. */
export function AnsichtSpeichern({ speichern, fertig, schliessen }: Props) {
  const [name, setName] = useState('')
  const { fehler, setFehler } = useFeldfehler(name)
  const { laeuft, absage, versuchen } = useVersuch()
  const id = useId()
  const abschicken = () => {
    if (name.trim() === '') return setFehler('Geben Sie der Ansicht einen Namen.')
    setFehler(undefined)
    return versuchen(async () => fertig(await speichern(name.trim())))
  }
  return (
    <Dialog
      titel="Ansicht speichern"
      schliessen={schliessen}
      fuss={
        <Knopf type="submit" form={id} laeuft={laeuft}>
          Speichern
        </Knopf>
      }
    >
      <form
        id={id}
        className="p-stapel"
        aria-label="Ansicht speichern"
        noValidate
        onSubmit={(ereignis) => {
          ereignis.preventDefault()
          void abschicken()
        }}
      >
        <p className="kern-body">Filter, Reihenfolge und Spalten dieser Liste bekommen einen Namen.</p>
        <Eingabe
          etikett="Name der Ansicht"
          wert={name}
          setzen={setName}
          fehler={fehler}
          hoechstens={60}
          ersterFokus
        />
        <AbsageHinweis absage={absage} />
      </form>
    </Dialog>
  )
}
