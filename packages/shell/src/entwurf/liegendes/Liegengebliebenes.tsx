import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useState } from 'react'
import { NichtGespeichert, type Ungespeichertes } from './NichtGespeichert.tsx'
import { Verwerfen } from './Verwerfen.tsx'

type Props = {
  titel: string
  satz: string
  felder: readonly Ungespeichertes[]
  /** Deletes them from this device (useLiegendes). */
  aufgeben: () => void
  /** It happened before the eyes of whoever typed: that is said, too, where nothing was found here. */
  geradeEben?: boolean
}

/** Above a form that is only read here: what whoever wrote it has on this device alone, until he gives it up. */
export function Liegengebliebenes({ titel, satz, felder: gefunden, aufgeben, geradeEben = false }: Props) {
  const [aufgegeben, setAufgegeben] = useState(false)
  const felder = aufgegeben ? [] : gefunden
  if (felder.length === 0 && (aufgegeben || !geradeEben)) return null
  const verwerfen = () => {
    aufgeben()
    setAufgegeben(true)
  }
  return (
    <>
      <Hinweis ton="warning" neu titel={titel}>
        <p className="kern-body">{satz}</p>
      </Hinweis>
      {felder.length > 0 && (
        <NichtGespeichert felder={felder}>
          <Verwerfen aufgeben={verwerfen} />
        </NichtGespeichert>
      )}
    </>
  )
}
