import { fassungVerwerfen } from '@foerderportal/contract/fragebogen/bank/routes'
import { rufen } from '@foerderportal/client/rufen'
import { fassungKey, UMFRAGEN_KEY } from '@foerderportal/client/fragebogen/bank'
import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import type { OffeneFassung } from './useFassung.ts'

type Props = { fassung: Fassung; offen: OffeneFassung; schliessen: () => void }

/** Nothing comes of the draft: it goes, once asked. */
export function Verwerfen({ fassung, offen: { entwurf, formular, nachsehen }, schliessen }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const abfragen = useQueryClient()
  const navigate = useNavigate()
  const verwerfen = () =>
    versuchen(async () => {
      // What is typed and not yet saved has its version, too.
      await entwurf.speichern()
      await rufen(fassungVerwerfen, {
        params: { guid: fassung.guid },
        ifMatch: entwurf.basis().version,
      }).catch(nachsehen)
      entwurf.aufgeben()
      await navigate({ to: pfade.frageboegen })
      abfragen.removeQueries({ queryKey: fassungKey(fassung.guid) })
      await abfragen.invalidateQueries({ queryKey: UMFRAGEN_KEY })
      ansagen('Der Entwurf ist verworfen.')
    })
  const anzahl = formular.bloecke.reduce((summe, { fragen }) => summe + fragen.length, 0)
  return (
    <Dialog
      titel={`Entwurf von Fassung ${fassung.nummer} verwerfen?`}
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        <Knopf laeuft={laeuft} onClick={() => void verwerfen()}>
          Entwurf verwerfen
        </Knopf>
      }
    >
      <p className="kern-body">
        {anzahl === 1 ? 'Eine Frage geht' : `${anzahl} Fragen gehen`} damit verloren. Veröffentlichte
        Fassungen bleiben{fassung.nummer === 1 ? '; gibt es keine, verschwindet der Fragebogen.' : '.'}
      </p>
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
