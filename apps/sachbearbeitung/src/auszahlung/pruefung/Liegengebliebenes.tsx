import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { Liegengebliebenes as Liegendes } from '@foerderportal/shell/entwurf/liegendes/Liegengebliebenes.tsx'
import { useLiegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
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

/** Above a check that is read here: what whoever wrote it has on this device only. */
export function Liegengebliebenes({ wert, geradeEben }: Props) {
  const { funde, aufgeben } = useLiegendes(kopiename(wert.guid))
  return (
    <Liegendes
      titel={titel({ wert, geradeEben })}
      satz={satz(wert)}
      felder={ungespeichertes(wert, funde)}
      aufgeben={() => aufgeben(funde)}
      geradeEben={geradeEben}
    />
  )
}
