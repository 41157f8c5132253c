import { befangenheitAufheben } from '@foerderportal/client/zuwendung/sachbearbeitung/befangenheit'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeitSchema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { WURZEL, pfade } from '../../paths.ts'
import { Textfeld } from '../pruefung/Textfeld.tsx'

type Props = {
  befangenheit: Befangenheit
  aufgehoben: () => Promise<unknown>
  schliessen: () => void
}

/** Lifts it with a reason, right after signing in; what was typed outlasts that. */
export function Aufheben({ befangenheit: { guid, geNr, person }, aufgehoben, schliessen }: Props) {
  const { text: grund, setzen, fertig } = useLokalerText(`befangenheit/${guid}/aufheben`)
  const [fehlt, setFehlt] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const { sitzung } = useUmgebung()
  const aufheben = () => {
    setFehlt(grund.trim() === '')
    if (grund.trim() === '') return
    void versuchen(async () => {
      await befangenheitAufheben(guid, grund)
      fertig()
      ansagen('Aufgehoben.')
      await aufgehoben()
      schliessen()
    })
  }
  const veraltet = absage?.type === ALLGEMEIN.neuAnmelden.type
  return (
    <Dialog
      titel={`Befangenheit für ${geNr} aufheben`}
      schliessenText="Abbrechen"
      schliessen={schliessen}
      fuss={
        veraltet ? (
          <Knopf
            key="anmelden"
            onClick={() => void sitzung.login(`${WURZEL}${pfade.befangenheiten}`, { prompt: 'login' })}
          >
            Noch einmal anmelden
          </Knopf>
        ) : (
          <Knopf key="aufheben" onClick={aufheben} laeuft={laeuft}>
            Aufheben
          </Knopf>
        )
      }
    >
      <p className="kern-body">
        {person.name} sieht den Fall danach wieder und kann an ihm arbeiten. Was Sie hier tun, steht mit dem
        Grund im Protokoll.
      </p>
      <Textfeld
        etikett="Grund"
        wert={grund}
        aendern={setzen}
        hoechstens={1000}
        fehler={fehlt ? 'Geben Sie an, warum die Befangenheit nicht mehr besteht.' : undefined}
      />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
