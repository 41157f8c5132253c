import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { Liegengebliebenes as Liegendes } from '@foerderportal/shell/entwurf/liegendes/Liegengebliebenes.tsx'
import { useGelesenes } from '@foerderportal/shell/entwurf/liegendes/useGelesenes'
import { useLiegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import { NUR_HIER } from '@foerderportal/shell/entwurf/liegendes/worte'
import { ungespeichertes } from './ungespeichertes.ts'
import { kopiename } from './pruefungsentwurf.ts'

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

/** `hier`: the text stands below, to be copied; where it has just been typed it comes at the next visit. */
const satz = ({ stand }: Bankpruefung, hier: boolean): string => {
  const gilt = stand === 'FREIGEGEBEN' ? ' Es gilt, was freigegeben ist.' : ''
  const liegt = hier ? NUR_HIER : 'Der Text liegt auf diesem Gerät, höchstens 30 Tage.'
  const wieder =
    stand === 'VORGELEGT' ? ' Wird die Prüfung bis dahin zurückgegeben, steht er dort wieder da.' : ''
  return `Was Sie zuletzt getippt haben, ist nicht gespeichert.${gilt} ${liegt}${wieder}`
}

/** Above a check that is read here: what whoever wrote it has on this device only. */
export function Liegengebliebenes({ wert, geradeEben }: Props) {
  const liegendes = useLiegendes(kopiename(wert.guid))
  const gelesene = useGelesenes(liegendes, ungespeichertes(wert))
  return (
    <Liegendes
      titel={titel({ wert, geradeEben })}
      satz={satz(wert, gelesene.length > 0)}
      gelesene={gelesene}
      aufgeben={liegendes.aufgeben}
      geradeEben={geradeEben}
    />
  )
}
