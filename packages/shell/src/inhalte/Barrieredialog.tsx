import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { BarriereFormular } from './BarriereFormular.tsx'
import { BarriereQuittung } from './BarriereQuittung.tsx'
import type { Gemeldet } from './barriereWerte.ts'

/** Who came by a link with the fragment does not come back to the form by reloading the page. */
const ohneFragment = () => {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}

const FORMULAR_ID = 'barriere-melden'

/** 'Barriere melden': a form that reaches the provider, also without an account. */
export function Barrieredialog({ schliessen }: { schliessen: () => void }) {
  const [gemeldet, setGemeldet] = useState<Gemeldet>()
  const [laeuft, setLaeuft] = useState(false)
  const zu = () => {
    ohneFragment()
    schliessen()
  }
  return (
    <Dialog
      titel="Barriere melden"
      schliessen={zu}
      fuss={
        gemeldet ? (
          // Another button than the one that sent the form: whoever presses it at once means it.
          <Knopf key="fertig" onClick={zu}>
            Fertig
          </Knopf>
        ) : (
          <>
            <Knopf type="submit" form={FORMULAR_ID} laeuft={laeuft}>
              Meldung senden
            </Knopf>
            <Knopf variante="secondary" onClick={zu}>
              Abbrechen
            </Knopf>
          </>
        )
      }
    >
      {gemeldet ? (
        <BarriereQuittung {...gemeldet} />
      ) : (
        <BarriereFormular id={FORMULAR_ID} beiGemeldet={setGemeldet} beiLauf={setLaeuft} />
      )}
    </Dialog>
  )
}
