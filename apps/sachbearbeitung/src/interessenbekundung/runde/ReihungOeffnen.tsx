import { bewegen } from '@foerderportal/client/rufen'
import { reihungOeffnen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { rundeKey } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { RUNDE } from '@foerderportal/contract/interessenbekundung/bank/problems'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { NochmalAnmelden } from '../../shared/anmeldung/NochmalAnmelden.tsx'
import { useFrischAnmelden } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { ReihungZurueckgeben } from './ReihungZurueckgeben.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'
import { Ziehungsfeld, useGetippteZiehung } from './Ziehungsfeld.tsx'

type Props = { runde: RundeAntwort; reihung: NonNullable<RundeAntwort['reihung']> }

/** The second of the two who type the draw: blind. Equal, it opens the result to both (S3-03). */
export function ReihungOeffnen({ runde: { guid, ziehung }, reihung }: Props) {
  const { feld, pruefen, fertig } = useGetippteZiehung(`reihung/${reihung.guid}/zufall`, ziehung)
  const { laeuft, absage, versuchen } = useVersuch()
  const abfragen = useQueryClient()
  const bekanntgeben = useRundeBekanntgeben()
  const anmelden = useFrischAnmelden({ handlung: 'reihungOeffnen', an: guid })(absage)
  const oeffnen = () => {
    const zufall = pruefen()
    if (zufall === null) return
    void versuchen(
      async () => {
        const stand = await bewegen(reihungOeffnen, { params: { guid }, body: { zufall } })
        fertig()
        await bekanntgeben(stand, 'Beide Eingaben sind gleich: Das Ergebnis ist geöffnet.')
      },
      async ({ problem }) => {
        // typed otherwise than the first one did, it was given back: the round shows that attempt
        if (problem.type === RUNDE.nichtMoeglich.type) {
          fertig()
          ansagen(problem.detail ?? problem.title)
          await abfragen.invalidateQueries({ queryKey: rundeKey(guid) })
        }
        return problem
      },
    )
  }
  return (
    <>
      <p className="kern-body">
        Sehen Sie selbst nach, wie gezogen wurde: {ziehung?.quelle}. Was die erste Person eingegeben hat,
        zeigt das Portal niemandem. Ist Ihre Eingabe eine andere, geht der Versuch zurück, und das ist
        öffentlich.
      </p>
      <Ziehungsfeld {...feld} />
      <AbsageHinweis absage={absage} />
      <div className="d-werkzeuge">
        {anmelden ? (
          <NochmalAnmelden anmelden={anmelden} />
        ) : (
          <Knopf key="tun" laeuft={laeuft} onClick={oeffnen}>
            Vergleichen und öffnen
          </Knopf>
        )}
        <ReihungZurueckgeben guid={guid} reihung={reihung.guid} />
      </div>
    </>
  )
}
