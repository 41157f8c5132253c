import { UploadKontext } from '@foerderportal/assistent/dateien/useUploads'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { use, useDeferredValue, useMemo } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { nachweiseSehen } from '../nachweis/nachweisSicht.ts'
import { kennungen, LISTE, type NachweisWerte } from '../nachweis/nachweisWerte.ts'
import type { SeitenProps } from '../nachweis/seitenProps.ts'

/** All invoices as they stand on the screen, what the rows say of them, and the way to change the list. */
export const useNachweise = ({ control, werte, kontext, formular }: SeitenProps) => {
  const uploads = use(UploadKontext)
  const { replace } = useFieldArray({ control, name: LISTE })
  const nachweise = useWatch({ control, name: LISTE })
  // The key comes first, what it means for the rows and the sums a moment later.
  const gezeigt = useDeferredValue(nachweise)
  const sicht = useMemo(() => nachweiseSehen(gezeigt, { formular, kontext }), [gezeigt, formular, kontext])
  /** Also while a question is open: meanwhile a file may arrive. */
  const jetzt = () => werte()[LISTE]
  const ersetzen = (neu: readonly NachweisWerte[]) => {
    const bleibt = kennungen(neu)
    const weg = [...kennungen(jetzt())].filter((kennung) => !bleibt.has(kennung))
    for (const { id, feld } of uploads.alle())
      if (weg.some((kennung) => feld.startsWith(`${kennung}.`))) uploads.entfernen(id)
    replace([...neu])
  }
  return { nachweise, jetzt, sicht, ersetzen }
}

/** The invoice whose question has this id. */
export const nachweisZuFeld = (nachweise: readonly NachweisWerte[], id: string): string | undefined =>
  nachweise.find((_, i) => id.startsWith(`${feldId(`${LISTE}.${i}`)}-`))?.kennung
