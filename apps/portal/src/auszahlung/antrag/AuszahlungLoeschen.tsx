import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import type { Gesehen } from '@foerderportal/shell/bausteine/useWieGesehen'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useAuszahlungLoeschen } from '../kern/useAuszahlungLoeschen.ts'

/** Deletes a draft, after saying what is lost with it. Stands apart from what leads on. */
export function AuszahlungLoeschen({ guid, gesehen }: { guid: string; gesehen: Gesehen }) {
  const { frage } = useDialog()
  const { loeschen, laeuft, absage } = useAuszahlungLoeschen(guid, gesehen)
  const fragen = async () => {
    const antwort = await frage({
      titel: 'Entwurf des Auszahlungsantrags löschen?',
      text: 'Alle Rechnungen und Angaben dieses Entwurfs gehen verloren. Was er vom Zuschuss festhält, ist danach wieder frei.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Entwurf löschen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort === 'confirm') await loeschen()
  }
  return (
    <div className="p-stapel p-stapel--eng">
      <div className="s-buendig">
        <Knopf variante="tertiary" icon="delete" laeuft={laeuft} onClick={() => void fragen()}>
          Entwurf löschen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
