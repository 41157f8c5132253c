import { Liegengebliebenes } from '@foerderportal/shell/entwurf/liegendes/Liegengebliebenes.tsx'
import { useGelesenes } from '@foerderportal/shell/entwurf/liegendes/useGelesenes'
import { useLiegendes, type Liegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import { NUR_HIER } from '@foerderportal/shell/entwurf/liegendes/worte'
import { together } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import { useState } from 'react'
import { kopiename, type Formularantwort, type Formularart } from '../formularart.ts'
import { bauVon } from './fundplan.ts'
import { ungespeichertes } from './ungespeichertes.ts'

export type LiegendesProps<V extends Formularantwort, K> = {
  art: Formularart<V, K>
  vorgang: V
  /** Something was sent: that counts. */
  gesendet: boolean
  /** The draft that can still be written, if there is one: what was typed in it comes back there. */
  nochOffen?: string | undefined
}

/** What was typed in a form on this device and is not in it. */
export function Gefundenes<V extends Formularantwort, K>(props: LiegendesProps<V, K>) {
  const { art, vorgang, nochOffen } = props
  const liegendes = useLiegendes(kopiename(art, vorgang.formular.guid))
  const funde = liegendes.funde.filter(({ zu }) => nochOffen === undefined || zu !== nochOffen)
  return funde.length > 0 && <InWorten {...{ ...props, ...liegendes, funde }} />
}

/** In the words of its pages, which come for it. */
function InWorten<V extends Formularantwort, K>(props: LiegendesProps<V, K> & Liegendes) {
  const { art, vorgang, gesendet, funde, aufgeben } = props
  const [bau] = useState(() => together(...bauVon(art, funde)))
  const { part } = useLate(bau)
  const gelesene = useGelesenes(props, part && ungespeichertes(art, vorgang))
  const { im, wort } = art.name
  const esGilt = gesendet ? ` Es gilt, was ${im} ${wort} steht.` : ''
  return (
    <Liegengebliebenes
      titel={`Nicht alles, was Sie getippt haben, steht ${im} ${wort}`}
      satz={`Was unter „Nicht gespeichert“ steht, wurde nicht mehr gespeichert.${esGilt} ${NUR_HIER}`}
      gelesene={gelesene}
      aufgeben={aufgeben}
    />
  )
}
