import { verzichtAbfrage, verzichtZuruecknehmen } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import { VERZICHT_ANZEIGE } from '@foerderportal/contract/zuwendung/verzicht/verzichtLauf'
import type { Verzicht, VerzichtAnsicht } from '@foerderportal/contract/zuwendung/verzicht/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { useDarf } from '@foerderportal/shell/umgebung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { NichtMoeglich } from './NichtMoeglich.tsx'
import { Verzichtetes } from './Verzichtetes.tsx'
import { Mitzeichnen } from './Mitzeichnen.tsx'
import { eingegangen, unterschriebenVon } from './verzichtWorte.ts'

type Props = { guid: string; verzicht: Verzicht; ansicht: VerzichtAnsicht }

/** A waiver that is declared, or waits for the second signature: when it arrived, what it says, what can be done with it. */
export function VerzichtErklaert({ guid, verzicht, ansicht }: Props) {
  return (
    <div className="p-stapel p-stapel--weit">
      <Hinweis
        ton={verzicht.status === 'ERKLAERT' ? 'success' : 'warning'}
        titel={eingegangen(verzicht)}
        stufe={2}
      >
        <p className="kern-body">
          {unterschriebenVon(verzicht)} {VERZICHT_ANZEIGE[verzicht.status].weiter}
        </p>
      </Hinweis>
      <Verzichtetes verzicht={verzicht} />
      {verzicht.status === 'ZUR_UNTERSCHRIFT' && <Mitzeichnen {...{ guid, verzicht, ansicht }} />}
      <Zuruecknehmen {...{ guid, verzicht, ansicht }} />
    </div>
  )
}

function Zuruecknehmen({ guid, verzicht, ansicht }: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { frage } = useDialog()
  const klient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = verzichtAbfrage(guid)
  if (ansicht.zuruecknehmenHindernis !== null)
    return <NichtMoeglich hindernis={ansicht.zuruecknehmenHindernis} zeichnende={ansicht.zeichnende} />
  if (!darfSchreiben) return null
  const holen = async () => {
    klient.setQueryData(queryKey, await verzichtZuruecknehmen(guid, verzicht.guid))
    ansagen('Der Verzicht ist zurückgenommen.')
    fokusHalten()
  }
  const zuruecknehmen = async () => {
    const antwort = await frage({
      titel: 'Verzicht zurücknehmen?',
      text: 'Dann bleibt es bei dem, was bewilligt ist. Sie können später neu verzichten.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Zurücknehmen', cancel: 'Beim Verzicht bleiben' },
    })
    if (antwort !== 'confirm') return
    await versuchen(holen, async ({ problem }) => {
      await klient.invalidateQueries({ queryKey })
      return problem
    })
  }
  return (
    <div className="p-stapel">
      <div className="p-reihe">
        <Knopf variante="secondary" laeuft={laeuft} onClick={() => void zuruecknehmen()}>
          Verzicht zurücknehmen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
