import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '../umgebung.ts'

/** The foot: who runs the portal. */
export function Fuss() {
  const { konfiguration } = useUmgebung()
  return (
    <footer className="s-fuss">
      <div className="s-fuss__zeile p-mitte">
        <p>© {konfiguration.bankName}</p>
        <ul>
          <li>
            <a className="kern-link kern-link--no-visited-state" href={konfiguration.bankUrl}>
              Internetseite der Bank
            </a>
          </li>
          <li>
            <a className="kern-link kern-link--no-visited-state" href={konfiguration.impressumUrl}>
              Impressum
            </a>
          </li>
          <li>
            <Verweis href={pfade.version}>Version</Verweis>
          </li>
        </ul>
      </div>
    </footer>
  )
}
