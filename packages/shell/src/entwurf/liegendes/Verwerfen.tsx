import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { fokusHalten } from '../../formular/fokusHalten.ts'

const VERWERFEN = {
  titel: 'Nicht Gespeichertes verwerfen?',
  text: 'Was Sie getippt haben, wird von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen.',
  layout: 'ok-abbrechen',
  texte: { confirm: 'Verwerfen', cancel: 'Behalten' },
  gefahr: true,
} as const

/** Gives up what nobody has saved, once asked. */
export function Verwerfen({ aufgeben }: { aufgeben: () => void }) {
  const { frage } = useDialog()
  const verwerfen = async () => {
    if ((await frage(VERWERFEN)) !== 'confirm') return
    aufgeben()
    fokusHalten()
  }
  return (
    <Knopf variante="tertiary" onClick={() => void verwerfen()}>
      Verwerfen
    </Knopf>
  )
}
