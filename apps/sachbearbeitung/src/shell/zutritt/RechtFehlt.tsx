import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { Hinweisseite } from './Hinweisseite.tsx'

/** Somebody of the bank at a page for which he has not the role (S9-01). */
export function RechtFehlt() {
  return (
    <Hinweisseite titel="Diese Seite ist nicht für Ihre Aufgabe">
      <p className="kern-body">
        Ihr Konto hat das Recht dafür nicht. Fragen Sie Ihre Leitung, wenn Sie es brauchen.
      </p>
      <div>
        <Verweis href={pfade.vorrat} className={knopfKlasse()}>
          <span className="kern-label">Zum Arbeitsvorrat</span>
        </Verweis>
      </div>
    </Hinweisseite>
  )
}
