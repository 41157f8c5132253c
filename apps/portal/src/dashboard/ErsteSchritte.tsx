import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../paths.ts'
import { eigenesProfil } from '../profil.ts'

type Props = {
  einladungen: readonly AntragUebersicht[]
  jetzt: Date
  /** What the user has to do about his identification. */
  identifikation: string | undefined
}

/** The very first visit: the three steps to the first application. */
export function ErsteSchritte({ einladungen, jetzt, identifikation }: Props) {
  const eingeladen = einladungen.length > 0
  const mitEinladung = einladungen.some(({ programm }) => FAEHIGKEITEN[programm].MitEinladung)
  const zeitraum = einladungen[0]?.erfassungsZeitraum
  const frist = zeitraum && alsFrist(zeitraum.bis, jetzt)
  return (
    <Abschnitt titel="In drei Schritten zu Ihrem ersten Antrag">
      <ol className="s-schritte">
        <li className="s-schritte__erledigt">
          <h3 className="kern-heading-small">Unternehmen registriert</h3>
          <p className="kern-body">Erledigt. Ihre Daten stehen für jeden Antrag bereit.</p>
        </li>
        <li>
          <h3 className="kern-heading-small">Antrag ausfüllen</h3>
          <p className="kern-body">
            {eingeladen
              ? `${mitEinladung ? 'Sie sind eingeladen' : 'Das Programm ist geöffnet'}: ${einladungen.map((e) => e.programmbezeichnung).join(', ')}. Jeder Schritt wird gespeichert; Sie können jederzeit unterbrechen.`
              : `Ihren Antrag beginnen Sie hier, ${eigenesProfil().antraegeWann}.`}
          </p>
          {frist && <p className="kern-body">{`Zeit zum Einreichen: ${frist}`}</p>}
          {eingeladen && (
            <Verweis href={pfade.antraege} className={knopfKlasse()}>
              <span className="kern-label">Zu den Anträgen</span>
            </Verweis>
          )}
        </li>
        <li>
          <h3 className="kern-heading-small">
            {identifikation ? 'Identität nachweisen und einreichen' : 'Antrag einreichen'}
          </h3>
          {identifikation && (
            <p className="kern-body">Einmal weisen Sie nach, wer Sie sind. Das können Sie schon jetzt tun.</p>
          )}
          <p className="kern-body">
            Nach dem Einreichen erhalten Sie sofort eine Eingangsnummer. Dann prüft die Bank Ihren Antrag.
          </p>
          {identifikation && (
            <Verweis href={pfade.identifizieren} className={knopfKlasse('secondary')}>
              <span className="kern-label">{identifikation}</span>
            </Verweis>
          )}
        </li>
      </ol>
    </Abschnitt>
  )
}
