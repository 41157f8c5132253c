import { verzichtAbfrage, verzichtMitzeichnen } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtSummeCent } from '@foerderportal/contract/zuwendung/verzicht/betraege'
import type { Verzicht, VerzichtAnsicht } from '@foerderportal/contract/zuwendung/verzicht/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { useDarf } from '@foerderportal/shell/umgebung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { NichtMoeglich } from './NichtMoeglich.tsx'

type Props = { guid: string; verzicht: Verzicht; ansicht: VerzichtAnsicht }

/** The second signature under a waiver, of whoever else signs for the company. */
export function Mitzeichnen({ guid, verzicht, ansicht }: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { frage } = useDialog()
  const klient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = verzichtAbfrage(guid)
  if (ansicht.mitzeichnenHindernis !== null)
    return <NichtMoeglich hindernis={ansicht.mitzeichnenHindernis} zeichnende={ansicht.zeichnende} />
  if (!darfSchreiben) return null
  const unterschreiben = async () => {
    const antwort = await frage({
      titel: `Auf ${alsEuro(verzichtSummeCent(verzicht.betraege))} verzichten?`,
      text: 'Mit Ihrer Unterschrift ist der Verzicht erklärt. Diesen Betrag bekommt Ihr Unternehmen dann nicht. Zurücknehmen lässt er sich nur, bis die Bank ihn in einen Bescheid aufgenommen hat.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Verzicht unterschreiben', cancel: 'Noch nicht' },
      gefahr: true,
    })
    if (antwort !== 'confirm') return
    const holen = async () => {
      klient.setQueryData(queryKey, await verzichtMitzeichnen(guid, verzicht.guid))
      ansagen('Der Verzicht ist erklärt.')
      fokusHalten()
    }
    await versuchen(holen, async ({ problem }) => {
      await klient.invalidateQueries({ queryKey })
      return problem
    })
  }
  return (
    <div className="p-stapel">
      <div className="p-reihe">
        <Knopf laeuft={laeuft} onClick={() => void unterschreiben()}>
          Verzicht unterschreiben
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
