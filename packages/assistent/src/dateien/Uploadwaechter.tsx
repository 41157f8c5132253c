import { beforeLeaving } from '@foerderportal/client/session/beforeLeaving'
import { verlustMerken } from '@foerderportal/shell/abmeldung'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useBlocker } from '@tanstack/react-router'
import { use, useEffect } from 'react'
import type { Uploads } from './uploads.ts'
import { UploadKontext, useFormulardateien } from './useUploads.ts'

const worteZu = (uploads: Uploads, was: string) =>
  uploads.istSicher()
    ? {
        titel: 'Hochladen unterbrechen?',
        text: `Es sind noch Dateien unterwegs. Wenn Sie ${was} jetzt verlassen, liegen sie verschlüsselt auf diesem Gerät und werden erst weiter hochgeladen, wenn Sie hierher zurückkommen.`,
      }
    : {
        titel: 'Hochladen abbrechen?',
        text: `Es sind noch Dateien unterwegs. Wenn Sie ${was} jetzt verlassen, gehen diese Dateien verloren.`,
      }

/** Notes until the page is left for the end of the session that a file is nowhere but here (S10-03). */
const verlustVerfolgen = (uploads: Uploads) => () => {
  const pruefen = () => verlustMerken(uploads, !uploads.istSicher())
  uploads.subscribe(pruefen)
  pruefen()
  return Promise.resolve()
}

/**
 * Asks before files on their way are left with the form: its own pages are no leaving. The browser asks only when one
 * would be lost.
 */
export function Uploadwaechter() {
  const { frage } = useDialog()
  const uploads = use(UploadKontext)
  const { bereich, verlassen } = useFormulardateien()
  useEffect(() => beforeLeaving(verlustVerfolgen(uploads)), [uploads])
  const bleiben = async () =>
    (await frage({
      ...worteZu(uploads, verlassen.was),
      layout: 'ok-abbrechen',
      gefahr: true,
      texte: { confirm: verlassen.knopf, cancel: 'Hier bleiben' },
    })) !== 'confirm'
  useBlocker({
    shouldBlockFn: async ({ next }) => !next.pathname.startsWith(bereich) && (await bleiben()),
    enableBeforeUnload: () => !uploads.istSicher(),
  })
  return null
}
