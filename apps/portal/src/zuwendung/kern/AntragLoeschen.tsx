import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import type { Gesehen } from '@foerderportal/shell/bausteine/useWieGesehen'
import { useEntfernen } from './useEntfernen.ts'

/** Deletes a draft, after saying what is lost with it. Stands apart from what leads on. */
export function AntragLoeschen({ antrag, gesehen }: { antrag: AntragAntwort; gesehen: Gesehen }) {
  const { frage } = useDialog()
  const { entfernen, laeuft, absage } = useEntfernen(antrag.formular.guid, gesehen)

  const fragen = async () => {
    const antwort = await frage({
      titel: `Antrag ${antrag.geNr} löschen?`,
      text: 'Alle Eingaben und hochgeladenen Dateien dieses Entwurfs gehen verloren. Das lässt sich nicht rückgängig machen.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Entwurf löschen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort === 'confirm') await entfernen(() => `Der Entwurf ${antrag.geNr} ist gelöscht.`)
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
