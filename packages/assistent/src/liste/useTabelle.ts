import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { tabelleDeuten, zugaengeAus, type Deutung } from './tabelleDeuten.ts'
import type { Tabellenart, Zugang } from './tabellenart.ts'
import { tabelleLesen, tabelleSchreiben } from './tabelleLesen.ts'
import { kopfErkennen, mitWahl, ohneKopf, spaltenVon } from './tabelleSpalten.ts'
import { zeilenSatz } from './TabelleVorschau.tsx'

export type Tabelleneingabe = { tabelle: string; gruppe: string; spalten: Record<string, string> }

export type TabelleProps = {
  art: Tabellenart
  /** What was pasted onto the page. */
  anfang: string
  uebernehmen: (neue: readonly Zugang[]) => void
  schliessen: () => void
}

/** The text that is pasted, and what it means with all that is said of it. */
export const useTabelle = ({ art, anfang }: TabelleProps) => {
  const { control, setValue } = useForm<Tabelleneingabe>({
    defaultValues: { tabelle: anfang, gruppe: '', spalten: {} },
  })
  const [tabelle, gruppe, gewaehlte] = useDeferredValue(
    useWatch({ control, name: ['tabelle', 'gruppe', 'spalten'] }),
  )
  const zellen = useMemo(() => tabelleLesen(tabelle), [tabelle])
  const spalten = spaltenVon(art)
  const breite = Math.max(0, ...zellen.map((zeile) => zeile.length))
  const erkannt = kopfErkennen(zellen[0] ?? [], spalten) ?? ohneKopf(breite, spalten)
  const gewaehlt = Array.from({ length: breite }, (_, i) => gewaehlte[`s${i}`])
  const deutung = tabelleDeuten(zellen, art, { gruppe, zuordnung: mitWahl(erkannt, gewaehlt) })
  return { control, setValue, tabelle, zellen, spalten, breite, erkannt, deutung }
}

export const anzahlGute = ({ zeilen }: Deutung): number =>
  zeilen.filter(({ fehler }) => fehler.length === 0).length

/** What stays in the text after the good rows have gone: the rows to be mended, below their heads. */
const rest = ({ kopf, zeilen }: Deutung): string => {
  const offene = zeilen.filter(({ fehler }) => fehler.length > 0).map(({ zellen }) => zellen)
  if (offene.length === 0) return ''
  return tabelleSchreiben(kopf ? [kopf, ...offene] : offene)
}

/** Takes the good rows over, and what is said of them: within the dialog, for while it is open the page is silent. */
export const useNehmen = (
  { uebernehmen, schliessen }: TabelleProps,
  { tabelle, deutung, setValue }: Pick<ReturnType<typeof useTabelle>, 'tabelle' | 'deutung' | 'setValue'>,
) => {
  const [genommen, setGenommen] = useState<{ satz: string; rest: string }>()
  const { zeilen } = deutung
  const gute = anzahlGute(deutung)
  const nehmen = () => {
    uebernehmen(zugaengeAus(zeilen))
    const satz = gute === 1 ? '1 Zeile ist übernommen.' : `${gute} Zeilen sind übernommen.`
    if (gute < zeilen.length) {
      const uebrig = rest(deutung)
      setGenommen({ satz, rest: uebrig })
      return setValue('tabelle', uebrig)
    }
    ansagen(satz)
    schliessen()
  }
  // Said with the rows that are left, and not again when they are mended.
  const davor = genommen?.rest === tabelle ? `${genommen.satz} ` : ''
  return { nehmen, gesagt: zeilen.length > 0 && davor + zeilenSatz(gute, zeilen.length) }
}
