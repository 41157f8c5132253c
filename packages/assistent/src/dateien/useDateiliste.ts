import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Dateimeldung } from '@foerderportal/ui/felder/dateien/Dateifeld.tsx'
import { useEffect, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { dazu } from './dazu.ts'
import { gehtWeiterText, neueDateien } from './dateieintraege.ts'
import type { UploadFeldProps } from './types.ts'
import { fehlt, type Upload } from './uploads.ts'
import { useFormulardateien, useUploads } from './useUploads.ts'

type Entfernt = { readonly datei: DateiAngabe; readonly stelle: number }
type Meldung = { readonly text: string; readonly entfernt?: Entfernt }

/** Made anew for each picture: what arrived since the removal stays when it is taken back. */
const mitRueckweg = (
  meldung: Meldung | undefined,
  zurueckholen: (entfernt: Entfernt) => void,
): Dateimeldung | undefined => {
  if (meldung?.entfernt === undefined) return meldung
  const { text, entfernt } = meldung
  return { text, aktion: { text: 'Rückgängig', beiKlick: () => zurueckholen(entfernt) } }
}

/** The files that the form names in a field and those on their way to it, with all that may happen to them. */
export const useDateiliste = <W extends FieldValues>({
  control,
  name,
  schluessel = name,
}: Pick<UploadFeldProps<W>, 'control' | 'name' | 'schluessel'>) => {
  const { field, fieldState } = useController({ control, name })
  const { uploads, eigene } = useUploads(schluessel)
  const { jeFeld } = useFormulardateien()
  const genannte = (field.value ?? []) as readonly DateiAngabe[] // the contract's type of every field that this serves
  const [meldung, setMeldung] = useState<Meldung>()
  const setzen = (neu: readonly DateiAngabe[], gesagt?: Meldung) => {
    setMeldung(gesagt)
    field.onChange(neu)
    field.onBlur()
  }
  useUebernahme(eigene, (fertige) => {
    for (const { id } of fertige) uploads.entfernen(id)
    setzen(
      dazu(
        genannte,
        fertige.flatMap(({ ergebnis }) => ergebnis ?? []),
      ),
      meldung,
    )
  })
  const nehmen = (gewaehlt: File[]) => {
    // What was missing is here again.
    const ersetzte = eigene.filter((u) => fehlt(u) && gewaehlt.some(({ name: neu }) => neu === u.datei.name))
    for (const { id } of ersetzte) uploads.entfernen(id)
    const unterwegs = eigene.filter((u) => !ersetzte.includes(u))
    const { neue, text } = neueDateien(gewaehlt, { da: genannte, unterwegs, jeFeld })
    setMeldung(text === undefined ? undefined : { text })
    uploads.beginnen(schluessel, neue)
  }
  useZiel(uploads.ziele, name, nehmen)
  const entfernen = (id: string) => {
    uploads.entfernen(id)
    const stelle = genannte.findIndex(({ uuid }) => uuid === id)
    const datei = genannte[stelle]
    if (datei === undefined) return
    const text = `„${datei.dateiname}“ ist entfernt.`
    setzen(genannte.toSpliced(stelle, 1), { text, entfernt: { datei, stelle } })
  }
  return {
    genannte,
    eigene,
    uploads,
    gesamt: uploads.gesamt(schluessel),
    fehler: fieldState.error?.message,
    jeFeld,
    frei: jeFeld - genannte.length - eigene.length,
    meldung: mitRueckweg(meldung ?? gehtWeiter(eigene), ({ datei, stelle }) =>
      setzen(genannte.toSpliced(stelle, 0, datei)),
    ),
    nehmen,
    entfernen,
    hinzufuegen: (neue: readonly DateiAngabe[]) => setzen([...genannte, ...neue]),
  }
}

const gehtWeiter = (eigene: readonly Upload[]): Meldung | undefined => {
  const text = gehtWeiterText(eigene)
  return text === undefined ? undefined : { text }
}

/** The page offers the field to what is dropped beside all of them. */
function useZiel(
  ziele: Map<string, (dateien: File[]) => void>,
  name: string,
  nehmen: (dateien: File[]) => void,
) {
  useEffect(() => {
    ziele.set(name, nehmen)
    return () => void ziele.delete(name)
  })
}

/** Hands over what has arrived, also what arrived while another page was open. */
function useUebernahme(eigene: readonly Upload[], uebernehmen: (angekommen: readonly Upload[]) => void) {
  const angekommen = eigene.filter((u) => u.zustand === 'fertig')
  useEffect(() => {
    if (angekommen.length > 0) uebernehmen(angekommen)
  })
}
