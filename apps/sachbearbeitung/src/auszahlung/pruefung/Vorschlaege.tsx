import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/programm/faehigkeiten'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Vorschlagsliste } from '../../shared/Vorschlagsliste.tsx'
import type { Pruefwerte } from './werte.ts'

type Props = {
  formular: Pick<UseFormReturn<Pruefwerte>, 'control' | 'setValue' | 'setFocus'>
  wert: Pick<Bankpruefung, 'programm' | 'vorschlaege'>
}

/** The proposals for a small payout whose points nobody has answered; they become the answers of who presses the button. */
export function Vorschlaege({ formular: { control, setValue, setFocus }, wert }: Props) {
  const punkte = useWatch({ control, name: 'punkte' })
  const offene = punkte.flatMap(({ id, ergebnis }, i) => {
    const vorschlag = wert.vorschlaege.find(({ code }) => code === id)
    return ergebnis === '' && vorschlag?.ergebnis ? [{ i, ...vorschlag }] : []
  })
  if (!FAEHIGKEITEN[wert.programm].MitKurzerPruefung || offene.length < 2) return null
  const alle = () => {
    for (const { i, ergebnis, text } of offene) {
      setValue(`punkte.${i}.ergebnis`, ergebnis ?? '', { shouldDirty: true })
      setValue(`punkte.${i}.text`, text, { shouldDirty: true })
    }
    ansagen(`${offene.length} Vorschläge bestätigt.`)
    const naechster = punkte.findIndex(({ ergebnis }, i) => ergebnis === '' && !offene.some((o) => o.i === i))
    if (naechster >= 0) setFocus(`punkte.${naechster}.ergebnis`)
  }
  return (
    <div className="d-vorschlaege d-vorschlaege--formular">
      <Vorschlagsliste vorschlaege={offene} bestaetigen={alle} />
    </div>
  )
}
