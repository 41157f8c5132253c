import type { Fund } from '@foerderportal/entwurf/types'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useState } from 'react'
import { zusammen, type Gelesenes } from './gelesenes.ts'
import { NichtGespeichert } from './NichtGespeichert.tsx'
import { Verwerfen } from './Verwerfen.tsx'

type Props = {
  titel: string
  satz: string
  /** What the fields stand under, where it is not known that they were not saved. */
  ueberschrift?: string
  gelesene: readonly Gelesenes[]
  /** Deletes them from this device (useLiegendes). */
  aufgeben: (funde: readonly Fund[]) => void
  /** It happened before the eyes of whoever typed: that is said, too, where nothing was found here. */
  geradeEben?: boolean
}

/** At a form that is only read here: what whoever wrote it has on this device alone, until he gives it up; on no paper. */
export function Liegengebliebenes({ titel, satz, ueberschrift, gelesene, aufgeben, geradeEben }: Props) {
  const [aufgegeben, setAufgegeben] = useState(false)
  const felder = aufgegeben ? [] : zusammen(gelesene)
  if (felder.length === 0 && (aufgegeben || !geradeEben)) return null
  const verwerfen = () => {
    aufgeben(gelesene.map(({ fund }) => fund))
    setAufgegeben(true)
  }
  return (
    <div className="p-stapel p-nicht-drucken">
      <Hinweis ton="warning" neu titel={titel}>
        <p className="kern-body">{satz}</p>
      </Hinweis>
      {felder.length > 0 && (
        <NichtGespeichert felder={felder} {...(ueberschrift && { titel: ueberschrift })}>
          <Verwerfen aufgeben={verwerfen} />
        </NichtGespeichert>
      )}
    </div>
  )
}
