import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { Liegengebliebenes as Liegendes } from '@foerderportal/shell/entwurf/liegendes/Liegengebliebenes.tsx'
import { useGelesenes } from '@foerderportal/shell/entwurf/liegendes/useGelesenes'
import { useLiegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import { BLEIBT, NUR_HIER } from '@foerderportal/shell/entwurf/liegendes/worte'
import { istVon, ungespeichertes } from './ungespeichertes.ts'
import { geraeteName } from './useEntscheidung.ts'

const NICHT = 'Was Sie zuletzt getippt haben, ist nicht gespeichert.'

const worte = ({ status }: EntscheidungAntwort) => {
  if (status === 'VORGELEGT')
    return {
      titel: 'Inzwischen wurde die Entscheidung vorgelegt',
      satz: `${NICHT} ${NUR_HIER} Wird die Entscheidung bis dahin zurückgegeben, steht er dort wieder da.`,
    }
  if (status === 'FREIGEGEBEN')
    return {
      titel: 'Inzwischen wurde die Entscheidung freigegeben',
      satz: `${NICHT} Es gilt, was freigegeben ist. ${NUR_HIER}`,
    }
  return { titel: 'Was Sie getippt haben, liegt nur auf diesem Gerät', satz: `${NICHT} ${NUR_HIER}` }
}

/** The server says of the last decision alone what it has. */
const ANDERE = {
  titel: 'Von einer anderen Entscheidung liegt auf diesem Gerät, was Sie getippt haben',
  satz: `Ihr Entwurf ist nicht mehr offen. Ob es gespeichert wurde, ist hier nicht zu sehen. Sie können den Text kopieren. ${BLEIBT}`,
  ueberschrift: 'Auf diesem Gerät',
}

type Props = { geschaeft: string; wert: EntscheidungAntwort }

/** Above a decision that is read here: what whoever prepared it, or another one of the case, has on this device. */
export function Liegengebliebenes({ geschaeft, wert }: Props) {
  const liegendes = useLiegendes(geraeteName(geschaeft))
  const gelesene = useGelesenes(liegendes, ungespeichertes(wert))
  const eigene = gelesene.filter(({ fund }) => istVon(wert, fund))
  const andere = gelesene.filter(({ fund }) => !istVon(wert, fund))
  const { aufgeben } = liegendes
  return (
    <>
      <Liegendes {...worte(wert)} gelesene={eigene} aufgeben={aufgeben} />
      <Liegendes {...ANDERE} gelesene={andere} aufgeben={aufgeben} />
    </>
  )
}
