import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { ERGEBNISSE, PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/pruefpunkte/ergebnis'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import type { ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Punktvorschlag } from '../../shared/Vorschlagsliste.tsx'
import type { Pruefwerte } from './werte.ts'

type Props = {
  control: Control<Pruefwerte>
  wert: Pick<Bankpruefung, 'katalog' | 'vorschlaege'>
  /** Above the points. */
  children: ReactNode
}

const ANTWORTEN = ERGEBNISSE.map((wert) => ({ wert, text: PUNKT_ANZEIGE[wert].wort }))

/** The points of the catalogue, each with its answer and what was seen. */
export function Punkte({ control, wert: { katalog, vorschlaege }, children }: Props) {
  return (
    <section aria-labelledby="punkte">
      <h2 className="d-teil" id="punkte">
        Prüfpunkte
      </h2>
      {children}
      {katalog.map((punkt, i) => (
        <Punkt
          key={punkt.code}
          {...{ control, punkt, i }}
          vorschlag={vorschlaege.find(({ code }) => code === punkt.code)}
        />
      ))}
    </section>
  )
}

type PunktProps = {
  control: Control<Pruefwerte>
  punkt: Bankpruefung['katalog'][number]
  vorschlag: Punktvorschlag | undefined
  i: number
}

function Punkt({ control, punkt, vorschlag, i }: PunktProps) {
  const { code, titel, text, grundlage, vermerkBei } = punkt
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
      {ergebnis === '' && vorschlag && (
        <p className="d-meta">
          {vorschlag.ergebnis !== null && `Vorschlag der Regel: ${PUNKT_ANZEIGE[vorschlag.ergebnis].wort}. `}
          {vorschlag.text}
        </p>
      )}
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
