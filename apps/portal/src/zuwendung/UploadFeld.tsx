import { DATEIENDUNGEN } from '@foerderportal/contract/shared/dateitypen'
import type { DateiAngabe } from '@foerderportal/contract/zuwendung/dokumente'
import { Dateifeld } from '@foerderportal/ui/felder/Dateifeld.tsx'
import type { Datei } from '@foerderportal/ui/felder/Dateieintrag.tsx'
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { restzeit, Uploads, type Upload } from './uploads.ts'

const UploadKontext = createContext(new Uploads())
export const UploadProvider = UploadKontext.Provider

/** The files on their way, and the store that moves them. */
export const useUploads = () => {
  const uploads = use(UploadKontext)
  return { uploads, alle: useSyncExternalStore(uploads.subscribe, uploads.alle) }
}

const HOECHSTENS = 20

type Props<W extends FieldValues> = {
  control: Control<W>
  name: FieldPath<W>
  /** Names the field for uploads that outlive the page; where places in a list move, not by place. */
  schluessel?: string
  etikett: ReactNode
  hinweis?: ReactNode
  freiwillig?: boolean
}

const alsEintrag = (upload: Upload): Datei => ({
  id: upload.id,
  name: upload.datei.name,
  groesse: upload.datei.size,
  zustand: upload.zustand,
  fortschritt: upload.anteil * 100,
  rest: restzeit(upload, Date.now()),
  fehler: upload.fehler,
  endgueltig: upload.endgueltig,
})

const alsFertig = (datei: DateiAngabe): Datei => ({
  id: datei.uuid,
  name: datei.dateiname ?? 'Datei',
  groesse: datei.size ?? 0,
  zustand: 'fertig',
})

/** A field of files: the form keeps what has arrived, the uploads keep what is on its way. */
export function UploadFeld<W extends FieldValues>({ control, name, schluessel = name, ...worte }: Props<W>) {
  const { field, fieldState } = useController({ control, name })
  const { uploads, alle } = useUploads()
  const dateien = (field.value ?? []) as readonly DateiAngabe[] // the contract's type of every field that this serves
  const eigene = alle.filter((u) => u.feld === schluessel)
  useUebernahme(eigene, (angekommen) => {
    for (const { id } of angekommen) uploads.entfernen(id)
    field.onChange([...dateien, ...angekommen.flatMap(({ ergebnis }) => ergebnis ?? [])])
    field.onBlur()
  })
  const voll = dateien.length + eigene.length >= HOECHSTENS
  return (
    <Dateifeld
      {...worte}
      name={name}
      annehmen={DATEIENDUNGEN}
      eintraege={[...dateien.map(alsFertig), ...eigene.map(alsEintrag)]}
      fehler={fieldState.error?.message}
      gesperrtWeil={voll && `Hier sind höchstens ${HOECHSTENS} Dateien möglich.`}
      beiAuswahl={(neue) => uploads.beginnen(schluessel, neue)}
      beiAbbrechen={(id) => uploads.entfernen(id)}
      beiErneut={(id) => uploads.erneut(id)}
      beiEntfernen={(id) => {
        uploads.entfernen(id)
        field.onChange(dateien.filter((d) => d.uuid !== id))
      }}
    />
  )
}

/** Hands over what has arrived, also what arrived while another page was open. */
function useUebernahme(eigene: readonly Upload[], uebernehmen: (angekommen: readonly Upload[]) => void) {
  const angekommen = eigene.filter((u) => u.zustand === 'fertig')
  useEffect(() => {
    if (angekommen.length > 0) uebernehmen(angekommen)
  })
}
