import { checklisteHerunterladen } from '@foerderportal/client/checkliste'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useVersuch } from './useVersuch.ts'

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
      {absage && (
        <Hinweis ton="danger" titel={absage.title} neu>
          {absage.detail && <p className="kern-body">{absage.detail}</p>}
        </Hinweis>
      )}
    </>
  )
}
