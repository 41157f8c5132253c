import { rufen } from '@foerderportal/client/rufen'
import { rundeVerwerfen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { RUNDEN_KEY, rundeKey } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { zeitraumWorte } from '../worte.ts'

type Props = { runde: RundeAntwort; version: number | undefined; schliessen: () => void }

/** Nothing comes of a planned round: it goes, once asked (S9-05). */
export function Verwerfen({ runde, version, schliessen }: Props) {
  const { guid, angaben, erfassungsZeitraum, budget, klassen } = runde
  const { laeuft, absage, versuchen } = useVersuch()
  const abfragen = useQueryClient()
  const navigate = useNavigate()
  const verwerfen = () =>
    versuchen(async () => {
      await rufen(rundeVerwerfen, { params: { guid }, ifMatch: version })
      await navigate({ to: pfade.runden })
      abfragen.removeQueries({ queryKey: rundeKey(guid) })
      await abfragen.invalidateQueries({ queryKey: RUNDEN_KEY })
      ansagen('Die Runde ist verworfen.')
    })
  return (
    <Dialog
      titel="Runde verwerfen?"
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        <Knopf laeuft={laeuft} onClick={() => void verwerfen()}>
          Runde verwerfen
        </Knopf>
      }
    >
      <p className="kern-body">
        „{angaben.bezeichnung}“ mit allem, was dafür geplant ist, geht verloren: Erfassung{' '}
        {zeitraumWorte(erfassungsZeitraum)}, Mittel {betragSchreiben(budget.budget)}&nbsp;€,{' '}
        {klassen.length === 1 ? 'eine Hauptgruppe' : `${klassen.length} Hauptgruppen`} mit ihren Kategorien.
        Außerhalb der Bank hat sie niemand gesehen.
      </p>
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
