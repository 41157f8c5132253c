import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { useLiegendes } from '@foerderportal/shell/entwurf/useLiegendes'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { NichtGespeichert } from '../../shared/geraet/NichtGespeichert.tsx'
import { ungespeichertes } from './ungespeichertes.ts'
import { kopiename } from './usePruefungEntwurf.ts'

type Props = {
  wert: Bankpruefung
  /** It was presented or released while it was written on this page. */
  geradeEben: boolean
}

const geschehen = ({ stand }: Bankpruefung): string => (stand === 'FREIGEGEBEN' ? 'freigegeben' : 'vorgelegt')

const titel = ({ wert, geradeEben }: Props): string => {
  if (geradeEben) return `Während Sie schrieben, wurde die Prüfung ${geschehen(wert)}`
  return wert.stand === 'VORGELEGT' || wert.stand === 'FREIGEGEBEN'
    ? `Inzwischen wurde die Prüfung ${geschehen(wert)}`
    : 'Was Sie getippt haben, liegt nur auf diesem Gerät'
}

const satz = ({ stand }: Bankpruefung): string => {
  const nicht = 'Was Sie zuletzt getippt haben, ist nicht gespeichert.'
  if (stand === 'FREIGEGEBEN') return `${nicht} Es gilt, was freigegeben ist.`
  return stand === 'VORGELEGT'
    ? `${nicht} Es liegt auf diesem Gerät und steht wieder da, wenn die Prüfung zurückgegeben wird.`
    : nicht
}

const VERWERFEN = {
  titel: 'Nicht Gespeichertes verwerfen?',
  text: 'Was Sie getippt haben, wird von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen.',
  layout: 'ok-abbrechen',
  texte: { confirm: 'Verwerfen', cancel: 'Behalten' },
  gefahr: true,
} as const

/** Above a check that is read here: what whoever wrote it has on this device only. */
export function Liegengebliebenes({ wert, geradeEben }: Props) {
  const { funde, aufgeben } = useLiegendes(kopiename(wert.guid))
  const [aufgegeben, setAufgegeben] = useState(false)
  const { frage } = useDialog()
  const felder = aufgegeben ? [] : ungespeichertes(wert, funde)
  if (felder.length === 0 && (aufgegeben || !geradeEben)) return null
  const verwerfen = async () => {
    if ((await frage(VERWERFEN)) !== 'confirm') return
    aufgeben()
    setAufgegeben(true)
    fokusHalten()
  }
  return (
    <>
      <Hinweis ton="warning" neu titel={titel({ wert, geradeEben })}>
        <p className="kern-body">{satz(wert)}</p>
      </Hinweis>
      {felder.length > 0 && (
        <NichtGespeichert felder={felder}>
          <Knopf variante="tertiary" onClick={() => void verwerfen()}>
            Verwerfen
          </Knopf>
        </NichtGespeichert>
      )}
    </>
  )
}
