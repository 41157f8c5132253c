import { dateiSichern } from '@foerderportal/client/datei'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Textbereich } from '@foerderportal/ui/felder/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { SeiteWerte } from '../gegenstand/gegenstandWerte.ts'
import { alsSeiten, tabelleDeuten, type Deutung } from './tabelleDeuten.ts'
import { tabelleLesen, tabelleSchreiben, type Zellen } from './tabelleLesen.ts'
import {
  kopfErkennen,
  mitWahl,
  NICHTS,
  ohneKopf,
  SPALTEN,
  SPALTEN_NAMEN,
  vorlage,
  type Zuordnung,
} from './tabelleSpalten.ts'
import { TabelleVorschau, zeilenSatz } from './TabelleVorschau.tsx'

type Props = {
  kontext: AntragKontext
  seiten: readonly SeiteWerte[]
  /** What was pasted onto the page. */
  anfang: string
  uebernehmen: (neue: readonly SeiteWerte[]) => void
  schliessen: () => void
}

type Werte = { tabelle: string; klasse: string; spalten: Record<string, string> }

const vorlageHerunterladen = ({ kategorien }: AntragKontext) =>
  dateiSichern(new Blob([vorlage(kategorien)], { type: 'text/csv;charset=utf-8' }), 'Foerdergegenstaende.csv')

/** What stays in the text after the good rows have gone: the rows to be mended, below their heads. */
const rest = ({ kopf, zeilen }: Deutung): string => {
  const offene = zeilen.filter(({ fehler }) => fehler.length > 0).map(({ zellen }) => zellen)
  if (offene.length === 0) return ''
  return tabelleSchreiben(kopf ? [kopf, ...offene] : offene)
}

const useTabelle = ({ kontext, seiten, anfang }: Props) => {
  const { control, setValue } = useForm<Werte>({
    defaultValues: { tabelle: anfang, klasse: '', spalten: {} },
  })
  const [tabelle, klasse, spalten] = useDeferredValue(
    useWatch({ control, name: ['tabelle', 'klasse', 'spalten'] }),
  )
  const zellen = useMemo(() => tabelleLesen(tabelle), [tabelle])
  const breite = Math.max(0, ...zellen.map((zeile) => zeile.length))
  const erkannt = kopfErkennen(zellen[0] ?? []) ?? ohneKopf(breite)
  const gewaehlt = Array.from({ length: breite }, (_, i) => spalten[`s${i}`])
  const deutung = tabelleDeuten(zellen, {
    kategorien: kontext.kategorien,
    seiten,
    klasse,
    zuordnung: mitWahl(erkannt, gewaehlt),
  })
  return { control, setValue, tabelle, zellen, breite, erkannt, deutung }
}

const knopfText = (gute: number): string => {
  if (gute === 0) return 'Zeilen übernehmen'
  return gute === 1 ? '1 Zeile übernehmen' : `${gute} Zeilen übernehmen`
}

const anzahlGute = ({ zeilen }: Deutung): number => zeilen.filter(({ fehler }) => fehler.length === 0).length

/** Takes the good rows over, and what is said of them: within the dialog, for while it is open the page is silent. */
const useNehmen = (
  { uebernehmen, schliessen }: Props,
  { tabelle, deutung, setValue }: Pick<ReturnType<typeof useTabelle>, 'tabelle' | 'deutung' | 'setValue'>,
) => {
  const [genommen, setGenommen] = useState<{ satz: string; rest: string }>()
  const { zeilen } = deutung
  const gute = anzahlGute(deutung)
  const nehmen = () => {
    uebernehmen(alsSeiten(zeilen))
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

/** Many items at once from a spreadsheet (N15): paste, see what becomes of each row, take over what is right. */
export function TabelleEinfuegen(props: Props) {
  const { kontext, schliessen } = props
  const stand = useTabelle(props)
  const { control, zellen, breite, erkannt, deutung } = stand
  const { zeilen, zuordnung } = deutung
  const gute = anzahlGute(deutung)
  const { nehmen, gesagt } = useNehmen(props, stand)
  return (
    <Dialog
      gross
      titel="Aus einer Tabelle einfügen"
      schliessen={schliessen}
      fuss={
        <>
          <Knopf onClick={nehmen} gesperrtWeil={gute === 0 && 'Noch ist keine Zeile zu übernehmen.'}>
            {knopfText(gute)}
          </Knopf>
          <Knopf variante="secondary" onClick={schliessen}>
            Abbrechen
          </Knopf>
        </>
      }
    >
      <div className="p-formular">
        <p className="kern-body">
          Kopieren Sie die Zeilen in Excel oder LibreOffice und fügen Sie sie hier ein. Angebote und
          Bestätigungen laden Sie danach hoch.
        </p>
        <div className="s-buendig">
          <Knopf variante="tertiary" icon="download" onClick={() => vorlageHerunterladen(kontext)}>
            Vorlage mit Ihren Klassen herunterladen (CSV)
          </Knopf>
        </div>
        <Textbereich
          control={control}
          name="tabelle"
          etikett="Zeilen Ihrer Tabelle"
          hinweis={`Spalten: ${Object.values(SPALTEN).join(', ')}`}
        />
        {zeilen.length > 0 && !zuordnung.includes('klasse') && (
          <Auswahl
            control={control}
            name="klasse"
            etikett="Klasse für alle Zeilen"
            optionen={kontext.kategorien.flatMap((k) =>
              k.foerdergegenstandKlassen.map(({ id, titel }) => ({ wert: id, text: `${k.id} ${titel}` })),
            )}
          />
        )}
        {zellen.length > 0 && <Spalten {...{ control, breite, zellen, erkannt, deutung }} />}
        <output className="p-nur-vorlesen">{gesagt}</output>
        {zeilen.length > 0 && <TabelleVorschau zeilen={zeilen} gute={gute} />}
      </div>
    </Dialog>
  )
}

type SpaltenProps = {
  control: ReturnType<typeof useTabelle>['control']
  breite: number
  zellen: Zellen
  erkannt: Zuordnung
  deutung: Deutung
}

const beispiel = (zellen: Zellen, spalte: number): string =>
  zellen.map((zeile) => zeile[spalte] ?? '').find((zelle) => zelle !== '') ?? 'leer'

/** What each column contains; open where no heads were recognised. */
function Spalten({ control, breite, zellen, erkannt, deutung: { kopf } }: SpaltenProps) {
  const optionen = SPALTEN_NAMEN.map((spalte) => ({ wert: spalte, text: SPALTEN[spalte] }))
  const nichts = { wert: NICHTS, text: 'Nicht übernehmen' }
  return (
    <details className="s-erklaerung" open={kopf === undefined}>
      <summary>Spalten zuordnen</summary>
      <div className="s-spalten">
        {Array.from({ length: breite }, (_, i) => {
          const spalte = erkannt[i]
          return (
            <Auswahl
              key={i}
              control={control}
              name={`spalten.s${i}`}
              etikett={`Spalte ${i + 1}, zum Beispiel „${beispiel(zellen.slice(kopf ? 1 : 0), i).slice(0, 30)}“`}
              leer={spalte ? `${SPALTEN[spalte]} (erkannt)` : nichts.text}
              optionen={spalte ? [...optionen, nichts] : optionen}
            />
          )
        })}
      </div>
    </details>
  )
}
