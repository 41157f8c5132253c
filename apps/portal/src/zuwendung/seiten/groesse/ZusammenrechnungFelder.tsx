import type { Zeile } from '@foerderportal/contract/formular/antwort'
import {
  andereSummen,
  groesseZusammenrechnen,
} from '@foerderportal/contract/zuwendung/kern/groesse/groessenrechnung'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/antrag/schema'
import { WEITERES, ZAHLEN } from '@foerderportal/contract/zuwendung/antrag/tafel/groesse'
import { Antwortfeld } from '@foerderportal/assistent/seite/Antwortfeld.tsx'
import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { rechnungWert, zahlenSchreiben, zahlenWert, type Groessenwerte } from './groesseWerte.ts'
import type { useZahlen } from './useZahlen.ts'

export type ZusammenrechnungProps = {
  control: Control<Groessenwerte>
  daten: AntragDaten
  eintraege: readonly { readonly id: string }[]
  summen: ReturnType<typeof useZahlen>
  entfernen: (stelle: number) => void
}

const RECHNUNG = 'produktgruppenDaten.groessenrechnung'

/** Own figures, those of each other enterprise, and their sum (Annex to 2003/361/EC, Article 6). */
export function ZusammenrechnungFelder(props: ZusammenrechnungProps) {
  const { control, daten, eintraege, summen, entfernen } = props
  // Who was sent to one of these fields gets there when they have come.
  useEffect(() => feldOeffner(() => undefined), [])
  return (
    <Abschnitt
      titel="Zusammenrechnung"
      einleitung="Nehmen Sie für alle Unternehmen das letzte Geschäftsjahr. Wir rechnen die Summen aus."
    >
      <fieldset className="s-eintrag p-formular" data-ding="Ihr eigenes Unternehmen">
        <legend className="kern-heading-small">Ihr eigenes Unternehmen</legend>
        <Fragen {...{ control, daten }} name={`${RECHNUNG}.eigene`} zeilen={ZAHLEN} />
      </fieldset>
      {eintraege.map(({ id }, i) => (
        <Unternehmen key={id} {...{ control, daten }} stelle={i} entfernen={() => entfernen(i)} />
      ))}
      <Summen control={control} angaben={summen} />
    </Abschnitt>
  )
}

type FragenProps = Pick<ZusammenrechnungProps, 'control' | 'daten'> & {
  name: `${typeof RECHNUNG}.eigene` | `${typeof RECHNUNG}.weitere.${number}`
  zeilen: readonly Zeile<AntragDaten>[]
}

const Fragen = ({ control, daten, name, zeilen }: FragenProps) =>
  zeilen.map((zeile) => (
    <Antwortfeld key={zeile.pfad} {...{ control, daten, zeile }} name={`${name}.${zeile.pfad}`} />
  ))

/** A linked enterprise counts in full: nobody is asked for its share. */
const gefragtBei = (beziehung: string) =>
  WEITERES.filter(({ pfad }) => pfad !== 'anteil' || beziehung === 'PARTNER')

type UnternehmenProps = Pick<ZusammenrechnungProps, 'control' | 'daten'> & {
  stelle: number
  entfernen: () => void
}

function Unternehmen({ control, daten, stelle, entfernen }: UnternehmenProps) {
  const name = `${RECHNUNG}.weitere.${stelle}` as const
  const beziehung = useWatch({ control, name: `${name}.beziehung` })
  return (
    <fieldset className="s-eintrag p-formular" data-ding={`Unternehmen ${stelle + 1}`}>
      <legend className="kern-heading-small">Unternehmen {stelle + 1}</legend>
      <Fragen {...{ control, daten, name }} zeilen={gefragtBei(beziehung)} />
      <div className="s-buendig">
        <Knopf variante="tertiary" icon="delete" onClick={entfernen}>
          {`Unternehmen ${stelle + 1} entfernen`}
        </Knopf>
      </div>
    </fieldset>
  )
}

type SummenProps = { control: Control<Groessenwerte>; angaben: ReturnType<typeof useZahlen> }

/** The totals, and the button that writes them into the fields above. */
function Summen({ control, angaben }: SummenProps) {
  const rechnung = rechnungWert(useWatch({ control, name: RECHNUNG })) ?? { eigene: null, weitere: null }
  const summen = groesseZusammenrechnen(rechnung)
  const uebernommen = andereSummen(zahlenWert(angaben.werte), rechnung).length === 0
  useAnsage(uebernommen ? 'Die Summen sind übernommen.' : '')
  return (
    <>
      <dl className="s-summen">
        {ZAHLEN.map(({ pfad, frage, art }) => (
          <div key={pfad}>
            <dt>{frage} zusammen</dt>
            <dd className="p-zahl">{art.sagen(summen[pfad])}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Knopf
          variante="secondary"
          onClick={() => angaben.schreiben(zahlenSchreiben(summen))}
          gesperrtWeil={uebernommen && 'Diese Summen stehen in Ihren Angaben.'}
        >
          Summen übernehmen
        </Knopf>
      </div>
    </>
  )
}
