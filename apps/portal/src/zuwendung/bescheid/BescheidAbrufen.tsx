import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { bescheidAbrufen } from '@foerderportal/client/zuwendung/bescheid/abruf'
import { bescheideAbfrage } from '@foerderportal/client/zuwendung/bescheid/bescheide'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { NO_CONNECTION } from '@foerderportal/client/problem'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useWiederHier } from '@foerderportal/shell/rahmen/rueckweg'
import { Umweg } from '@foerderportal/shell/rahmen/Umweg.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { useFirma } from '../../umgebungFirma.ts'

type Props = {
  bescheid: BescheidAnsicht
  /** All of it has arrived. */
  abgerufen: (neu: BescheidAnsicht) => void
}

/** What lies ready, until when, for whom, and what the retrieval does. */
export function BescheidAbrufen({ bescheid, abgerufen }: Props) {
  useWiederHier()
  const frist = bescheid.endetAm && alsFrist(bescheid.endetAm, serverJetzt())
  return (
    <Hinweis ton="warning" titel={frist ? `Abrufen: ${frist}` : 'Die Frist endet gerade'} stufe={2}>
      <div className="p-stapel">
        <ul className="kern-list kern-list--bullet">
          <li>Mit dem Abruf laden Sie den Bescheid als PDF auf dieses Gerät.</li>
          <li>Am Tag danach gilt er für Ihr Unternehmen als bekannt gegeben. Dann beginnen seine Fristen.</li>
          <li>Ruft ihn niemand rechtzeitig ab, gibt die Bank ihn auf einem anderen Weg bekannt.</li>
        </ul>
        {bescheid.abrufbar ? (
          <Abruf bescheid={bescheid} abgerufen={abgerufen} />
        ) : (
          <NichtSelbst bescheid={bescheid} />
        )}
      </div>
    </Hinweis>
  )
}

function NichtSelbst({ bescheid: { hindernis } }: { bescheid: BescheidAnsicht }) {
  if (hindernis === null) return null
  return (
    <>
      <p className="kern-body">{hindernis.text}</p>
      {hindernis.pfad === ABSAGE_ORTE.person && (
        <p className="kern-body">
          <Umweg href={pfade.identifizieren} zurueck="zum Bescheid">
            Identität bestätigen
          </Umweg>
        </p>
      )}
    </>
  )
}

const UNTERBROCHEN =
  'Die Verbindung brach ab, bevor alles angekommen war. Der Bescheid gilt nicht als abgerufen. Versuchen Sie es noch einmal.'

function Abruf({ bescheid: { guid, nummer }, abgerufen }: Props) {
  const { id } = useFirma()
  const { frage } = useDialog()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = bescheideAbfrage(id)
  const holen = async () => {
    const neu = await bescheidAbrufen(guid)
    abgerufen(neu)
    queryClient.setQueryData(queryKey, (alle) => alle?.map((b) => (b.guid === guid ? neu : b)))
  }
  const abrufen = async () => {
    const antwort = await frage({
      titel: `Bescheid ${nummer} abrufen?`,
      text: 'Morgen gilt er als bekannt gegeben. Das lässt sich nicht zurücknehmen.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Abrufen', cancel: 'Noch nicht' },
    })
    if (antwort === 'confirm')
      await versuchen(holen, async ({ status, problem }) => {
        await queryClient.invalidateQueries({ queryKey })
        return status === NO_CONNECTION ? { ...problem, detail: UNTERBROCHEN } : problem
      })
  }
  return (
    <>
      <div className="p-reihe">
        <Knopf icon="download" laeuft={laeuft} onClick={() => void abrufen()}>
          Bescheid abrufen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </>
  )
}
