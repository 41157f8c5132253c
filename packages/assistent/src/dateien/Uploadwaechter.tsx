import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useFormulardateien } from './useUploads.ts'

/** Asks before files on their way are lost: with the form, with the tab. Its own pages are no leaving. */
export function Uploadwaechter() {
  const { frage } = useDialog()
  const { bereich, verlassen } = useFormulardateien()
  const bleiben = async () =>
    (await frage({
      titel: 'Hochladen abbrechen?',
      text: verlassen.text,
      layout: 'ok-abbrechen',
      gefahr: true,
      texte: { confirm: verlassen.knopf, cancel: 'Hier bleiben' },
    })) !== 'confirm'
  useBlocker({
    shouldBlockFn: async ({ next }) => !next.pathname.startsWith(bereich) && (await bleiben()),
    enableBeforeUnload: true,
  })
  return null
}
