import { checklisteHerunterladen } from '@foerderportal/client/checkliste'
import { isProblem } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'

/** Takes the list along as a PDF with boxes to tick and lines to fill. */
export function VorDemAntragDrucken(fuer: { unternehmenGuid: string; einladung: string | undefined }) {
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()
  const holen = async () => {
    setLaeuft(true)
    setAbsage(undefined)
    try {
      await checklisteHerunterladen(fuer)
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      setAbsage(fehler.problem)
    } finally {
      setLaeuft(false)
    }
  }
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
