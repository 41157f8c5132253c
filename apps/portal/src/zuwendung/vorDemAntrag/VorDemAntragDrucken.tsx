import { checklisteHerunterladen } from '@foerderportal/client/zuwendung/checkliste'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

/** Takes the list along as a PDF with boxes to tick and lines to fill. */
export function VorDemAntragDrucken(fuer: { unternehmenGuid: string; einladung: string | undefined }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const holen = () => versuchen(() => checklisteHerunterladen(fuer))
  return (
    <>
      <div>
        <Knopf variante="secondary" icon="download" laeuft={laeuft} onClick={() => void holen()}>
          Als PDF zum Ausfüllen herunterladen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </>
  )
}
