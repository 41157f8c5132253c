import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { Liegengebliebenes as Liegendes } from '@foerderportal/shell/entwurf/liegendes/Liegengebliebenes.tsx'
import { useLiegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import { gehoertHierher, istVon, ungespeichertes } from './ungespeichertes.ts'
import { geraeteName } from './useEntscheidung.ts'

const NICHT = 'Was Sie zuletzt getippt haben, ist nicht gespeichert.'
const NUR_HIER = 'Was Sie getippt haben, liegt nur auf diesem Gerät'

const worte = ({ status }: EntscheidungAntwort, offen: boolean) => {
  if (!offen)
    return { titel: NUR_HIER, satz: `${NICHT} Der Entwurf, zu dem es gehört, ist nicht mehr offen.` }
  if (status === 'VORGELEGT')
    return {
      titel: 'Inzwischen wurde die Entscheidung vorgelegt',
      satz: `${NICHT} Es liegt auf diesem Gerät und steht wieder da, wenn die Entscheidung zurückgegeben wird.`,
    }
  if (status === 'FREIGEGEBEN')
    return {
      titel: 'Inzwischen wurde die Entscheidung freigegeben',
      satz: `${NICHT} Es gilt, was freigegeben ist.`,
    }
  return { titel: NUR_HIER, satz: NICHT }
}

type Props = { geschaeft: string; wert: EntscheidungAntwort }

/** Above a decision that is read here: what whoever prepared it has on this device only. */
export function Liegengebliebenes({ geschaeft, wert }: Props) {
  const { funde: alle, aufgeben } = useLiegendes(geraeteName(geschaeft))
  const funde = alle.filter((fund) => gehoertHierher(wert, fund))
  const eigene = funde.some((fund) => istVon(wert, fund))
  return (
    <Liegendes
      {...worte(wert, eigene)}
      felder={ungespeichertes(wert, funde)}
      aufgeben={() => aufgeben(funde)}
    />
  )
}
