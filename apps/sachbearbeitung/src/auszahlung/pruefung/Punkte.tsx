import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { ERGEBNISSE, PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/pruefpunkte/ergebnis'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Punktvorschlag } from '../../shared/Vorschlagsliste.tsx'
import type { Pruefwerte } from './werte.ts'

type Formular = Pick<UseFormReturn<Pruefwerte>, 'control' | 'setValue' | 'setFocus'>
type Props = {
  formular: Formular
  wert: Pick<Bankpruefung, 'katalog' | 'vorschlaege'>
  /** Above the points. */
  children: ReactNode
}

const ANTWORTEN = ERGEBNISSE.map((wert) => ({ wert, text: PUNKT_ANZEIGE[wert].wort }))

/** The points of the catalogue, each with its answer and what was seen. */
export function Punkte({ formular, wert: { katalog, vorschlaege }, children }: Props) {
  return (
    <section aria-labelledby="punkte">
      <h2 className="d-teil" id="punkte">
        Prüfpunkte
      </h2>
      {children}
      {katalog.map((punkt, i) => (
        <Punkt
          key={punkt.code}
          {...{ formular, punkt, i }}
          vorschlag={vorschlaege.find(({ code }) => code === punkt.code)}
        />
      ))}
    </section>
  )
}

type PunktProps = {
  formular: Formular
  punkt: Bankpruefung['katalog'][number]
  vorschlag: Punktvorschlag | undefined
  i: number
}

function Punkt({ formular, punkt, vorschlag, i }: PunktProps) {
  const { control } = formular
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
      {vorschlag && vermerk !== vorschlag.text && (
        <VorschlagDerRegel {...{ formular, vorschlag, i }} offen={ergebnis === '' && vermerk === ''} />
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

type VorschlagProps = {
  formular: Formular
  vorschlag: Punktvorschlag
  i: number
  /** Nothing is said of the point yet. */
  offen: boolean
}

/** What the rule says stays in sight of who answers otherwise; taken over it is his answer, with its sentence as the note. */
function VorschlagDerRegel({ formular: { setValue, setFocus }, vorschlag, i, offen }: VorschlagProps) {
  const { code, ergebnis, text } = vorschlag
  const uebernehmen = () => {
    setValue(`punkte.${i}.ergebnis`, ergebnis ?? '', { shouldDirty: true })
    setValue(`punkte.${i}.text`, text, { shouldDirty: true })
    ansagen(`Vorschlag zu ${code} übernommen.`)
    // Its button has gone; the note has just come.
    queueMicrotask(() => setFocus(`punkte.${i}.text`))
  }
  return (
    <>
      <p className="d-meta">
        {ergebnis !== null && `Vorschlag der Regel: ${PUNKT_ANZEIGE[ergebnis].wort}. `}
        {text}
      </p>
      {offen && ergebnis !== null && (
        <div>
          <Knopf variante="tertiary" klein onClick={uebernehmen}>
            {`Vorschlag zu ${code} übernehmen`}
          </Knopf>
        </div>
      )}
    </>
  )
}
