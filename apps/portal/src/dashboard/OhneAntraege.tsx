import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { pfade } from '../paths.ts'

type Props = {
  art: Exclude<UnternehmenArt, 'LandwirtschaftlichesUnternehmen'>
  /** What the user has to do about his identification. */
  identifikation: string | undefined
}

const WER = { Kreditinstitut: 'Ihr Kreditinstitut', Startup: 'Ihr Start-up' } as const

/** The home of a company that files no applications: what it can do here, and why not the rest. */
export function OhneAntraege({ art, identifikation }: Props) {
  const wer = WER[art]
  return (
    <>
      <Abschnitt titel={`Das können Sie für ${wer} tun`}>
        <ul className="s-zeilen p-text">
          <li>
            <Verweis href={pfade.unternehmenDaten}>Unternehmensdaten ansehen</Verweis>
            <span className="kern-body--muted">mit Ihrer Geschäftspartnernummer</span>
          </li>
          <li>
            <Verweis href={pfade.nutzerUebersicht}>Andere Personen einladen</Verweis>
            <span className="kern-body--muted">und sehen, wer zeichnen darf</span>
          </li>
          {identifikation && (
            <li>
              <Verweis href={pfade.identifizieren}>{identifikation}</Verweis>
              <span className="kern-body--muted">einmal, für alle Ihre Unternehmen</span>
            </li>
          )}
        </ul>
      </Abschnitt>
      <Abschnitt titel="Anträge und Interessenbekundungen">
        <div className="p-stapel p-text">
          <p className="kern-body">
            Zuschüsse beantragen im Portal zurzeit nur landwirtschaftliche Unternehmen. {wer} kann deshalb
            weder Interesse bekunden noch Anträge stellen. Lädt die Bank es später zu einer Förderung ein,
            steht der Antrag hier. Sie bekommen dann auch eine E-Mail.
          </p>
          <p className="kern-body">
            Sie handeln auch für einen Betrieb? Dann{' '}
            <Verweis href={pfade.unternehmenAnlegen}>legen Sie ihn als weiteres Unternehmen an</Verweis>.
          </p>
        </div>
      </Abschnitt>
    </>
  )
}
