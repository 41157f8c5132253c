import { dateiSichern } from '@foerderportal/client/datei'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Meldung } from '@foerderportal/shell/formular/Meldung.tsx'
import { Spaltenwahl } from './Spaltenwahl.tsx'
import type { Tabellenart } from './tabellenart.ts'
import { GRUPPE, vorlage } from './tabelleSpalten.ts'
import { TabelleVorschau, zeilenSatz } from './TabelleVorschau.tsx'
import { anzahlGute, useNehmen, useTabelle, type TabelleProps } from './useTabelle.ts'

const vorlageHerunterladen = (art: Tabellenart) =>
  dateiSichern(new Blob([vorlage(art)], { type: 'text/csv;charset=utf-8' }), art.datei)

const knopfText = (gute: number): string => {
  if (gute === 0) return 'Zeilen übernehmen'
  return gute === 1 ? '1 Zeile übernehmen' : `${gute} Zeilen übernehmen`
}

/** Many elements at once from a spreadsheet (N15): paste, see what becomes of each row, take over what is right. */
export function TabelleEinfuegen(props: TabelleProps) {
  const { art, schliessen } = props
  const { worte, gruppen } = art
  const stand = useTabelle(props)
  const { control, zellen, spalten, deutung } = stand
  const { zeilen, zuordnung } = deutung
  const gute = anzahlGute(deutung)
  const { nehmen, ergebnis } = useNehmen(props, stand)
  return (
    <Dialog
      gross
      titel="Aus einer Tabelle einfügen"
      schliessen={schliessen}
      fuss={<Knoepfe {...{ gute, nehmen, schliessen }} genommen={ergebnis !== undefined} />}
    >
      <div className="p-formular">
        {ergebnis ? <Meldung ergebnis={ergebnis} /> : <p className="kern-body">{worte.einleitung}</p>}
        <Textbereich
          control={control}
          name="tabelle"
          etikett="Zeilen Ihrer Tabelle"
          hinweis={`Spalten: ${spalten.map(({ kopf }) => kopf).join(', ')}`}
        />
        {zeilen.length === 0 && <Vorlage art={art} />}
        {zeilen.length > 0 && !zuordnung.includes(GRUPPE) && (
          <Auswahl
            control={control}
            name="gruppe"
            etikett={worte.gruppeFuerAlle}
            optionen={gruppen.map(({ kennung, wahl }) => ({ wert: kennung, text: wahl }))}
          />
        )}
        {zellen.length > 0 && <Spaltenwahl {...stand} />}
        <output className="p-nur-vorlesen">{zeilen.length > 0 && zeilenSatz(gute, zeilen.length)}</output>
        {zeilen.length > 0 && <TabelleVorschau {...{ art, zeilen, gute }} />}
      </div>
    </Dialog>
  )
}

/** For whoever has no table yet. It gives its place to the preview: what was pasted stays where it is. */
const Vorlage = ({ art }: Pick<TabelleProps, 'art'>) => (
  <div className="s-buendig">
    <Knopf variante="tertiary" icon="download" onClick={() => vorlageHerunterladen(art)}>
      {art.worte.vorlage}
    </Knopf>
  </div>
)

type KnoepfeProps = {
  /** How many rows can be taken over. */
  gute: number
  nehmen: () => void
  schliessen: () => void
  /** Some have been: who leaves is done, and gives nothing up. */
  genommen: boolean
}

function Knoepfe({ gute, nehmen, schliessen, genommen }: KnoepfeProps) {
  const fertig = genommen && gute === 0
  return (
    <>
      {!fertig && (
        <Knopf onClick={nehmen} gesperrtWeil={gute === 0 && 'Noch ist keine Zeile zu übernehmen.'}>
          {knopfText(gute)}
        </Knopf>
      )}
      <Knopf variante={fertig ? 'primary' : 'secondary'} onClick={schliessen}>
        {genommen ? 'Fertig' : 'Abbrechen'}
      </Knopf>
    </>
  )
}
