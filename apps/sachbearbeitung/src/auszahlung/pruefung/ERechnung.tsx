import { bankRechnungAbfrage } from '@foerderportal/client/auszahlung/bankpruefung'
import {
  rechnungVergleichen,
  type Vergleichszeile,
} from '@foerderportal/contract/auszahlung/rechnung/bankvergleich'
import { FORMAT_WORT } from '@foerderportal/contract/auszahlung/rechnung/formate'
import type { Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import type { Bankpruefung, Pruefposition } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Standwort } from '../../shared/Standwort.tsx'

const Rechnungsdialog = lateDialog(
  async () => (await import('./Rechnungsdialog.tsx')).Rechnungsdialog,
  'Die Rechnung lässt sich nicht anzeigen',
)

type Props = {
  wert: Pick<Bankpruefung, 'guid' | 'unternehmenName'>
  nachweis: Pruefposition['nachweis']
  datei: DateiAngabe
}

/** Of other kinds no invoice can be read. */
export const kannERechnungSein = ({ mimeType }: DateiAngabe): boolean =>
  mimeType === 'application/xml' || mimeType === 'application/pdf'

/** What was typed beside what the e-invoice declares (S6-05); a PDF without one is a paper like any other. */
export function ERechnung({ wert, nachweis, datei }: Props) {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(bankRechnungAbfrage(wert.guid, datei.uuid))
  const name = `„${datei.dateiname ?? ''}“`
  // Not `isError`: while it is asked for again, the button stays with whoever pressed it.
  if (data === undefined && errorUpdateCount > 0)
    return (
      <>
        <Hinweis ton="warning">{`Der Vergleich mit ${name} ließ sich nicht laden.`}</Hinweis>
        <div>
          <Knopf variante="tertiary" klein onClick={() => void refetch()} laeuft={isFetching}>
            Noch einmal versuchen
          </Knopf>
        </div>
      </>
    )
  if (data?.angaben === null && datei.mimeType === 'application/xml')
    return <Hinweis ton="warning">{`Aus ${name} ließ sich keine E-Rechnung lesen.`}</Hinweis>
  if (!data?.angaben || data.format === null) return null
  const zeilen = rechnungVergleichen(data.angaben, { nachweis, unternehmen: wert.unternehmenName })
  const andere = zeilen.filter(({ abgleich }) => abgleich === 'ANDERS').length
  return (
    <div className="d-erechnung">
      <div className="d-erechnung__kopf">
        <strong>{FORMAT_WORT[data.format]}</strong>
        <Standwort ton={andere === 0 ? 'success' : 'warning'}>{abweichungWort(andere)}</Standwort>
        <Ansehen datei={datei} angaben={data.angaben} />
      </div>
      <Vergleich datei={datei} zeilen={zeilen} />
    </div>
  )
}

const abweichungWort = (anzahl: number): string => {
  if (anzahl === 0) return 'Stimmt mit dem Antrag überein'
  return anzahl === 1 ? 'Eine Angabe weicht ab' : `${anzahl} Angaben weichen ab`
}

type AnsehenProps = Pick<Props, 'datei'> & { angaben: Rechnungsangaben }

function Ansehen({ datei, angaben }: AnsehenProps) {
  const [offen, setOffen] = useState(false)
  return (
    <>
      <Knopf variante="tertiary" klein onClick={() => setOffen(true)}>
        E-Rechnung lesen
      </Knopf>
      {offen && <Rechnungsdialog {...{ datei, angaben }} schliessen={() => setOffen(false)} />}
    </>
  )
}

type VergleichProps = Pick<Props, 'datei'> & { zeilen: readonly Vergleichszeile[] }

function Vergleich({ datei, zeilen }: VergleichProps) {
  return (
    <table className="d-abgleich">
      <caption className="p-nur-vorlesen">{`Antrag und E-Rechnung „${datei.dateiname ?? ''}“`}</caption>
      <thead>
        <tr>
          <th scope="col">Angabe</th>
          <th scope="col">Im Antrag</th>
          <th scope="col">In der E-Rechnung</th>
          <th scope="col">Vergleich</th>
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ was, antrag, rechnung, abgleich }) => (
          <tr key={was}>
            <th scope="row">{was}</th>
            <td>{antrag ?? '–'}</td>
            <td>{rechnung ?? '–'}</td>
            <td>{MARKEN[abgleich]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MARKEN = {
  GLEICH: <Standwort ton="success">gleich</Standwort>,
  ANDERS: <Standwort ton="warning">weicht ab</Standwort>,
  KEINE: 'nicht vergleichbar',
} as const
