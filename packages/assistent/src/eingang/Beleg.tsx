import { dateiHerunterladen } from '@foerderportal/client/datei'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Bestaetigung } from './bestaetigung.ts'

type Props = { beleg: Bestaetigung['beleg']; variante: 'primary' | 'secondary'; nummer?: string }

/** The receipt as PDF, once it is there. */
export function Beleg({ beleg, variante, nummer }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  if (beleg === null) return <p className="kern-body">Ihr Beleg als PDF wird gerade erstellt.</p>
  return (
    <>
      <Knopf
        variante={variante}
        icon="download"
        laeuft={laeuft}
        onClick={() => void versuchen(() => dateiHerunterladen(beleg.downloadUrl, beleg.dateiname))}
      >
        {nummer ? `Beleg ${nummer} als PDF herunterladen` : 'Beleg als PDF herunterladen'}
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}
