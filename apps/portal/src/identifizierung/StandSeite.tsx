import { identifizierungAbfrage } from '@foerderportal/client/identifizierung'
import type { IdentStand } from '@foerderportal/contract/identifizierung/lifecycle'
import type { Identifizierung } from '@foerderportal/contract/identifizierung/schema'
import { alsZeitpunkt } from '@foerderportal/contract/shared/datum'
import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { Seite } from '../bausteine/Seite.tsx'
import { useHeimat } from '../bausteine/useHeimat.ts'
import { Weiterleiten } from '../bausteine/Weiterleiten.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '../umgebung.ts'

/** Each state has its screen (R4-02); who has not begun finds the beginning where he would go on. */
const SEITE: Record<IdentStand, string> = {
  NICHT_BEGONNEN: pfade.identifizieren,
  IN_ARBEIT: pfade.identifizieren,
  IN_PRUEFUNG: pfade.identifikationInPruefung,
  ERFOLGREICH: pfade.identifiziert,
  NICHT_ERFOLGREICH: pfade.identifikationGescheitert,
}

type Props = {
  /** Address of this screen: another one is shown where the state is another (S2-01). */
  pfad: string
  stand: string
  children: (identifizierung: Identifizierung) => ReactNode
}

/** A screen of the identification: it follows the state, also when that changes while it is open. */
export function StandSeite({ pfad, stand, children }: Props) {
  const { data } = useQuery(identifizierungAbfrage())
  useNutzerErneuern(data?.stand)
  if (data !== undefined && SEITE[data.stand] !== pfad) return <Weiterleiten nach={SEITE[data.stand]} />
  return (
    <Seite stand={stand}>
      <div className="p-stapel p-stapel--weit p-text">
        {data === undefined ? <Skelett anzahl={4} was="Ihre Identifikation" /> : children(data)}
      </div>
    </Seite>
  )
}

/** Other pages show from the user's own data whether he is identified. */
const useNutzerErneuern = (stand: IdentStand | undefined): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (stand !== undefined) void client.invalidateQueries({ queryKey: ['nutzer'] })
  }, [client, stand])
}

type InhaltProps = {
  ton: Ton
  kern: string
  seit?: string | null
  schritte: readonly string[]
  /** What one should have ready. */
  bereit?: readonly string[]
  children: ReactNode
}

/** What the state means, what comes next, what is needed, and whom to ask. */
export function Inhalt({ ton, kern, seit, schritte, bereit = [], children }: InhaltProps) {
  return (
    <>
      <Hinweis ton={ton}>
        {kern}
        {seit && ` Stand: ${alsZeitpunkt(seit)} Uhr.`}
      </Hinweis>
      {bereit.length > 0 && (
        <Abschnitt titel="Das brauchen Sie">
          <ul className="kern-list kern-list--bullet">
            {bereit.map((eines) => (
              <li key={eines}>{eines}</li>
            ))}
          </ul>
        </Abschnitt>
      )}
      <Abschnitt titel="So geht es weiter">
        <ol className="kern-list kern-list--number">
          {schritte.map((schritt) => (
            <li key={schritt}>{schritt}</li>
          ))}
        </ol>
      </Abschnitt>
      <div>{children}</div>
      <Hilfe />
    </>
  )
}

function Hilfe() {
  const { bankName, bankTelefon, bankEmail } = useUmgebung().konfiguration
  return (
    <Abschnitt titel="Haben Sie Fragen?">
      <p className="kern-body">
        {`${bankName}: Telefon ${bankTelefon}, E-Mail `}
        <a className="kern-link kern-link--no-visited-state" href={`mailto:${bankEmail}`}>
          {bankEmail}
        </a>
      </p>
    </Abschnitt>
  )
}

export function ZurUebersicht() {
  return (
    <Verweis href={useHeimat()} className={knopfKlasse()}>
      <span className="kern-label">Zur Übersicht</span>
    </Verweis>
  )
}

/** Leaves for the service; where the operator has none, it says whom to ask. */
export function ZumDienst({ url, text }: { url: string | null; text: string }) {
  if (url === null)
    return (
      <Hinweis ton="warning">
        Die Identifikation über das Portal ist gerade nicht möglich. Bitte wenden Sie sich an die Bank.
      </Hinweis>
    )
  return (
    <a href={url} className={knopfKlasse()}>
      <span className="kern-label">{text}</span>
    </a>
  )
}
