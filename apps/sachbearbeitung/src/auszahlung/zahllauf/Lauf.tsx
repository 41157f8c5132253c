import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { alsDatum, alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useId } from 'react'
import { Angaben, type Angabe } from '../../shared/Angaben.tsx'

type Tat = { readonly name: string; readonly am: string } | null

const tat = (eine: Tat) => eine && `${eine.name}, ${alsZeitpunkt(eine.am)}\u00a0Uhr`
const abrufe = (n: number) => (n === 1 ? 'einmal heruntergeladen' : `${n}-mal heruntergeladen`)
const dateiWorte = (datei: Zahllauf['datei']) =>
  datei && `pain.001.001.09, ${datei.bytes.toLocaleString('de-DE')} Bytes, ${abrufe(datei.abrufe)}`

const angabenVon = (lauf: Zahllauf): Angabe[] => [
  ['Konto der Bank', `${lauf.konto.name}, ${lauf.konto.iban}, ${lauf.konto.bic}`],
  ['Vorgelegt', tat(lauf.vorgelegt)],
  ['Prüfsumme des Inhalts', lauf.inhaltSha256],
  ['Freigegeben', tat(lauf.freigegeben)],
  ['Ausführung am', lauf.ausfuehrungAm && alsDatum(lauf.ausfuehrungAm)],
  ['Zahlungsdatei', dateiWorte(lauf.datei)],
  ['Prüfsumme der Datei', lauf.datei?.sha256],
  ['Eingereicht', tat(lauf.eingereicht)],
  ['Zeichen der Bank', lauf.eingereicht?.referenz],
  ['Verfall vorgelegt', lauf.verfall && tat(lauf.verfall.vorgelegt)],
  ['Verfall freigegeben', lauf.verfall && tat(lauf.verfall.freigegeben)],
]

/** What is known of the run itself. */
export function Lauf({ lauf }: { lauf: Zahllauf }) {
  const id = useId()
  const { zurueckgegeben, verworfen } = lauf
  return (
    <section aria-labelledby={id}>
      <h2 className="d-teil" id={id}>
        Der Lauf
      </h2>
      {zurueckgegeben && lauf.status === 'ENTWURF' && (
        <Hinweis ton="warning" titel={`Zurückgegeben von ${zurueckgegeben.name}`}>
          <p className="kern-body">{zurueckgegeben.grund}</p>
        </Hinweis>
      )}
      {verworfen !== null && !lauf.verfall?.freigegeben && (
        <Hinweis ton="info" titel="Verworfen">
          <p className="kern-body">{verworfen}</p>
        </Hinweis>
      )}
      <Angaben angaben={angabenVon(lauf)} />
    </section>
  )
}
