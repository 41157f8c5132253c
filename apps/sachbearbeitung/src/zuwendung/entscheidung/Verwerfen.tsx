import { entwurfVerwerfen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { useBekanntgeben, type Entscheidungsentwurf } from './useEntscheidung.ts'

const { knopf } = entscheidungStaende.zeilen.entwurfVerwerfen

/** Nothing comes of the act: its draft is let be, once asked. */
export function Verwerfen({ geschaeft, entwurf }: { geschaeft: string; entwurf: Entscheidungsentwurf }) {
  const [fragen, setFragen] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useBekanntgeben(geschaeft)
  const verwerfen = () =>
    versuchen(async () => {
      const stand = await bewegen(entwurfVerwerfen, {
        params: { guid: geschaeft },
        ifMatch: entwurf.entwurf.basis().version,
      })
      entwurf.entwurf.aufgeben()
      bekanntgeben(stand)
    })
  return (
    <>
      <Knopf variante="tertiary" onClick={() => setFragen(true)}>
        {knopf}
      </Knopf>
      {fragen && (
        <Dialog
          titel="Entwurf verwerfen?"
          schliessen={() => setFragen(false)}
          schliessenText="Abbrechen"
          fuss={
            <Knopf laeuft={laeuft} onClick={() => void verwerfen()}>
              {knopf}
            </Knopf>
          }
        >
          <AbsageHinweis absage={absage} />
          <p className="kern-body">
            Die Bewilligung bleibt, wie sie ist. Wurde das Unternehmen dazu schon angehört, sagen Sie ihm mit
            einer Mitteilung, dass nichts daraus folgt.
          </p>
        </Dialog>
      )}
    </>
  )
}
