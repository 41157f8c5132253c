import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { inhaltVerweis, type Inhalt } from '@foerderportal/shell/inhalte/oeffnen'

const INHALTE: readonly (readonly [Inhalt, string])[] = [
  ['hilfe', 'Hilfe'],
  ['barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ['barriere-melden', 'Barriere melden'],
  ['nutzungsbedingungen', 'Nutzungsbedingungen'],
  ['datenschutz', 'Datenschutz'],
  ['impressum', 'Impressum'],
]

/** The foot: who runs the portal, and what must be reachable from every page (R2.3-09). */
export function Fuss() {
  const { bankName, bankUrl } = useUmgebung().konfiguration
  return (
    <footer className="s-fuss">
      <div className="s-fuss__zeile p-mitte">
        <ul>
          <li>
            <a className="kern-link kern-link--no-visited-state" href={bankUrl}>
              Internetseite der Bank
            </a>
          </li>
          {INHALTE.map(([inhalt, text]) => (
            <li key={inhalt}>
              <a className="kern-link kern-link--no-visited-state" {...inhaltVerweis(inhalt)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p className="s-fuss__rand">
          © {bankName} <Verweis href={pfade.version}>Version</Verweis>
        </p>
      </div>
    </footer>
  )
}
