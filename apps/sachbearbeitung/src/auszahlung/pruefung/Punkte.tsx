import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { ERGEBNISSE, PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/pruefpunkte/ergebnis'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { useWatch, type Control } from 'react-hook-form'
import type { Pruefwerte } from './werte.ts'

type Props = { control: Control<Pruefwerte>; katalog: Bankpruefung['katalog'] }

const ANTWORTEN = ERGEBNISSE.map((wert) => ({ wert, text: PUNKT_ANZEIGE[wert].wort }))

/** The points of the catalogue, each with its answer and what was seen. */
export function Punkte({ control, katalog }: Props) {
  return (
    <section aria-labelledby="punkte">
      <h2 className="d-teil" id="punkte">
        Prüfpunkte
      </h2>
      {katalog.map((punkt, i) => (
        <Punkt key={punkt.code} control={control} punkt={punkt} i={i} />
      ))}
    </section>
  )
}

type PunktProps = { control: Control<Pruefwerte>; punkt: Props['katalog'][number]; i: number }

function Punkt({ control, punkt: { code, titel, text, grundlage, vermerkBei }, i }: PunktProps) {
  const { ergebnis, text: vermerk } = useWatch({ control, name: `punkte.${i}` })
  const gebraucht = vermerkBei.some((eines) => eines === ergebnis)
  return (
    <div className="d-rechnung">
      <Auswahlgruppe
        control={control}
        name={`punkte.${i}.ergebnis`}
        etikett={`${code} ${titel}`}
        hinweis={`${text} (${grundlage})`}
        optionen={ANTWORTEN}
        nebeneinander
      />
      {(ergebnis !== '' || vermerk !== '') && (
        <Textbereich
          control={control}
          name={`punkte.${i}.text`}
          etikett={`Vermerk zu ${code}`}
          zeilen={2}
          hoechstens={2_000}
          freiwillig={!gebraucht}
        />
      )}
    </div>
  )
}
