import { rufen } from '@foerderportal/client/rufen'
import { einreichungVermerken } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Eingabe } from '../../shared/Eingabe.tsx'
import { useFeldfehler } from '../../shared/useFeldfehler.ts'
import { useHandlung } from './useHandlung.ts'

/** The file is with the bank, under its sign. */
export function Einreichen({ lauf, schliessen }: { lauf: Zahllauf; schliessen: () => void }) {
  const [referenz, setReferenz] = useState('')
  const { fehler, setFehler } = useFeldfehler(referenz)
  const { laeuft, absage, versuchen } = useVersuch()
  const geschehen = useHandlung()
  const vermerken = () => {
    const fehlt = referenz.trim() === ''
    setFehler(fehlt ? 'Geben Sie das Zeichen an, unter dem die Bank die Datei führt.' : undefined)
    if (fehlt) return
    void versuchen(async () => {
      const danach = await rufen(einreichungVermerken, { params: { guid: lauf.guid }, body: { referenz } })
      schliessen()
      await geschehen(danach, 'Als eingereicht vermerkt.')
    })
  }
  return (
    <Dialog
      titel="Als eingereicht vermerken"
      schliessenText="Abbrechen"
      schliessen={schliessen}
      fuss={
        <Knopf laeuft={laeuft} onClick={vermerken}>
          Vermerken
        </Knopf>
      }
    >
      <Eingabe
        etikett="Zeichen der Bank"
        wert={referenz}
        setzen={setReferenz}
        fehler={fehler}
        hoechstens={100}
        ersterFokus
      />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
