import { useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { lokalerEntwurf, SEITE } from './lokal.ts'
import { geraeteText } from './speicherText.ts'
import { useEntwurf } from './useEntwurf.ts'
import { useSeitenwerte } from './useSeitenwerte.ts'

/**
 * The draft of a form that the server gets only when it is sent: until then it lies on this device. `aufgeben` it when
 * it is sent.
 */
export const useLokalerEntwurf = <W extends FieldValues>(name: string, formular: UseFormReturn<W>) => {
  const [entwurf] = useState(() => lokalerEntwurf(structuredClone(formular.getValues())))
  useEntwurf(entwurf, name)
  useSeitenwerte(entwurf, SEITE, formular)
  const speicherstand = useSyncExternalStore(entwurf.subscribe, () => geraeteText(entwurf.kopiestand()))
  /** What the form said when the texts were begun that were restored; undefined without any. */
  const begonnenMit = () => entwurf.begonnenMit(SEITE) as W | undefined // what this form has noted itself
  return { entwurf, speicherstand, begonnenMit }
}
