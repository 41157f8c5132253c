import type { Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { tabelleDeuten, zugaengeAus, type Deutung } from './tabelleDeuten.ts'
import type { Tabellenart, Zugang } from './tabellenart.ts'
import { tabelleLesen, tabelleSchreiben } from './tabelleLesen.ts'
import { kopfErkennen, mitWahl, ohneKopf, spaltenVon } from './tabelleSpalten.ts'
import { nummernNach, restVon, type Rest } from './tabelleRest.ts'

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
  const [rest, setRest] = useState<Rest>()
  const spalten = spaltenVon(art)
  const breite = Math.max(0, ...zellen.map((zeile) => zeile.length))
  const erkannt = kopfErkennen(zellen[0] ?? [], spalten) ?? ohneKopf(breite, spalten)
  const gewaehlt = Array.from({ length: breite }, (_, i) => gewaehlte[`s${i}`])
  const nummern = rest && nummernNach(rest, zellen)
  const deutung = tabelleDeuten(zellen, art, { gruppe, nummern, zuordnung: mitWahl(erkannt, gewaehlt) })
  return { control, setValue, setRest, zellen, spalten, breite, erkannt, deutung }
}

export const anzahlGute = ({ zeilen }: Deutung): number =>
  zeilen.filter(({ fehler }) => fehler.length === 0).length

const ergebnisVon = (genommen: number, offen: number): Ergebnis => ({
  ton: 'success',
  text: `${genommen} übernommen, ${offen} offen`,
  dazu: [
    offen === 1
      ? 'Berichtigen Sie die offene Zeile hier, oder fügen Sie sie später noch einmal ein.'
      : 'Berichtigen Sie die offenen Zeilen hier, oder fügen Sie sie später noch einmal ein.',
  ],
})

/** Takes the good rows over, and says what was done and what is left: all of it, over however many times. */
export const useNehmen = (
  { uebernehmen, schliessen }: TabelleProps,
  { deutung, setValue, setRest }: Pick<ReturnType<typeof useTabelle>, 'deutung' | 'setValue' | 'setRest'>,
) => {
  const [genommen, setGenommen] = useState(0)
  const [ergebnis, setErgebnis] = useState<Ergebnis>()
  const { zeilen } = deutung
  const gute = anzahlGute(deutung)
  const nehmen = () => {
    uebernehmen(zugaengeAus(zeilen))
    if (gute === zeilen.length) {
      ansagen(gute === 1 ? '1 Zeile ist übernommen.' : `${gute} Zeilen sind übernommen.`)
      return schliessen()
    }
    const rest = restVon(deutung)
    setRest(rest)
    setValue('tabelle', tabelleSchreiben(rest.zellen))
    setGenommen(genommen + gute)
    setErgebnis(ergebnisVon(genommen + gute, zeilen.length - gute))
  }
  return { nehmen, ergebnis }
}
