import { feldId } from '@foerderportal/ui/felder/feldId'
import { zumFeld } from '@foerderportal/ui/felder/feldSprung'
import { useFieldArray, useWatch } from 'react-hook-form'
import { use, useDeferredValue, useMemo } from 'react'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { erstesFeld, gegenstaendeSehen, type Sicht } from '../../gegenstand/gegenstandSicht.ts'
import { UploadKontext } from '@foerderportal/assistent/dateien/useUploads'
import { kennungen, type SeiteWerte } from '../../gegenstand/gegenstandWerte.ts'

const NAME = 'foerdergegenstandSeiten'

/** All items as they stand on the screen, what the rows say of them, and the way to change the list. */
export const useGegenstaende = ({
  control,
  werte,
  vorgang: antrag,
  kontext,
  formular,
}: GegenstaendeProps) => {
  const uploads = use(UploadKontext)
  const { replace } = useFieldArray({ control, name: NAME })
  const seiten = useWatch({ control, name: NAME })
  // The key comes first, what it means for forty rows and the sums a moment later.
  const gezeigt = useDeferredValue(seiten)
  const sicht = useMemo(
    (): Sicht => gegenstaendeSehen(gezeigt, { antrag, kontext, formular }),
    [gezeigt, antrag, kontext, formular],
  )
  /** Also while a question is open: meanwhile a file may arrive, or what a colleague has saved. */
  const jetzt = () => werte()[NAME]
  const ersetzen = (neu: readonly SeiteWerte[]) => {
    const bleibt = kennungen(neu)
    const weg = [...kennungen(jetzt())].filter((kennung) => !bleibt.has(kennung))
    for (const { id, feld } of uploads.alle())
      if (weg.some((kennung) => feld.startsWith(`${kennung}.`))) uploads.entfernen(id)
    replace([...neu])
  }
  return { seiten, jetzt, sicht, ersetzen }
}

/** The path of an item, whatever place it has by now. */
const pfadVon = (seiten: readonly SeiteWerte[], kennung: string): string | undefined => {
  for (const [i, { foerdergegenstaende }] of seiten.entries()) {
    const j = foerdergegenstaende.findIndex((g) => g.kennung === kennung)
    if (j >= 0) return `${NAME}.${i}.foerdergegenstaende.${j}`
  }
  return undefined
}

/** The item whose question has this id. */
export const gegenstandZuFeld = (seiten: readonly SeiteWerte[], id: string): string | undefined =>
  seiten
    .flatMap((s) => s.foerdergegenstaende)
    .find(({ kennung }) => id.startsWith(`${feldId(pfadVon(seiten, kennung) ?? '')}-`))?.kennung

/** The id of the first question of an item. */
export const erstesFeldId = (seiten: readonly SeiteWerte[], kennung: string): string | undefined => {
  const pfad = pfadVon(seiten, kennung)
  const g = seiten.flatMap((s) => s.foerdergegenstaende).find((eines) => eines.kennung === kennung)
  return pfad && g && feldId(`${pfad}.${erstesFeld(g)}`)
}

/** Goes into an item that has just come. */
export const inGegenstand = (seiten: readonly SeiteWerte[], kennung: string): void => {
  const id = erstesFeldId(seiten, kennung)
  if (id !== undefined) zumFeld(id)
}
