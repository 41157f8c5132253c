import { Liegengebliebenes } from '@foerderportal/shell/entwurf/liegendes/Liegengebliebenes.tsx'
import { useLiegendes, type Liegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import { together } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import { useState } from 'react'
import { kopiename, type Formularantwort, type Formularart } from '../formularart.ts'
import { bauVon } from './fundplan.ts'
import { ungespeichertes } from './ungespeichertes.ts'

export type LiegendesProps<V extends Formularantwort, K> = {
  art: Formularart<V, K>
  vorgang: V
  /** The draft that can still be written, if there is one: what was typed in it comes back there. */
  nochOffen?: string | undefined
}

/** What was typed in a form on this device and is not in it. */
export function Gefundenes<V extends Formularantwort, K>(props: LiegendesProps<V, K>) {
  const { art, vorgang, nochOffen } = props
  const { funde: alle, aufgeben } = useLiegendes(kopiename(art, vorgang.formular.guid))
  const funde = alle.filter(({ zu }) => nochOffen === undefined || zu !== nochOffen)
  return funde.length > 0 && <InWorten {...{ ...props, funde, aufgeben }} />
}

/** In the words of its pages, which come for it. */
function InWorten<V extends Formularantwort, K>(props: LiegendesProps<V, K> & Liegendes) {
  const { art, vorgang, funde, aufgeben } = props
  const [bau] = useState(() => together(...bauVon(art, funde)))
  const { part } = useLate(bau)
  const { im, wort } = art.name
  return (
    part && (
      <Liegengebliebenes
        titel={`Nicht alles, was Sie getippt haben, steht ${im} ${wort}`}
        satz={`Was hier unten steht, wurde nicht mehr gespeichert. Es gilt, was ${im} ${wort} steht. Der Text liegt nur auf diesem Gerät: Sie können ihn kopieren. Er bleibt, bis Sie ihn verwerfen, höchstens 30 Tage.`}
        felder={ungespeichertes(art, vorgang, funde)}
        aufgeben={() => aufgeben(funde)}
      />
    )
  )
}
