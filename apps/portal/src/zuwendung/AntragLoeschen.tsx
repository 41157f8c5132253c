import { isProblem } from '@foerderportal/client/problem'
import { antragLoeschen } from '@foerderportal/client/zuwendung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../paths.ts'

/** Deletes a draft, after saying what is lost with it. Stands apart from what leads on. */
export function AntragLoeschen({ antrag, vorher }: { antrag: AntragAntwort; vorher: () => void }) {
  const { frage } = useDialog()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()

  const loeschen = async () => {
    setLaeuft(true)
    setAbsage(undefined)
    try {
      vorher()
      await antragLoeschen(antrag.formular.guid)
      await queryClient.invalidateQueries({ queryKey: ['zuwendung', 'uebersicht'] })
      await navigate({ to: pfade.antraege })
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      setAbsage(fehler.problem)
    } finally {
      setLaeuft(false)
    }
  }
  const fragen = async () => {
    const antwort = await frage({
      titel: `Antrag ${antrag.geNr} löschen?`,
      text: 'Alle Eingaben und hochgeladenen Dateien dieses Entwurfs gehen verloren. Das lässt sich nicht rückgängig machen.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Entwurf löschen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort === 'confirm') await loeschen()
  }
  return (
    <div className="p-stapel p-stapel--eng">
      <div>
        <Knopf variante="tertiary" icon="delete" laeuft={laeuft} onClick={() => void fragen()}>
          Entwurf löschen
        </Knopf>
      </div>
      {absage && (
        <Hinweis ton="danger" titel={absage.title} neu>
          {absage.detail && <p className="kern-body">{absage.detail}</p>}
        </Hinweis>
      )}
    </div>
  )
}
