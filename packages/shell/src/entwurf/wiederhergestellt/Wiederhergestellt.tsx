import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Meldung } from '@foerderportal/entwurf/types'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { fokusHalten } from '../../formular/fokusHalten.ts'
import { unlesbarText, wiederhergestelltText } from './wiederhergestelltText.ts'

const VERWERFEN = {
  titel: 'Wiederhergestellte Eingaben verwerfen?',
  text: 'Die betroffenen Seiten zeigen dann wieder, was vorher dort stand. Das lässt sich nicht rückgängig machen.',
  layout: 'ok-abbrechen',
  texte: { confirm: 'Verwerfen', cancel: 'Behalten' },
  gefahr: true,
} as const

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'verwerfen' | 'meldungSchliessen'>
  meldung: Meldung & { art: 'wiederhergestellt' }
  /** How the form calls its pages; without it there is only one. */
  titel: ((seite: string) => string) | undefined
}

/** What an earlier visit left on this device is back. */
export function Wiederhergestellt({ entwurf, meldung: { zeit, seiten, unlesbar }, titel }: Props) {
  const { frage } = useDialog()
  const verwerfen = async () => {
    if ((await frage(VERWERFEN)) !== 'confirm') return
    entwurf.verwerfen()
    fokusHalten()
  }
  const behalten = () => {
    entwurf.meldungSchliessen()
    fokusHalten()
  }
  return (
    <Hinweis ton="info" titel={wiederhergestelltText(zeit)} neu>
      {titel && <p className="kern-body">Sie stehen auf: {seiten.map(titel).join(', ')}.</p>}
      {unlesbar.length > 0 && (
        <p className="kern-body">{unlesbarText(unlesbar.map((seite) => titel?.(seite)))}</p>
      )}
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={behalten}>
          Eingaben behalten
        </Knopf>
        <Knopf variante="tertiary" onClick={() => void verwerfen()}>
          Verwerfen
        </Knopf>
      </div>
    </Hinweis>
  )
}
