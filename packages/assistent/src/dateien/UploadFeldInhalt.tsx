import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { wartetAufPruefung } from '@foerderportal/contract/shared/pruefstand'
import { Dateifeld } from '@foerderportal/ui/felder/dateien/Dateifeld.tsx'
import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useLoadOnFocus } from '@foerderportal/shell/late/useLoadOnFocus'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { ANNEHMEN, alsEintrag, alsFertig, gesamtText, grenzenText } from './dateieintraege.ts'
import type { UploadFeldProps } from './types.ts'
import { useDateiliste } from './useDateiliste.ts'
import { ANTRIEB, useFormulardateien } from './useUploads.ts'

const Vorschau = lateDialog(
  async () => (await import('./Vorschau.tsx')).Vorschau,
  'Die Vorschau lässt sich nicht öffnen',
)
const VorhandeneDateien = lateDialog(
  async () => (await import('./VorhandeneDateien.tsx')).VorhandeneDateien,
  'Die Auswahl lässt sich nicht öffnen',
)
const Pruefstandverfolgung = latePart(
  async () => (await import('./Pruefstandverfolgung.tsx')).Pruefstandverfolgung,
)

/** Opens nothing: a link that leads to this field may have waited until it came. */
const angekommen = () => undefined

/** A field of files: the form keeps what has arrived, the uploads keep what is on its way. */
export function UploadFeldInhalt<W extends FieldValues>(props: UploadFeldProps<W>) {
  const { control, name, schluessel, ...worte } = props
  const { dateiMaxMb } = useUmgebung().konfiguration
  const { vorhandene } = useFormulardateien()
  const liste = useDateiliste({ control, name, ...(schluessel === undefined ? {} : { schluessel }) })
  const { genannte, eigene, uploads, frei } = liste
  const { dateien, verfolgung } = usePruefstand(genannte)
  const [offen, setOffen] = useState<DateiAngabe | 'vorhandene'>()
  const schliessen = () => setOffen(undefined)
  useEffect(() => feldOeffner(angekommen), [])
  // There before somebody loses the network; not with the field, which is much already.
  useLoadOnFocus(ANTRIEB)
  return (
    <>
      <Dateifeld
        {...worte}
        name={name}
        annehmen={ANNEHMEN}
        grenzen={grenzenText(dateiMaxMb)}
        eintraege={[...dateien.map(alsFertig), ...eigene.map(alsEintrag)]}
        fehler={liste.fehler}
        gesperrtWeil={frei <= 0 && `Hier sind höchstens ${liste.jeFeld} Dateien möglich.`}
        gesamt={gesamtText(liste.gesamt)}
        meldung={liste.meldung}
        anderswoher={
          vorhandene && { text: 'Vorhandene Datei verwenden', beiKlick: () => setOffen('vorhandene') }
        }
        beiAuswahl={liste.nehmen}
        beiAbbrechen={(id) => uploads.entfernen(id)}
        beiErneut={(id) => uploads.erneut(id)}
        beiEntfernen={liste.entfernen}
        beiOeffnen={(id) => setOffen(dateien.find(({ uuid }) => uuid === id))}
      />
      {verfolgung}
      {offen === 'vorhandene' && vorhandene && (
        <VorhandeneDateien {...{ vorhandene, frei, genannte, schliessen }} uebernehmen={liste.hinzufuegen} />
      )}
      {typeof offen === 'object' && <Vorschau datei={offen} schliessen={schliessen} />}
    </>
  )
}

const KEINE: ReadonlyMap<string, string> = new Map()

/** The files with what scan and opening say now: asked by itself as long as one of them waits. */
function usePruefstand(genannte: readonly DateiAngabe[]) {
  const { genannte: abfrage } = useFormulardateien()
  const [staende, setStaende] = useState(KEINE)
  const dateien = genannte.map((d) => ({ ...d, scanStatus: staende.get(d.uuid) ?? d.scanStatus }))
  const wartet = dateien.some(({ scanStatus }) => wartetAufPruefung(scanStatus))
  return {
    dateien,
    verfolgung: wartet && abfrage && <Pruefstandverfolgung {...{ abfrage }} melden={setStaende} />,
  }
}
