import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useFormular } from '../../../shared/formular/useFormular.ts'
import { punktVon } from './punkte.ts'
import { fehltNoch, wertePruefen, werteVon, type Pruefwerte } from './werte.ts'

const NICHTS: readonly string[] = []

/** Of a point it is said where it is answered, not in the form. */
const istFeld = ({ pfad }: Feldfehler): boolean => punktVon(pfad) === undefined

/** The form of a check. A gap is an error only once it was said; who leaves its field without a word reads it still. */
export const usePruefformular = (wert: Bankpruefung) => {
  const [gesagt, setGesagt] = useState(NICHTS)
  const luecken = (werte: Pruefwerte) =>
    fehltNoch(werte, wert).filter((eine) => istFeld(eine) && gesagt.includes(eine.text))
  const formular = useFormular<Pruefwerte>({
    resolver: pruefer((werte) => [...wertePruefen(werte, wert), ...luecken(werte)]),
    defaultValues: werteVon(wert.inhalt, wert),
  })
  return {
    formular,
    /** What was said at the last try. */
    gesagt,
    /** Says at their fields what is missing. */
    bemaengeln: (fehlt: readonly Feldfehler[]): void => {
      setGesagt(fehlt.map(({ text }) => text))
      for (const { pfad, text } of fehlt.filter(istFeld))
        // the check of these values names it
        formular.setError(pfad as FieldPath<Pruefwerte>, { type: 'fehlt', message: text })
    },
  }
}
