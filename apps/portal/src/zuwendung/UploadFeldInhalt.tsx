import type { DateiAngabe } from '@foerderportal/contract/zuwendung/dokumente'
import { Dateifeld, type Dateimeldung } from '@foerderportal/ui/felder/Dateifeld.tsx'
import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { useEffect, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTeil } from '../bausteine/useTeil.ts'
import { ANNEHMEN, alsEintrag, alsFertig, gesamtText, HOECHSTENS, neueDateien } from './dateieintraege.ts'
import type { FensterProps, Offen } from './fensterprops.ts'
import type { Upload } from './uploads.ts'
import type { UploadFeldProps } from './uploadFeldProps.ts'
import { useUploads } from './useUploads.ts'

const fensterLaden = async () => {
  const { DateiFenster } = await import('./DateiFenster.tsx')
  return (props: FensterProps) => <DateiFenster {...props} />
}
const pruefstandLaden = async () => {
  const { Pruefstandverfolgung } = await import('./Pruefstandverfolgung.tsx')
  return (props: Parameters<typeof Pruefstandverfolgung>[0]) => <Pruefstandverfolgung {...props} />
}

/** A field of files: the form keeps what has arrived, the uploads keep what is on its way. */
export function UploadFeldInhalt<W extends FieldValues>(props: UploadFeldProps<W>) {
  const { control, name, schluessel = name, ...worte } = props
  const { field, fieldState } = useController({ control, name })
  const { uploads, eigene } = useUploads(schluessel)
  const gespeicherte = (field.value ?? []) as readonly DateiAngabe[] // the contract's type of every field that this serves
  const { dateien, verfolgung } = usePruefstand(gespeicherte)
  const [meldung, setMeldung] = useState<Dateimeldung>()
  const [offen, setOffen] = useState<Offen>()
  const frei = HOECHSTENS - gespeicherte.length - eigene.length
  const setzen = (neu: readonly DateiAngabe[], gesagt?: Dateimeldung) => {
    setMeldung(gesagt)
    field.onChange(neu)
    field.onBlur()
  }
  useUebernahme(eigene, (fertige) => {
    for (const { id } of fertige) uploads.entfernen(id)
    setzen([...gespeicherte, ...fertige.flatMap(({ ergebnis }) => ergebnis ?? [])], meldung)
  })
  const nehmen = (gewaehlt: File[]) => {
    const { neue, text } = neueDateien(gewaehlt, gespeicherte, eigene)
    setMeldung(text === undefined ? undefined : { text })
    uploads.beginnen(schluessel, neue)
  }
  useZiel(uploads.ziele, name, nehmen)
  useEffect(() => feldOeffner(angekommen), [])
  const entfernen = (id: string) => {
    uploads.entfernen(id)
    const weg = gespeicherte.find(({ uuid }) => uuid === id)
    if (weg === undefined) return
    const zurueck = { text: 'Rückgängig', beiKlick: () => setzen(gespeicherte) }
    const bleibt = gespeicherte.filter((d) => d !== weg)
    setzen(bleibt, { text: `„${weg.dateiname}“ ist entfernt.`, aktion: zurueck })
  }
  return (
    <>
      <Dateifeld
        {...worte}
        name={name}
        annehmen={ANNEHMEN}
        eintraege={[...dateien.map(alsFertig), ...eigene.map(alsEintrag)]}
        fehler={fieldState.error?.message}
        gesperrtWeil={frei <= 0 && `Hier sind höchstens ${HOECHSTENS} Dateien möglich.`}
        gesamt={gesamtText(uploads.gesamt(schluessel))}
        meldung={meldung}
        anderswoher={{ text: 'Vorhandene Datei verwenden', beiKlick: () => setOffen('vorhandene') }}
        beiAuswahl={nehmen}
        beiAbbrechen={(id) => uploads.entfernen(id)}
        beiErneut={(id) => uploads.erneut(id)}
        beiEntfernen={entfernen}
        beiOeffnen={(id) => setOffen(dateien.find(({ uuid }) => uuid === id))}
      />
      {verfolgung}
      <Fenster
        {...{ offen, frei, genannte: gespeicherte }}
        schliessen={() => setOffen(undefined)}
        uebernehmen={(neue) => setzen([...gespeicherte, ...neue])}
      />
    </>
  )
}

type MeinFensterProps = Omit<FensterProps, 'offen'> & { offen: Offen | undefined }

/** What stands over the page; its part comes when it is opened first. */
function Fenster({ offen, ...props }: MeinFensterProps) {
  const zeichnen = useTeil(offen !== undefined, fensterLaden)
  return offen && zeichnen?.({ offen, ...props })
}

/** Opens nothing: a link that leads to this field may have waited until it came. */
const angekommen = () => undefined

const KEINE: ReadonlyMap<string, string> = new Map()

/** The files with what the scan says now: asked by itself as long as one of them waits. */
function usePruefstand(gespeicherte: readonly DateiAngabe[]) {
  const [staende, setStaende] = useState(KEINE)
  const dateien = gespeicherte.map((d) => ({ ...d, scanStatus: staende.get(d.uuid) ?? d.scanStatus }))
  const wartet = dateien.some(({ scanStatus }) => scanStatus === 'wird geprüft')
  const verfolgen = useTeil(wartet, pruefstandLaden)
  return { dateien, verfolgung: wartet && verfolgen?.({ melden: setStaende }) }
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
