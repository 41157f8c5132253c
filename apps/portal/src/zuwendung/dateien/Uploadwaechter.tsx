import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useBlocker, useParams } from '@tanstack/react-router'

const FRAGE = {
  titel: 'Hochladen abbrechen?',
  text: 'Es sind noch Dateien unterwegs. Wenn Sie den Antrag jetzt verlassen, gehen diese Dateien verloren.',
  layout: 'ok-abbrechen',
  gefahr: true,
  texte: { confirm: 'Antrag verlassen', cancel: 'Hier bleiben' },
} as const

/** Asks before files on their way are lost: with the wizard, with the tab. Its own pages are no leaving. */
export function Uploadwaechter() {
  const { frage } = useDialog()
  const { guid } = useParams({ strict: false })
  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if ('guid' in next.params && next.params.guid === guid) return false
      return (await frage(FRAGE)) !== 'confirm'
    },
    enableBeforeUnload: true,
  })
  return null
}
