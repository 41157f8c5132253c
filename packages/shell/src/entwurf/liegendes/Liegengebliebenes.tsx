import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { fokusHalten } from '../../formular/fokusHalten.ts'
import { NichtGespeichert, type Ungespeichertes } from './NichtGespeichert.tsx'

const VERWERFEN = {
  titel: 'Nicht Gespeichertes verwerfen?',
  text: 'Was Sie getippt haben, wird von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen.',
  layout: 'ok-abbrechen',
  texte: { confirm: 'Verwerfen', cancel: 'Behalten' },
  gefahr: true,
} as const

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
  const { frage } = useDialog()
  const felder = aufgegeben ? [] : gefunden
  if (felder.length === 0 && (aufgegeben || !geradeEben)) return null
  const verwerfen = async () => {
    if ((await frage(VERWERFEN)) !== 'confirm') return
    aufgeben()
    setAufgegeben(true)
    fokusHalten()
  }
  return (
    <>
      <Hinweis ton="warning" neu titel={titel}>
        <p className="kern-body">{satz}</p>
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
