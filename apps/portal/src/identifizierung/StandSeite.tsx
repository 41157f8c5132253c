import { identifizierungAbfrage } from '@foerderportal/client/identifizierung/identifizierung'
import { istBeginnbar, type IdentStand } from '@foerderportal/contract/identifizierung/staende'
import type { Identifizierung } from '@foerderportal/contract/identifizierung/schema'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Mailverweis, Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useHeimat } from '@foerderportal/shell/bausteine/useHeimat'
import { rueckwegVergessen, useRueckweg } from '@foerderportal/shell/rahmen/rueckweg'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '@foerderportal/shell/umgebung'

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
  const ohneDienst = data !== undefined && fehltDienst(data)
  return (
    <Seite stand={ohneDienst ? OHNE_DIENST : stand}>
      <div className="p-stapel p-stapel--weit p-text">
        {data === undefined && <Skelett anzahl={4} was="Ihre Identifikation" />}
        {ohneDienst ? <OhneDienst /> : data && children(data)}
      </div>
    </Seite>
  )
}

const OHNE_DIENST = 'Über das Portal können Sie sich hier zurzeit nicht identifizieren.'

/** Where one would go to the service and there is no way: the operator has none. */
const fehltDienst = ({ stand, identifizierungsUrl }: Identifizierung): boolean =>
  identifizierungsUrl === null && (istBeginnbar(stand) || stand === 'IN_ARBEIT')

function OhneDienst() {
  return (
    <Inhalt
      ton="warning"
      kern="Dieses Portal ist gerade mit keinem Dienst verbunden, der Ausweise prüft. Das liegt nicht an Ihnen, und Ihre Entwürfe sind sicher."
      schritte={[
        'Rufen Sie die Bank an oder schreiben Sie ihr. Sie erfahren dort, wie Sie sich ausweisen können.',
        'Füllen Sie Ihre Anträge schon aus. Das geht ohne Identifikation.',
        'Sobald die Bank weiß, dass Sie es sind, steht es hier. Dann können Sie einreichen.',
      ]}
    />
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
  /** What to press; without it there is nothing to do here. */
  children?: ReactNode
}

/** What the state means, what comes next, what is needed, and whom to ask. */
export function Inhalt({ ton, kern, seit, schritte, bereit = [], children }: InhaltProps) {
  return (
    <>
      <Hinweis ton={ton}>
        {kern}
        {seit && ` Stand: ${alsMinute(new Date(seit))}\u00a0Uhr.`}
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
      {children && <div>{children}</div>}
      <Hilfe />
    </>
  )
}

function Hilfe() {
  const { bankName } = useUmgebung().konfiguration
  return (
    <Abschnitt titel="Haben Sie Fragen?">
      <p className="kern-body">
        {bankName}: Telefon <Telefonverweis />, E-Mail <Mailverweis />
      </p>
    </Abschnitt>
  )
}

/** Back to the form that needed it, where one came from there. */
export function Weiter() {
  const rueckweg = useRueckweg()
  return (
    <div className="p-reihe">
      {rueckweg && (
        <Verweis href={rueckweg.href} onClick={rueckwegVergessen} className={knopfKlasse()}>
          <span className="kern-label">{rueckweg.text}</span>
        </Verweis>
      )}
      <Verweis href={useHeimat()} className={knopfKlasse(rueckweg ? 'secondary' : 'primary')}>
        <span className="kern-label">Zur Übersicht</span>
      </Verweis>
    </div>
  )
}

/** Leaves for the service. */
export function ZumDienst({ url, text }: { url: string | null; text: string }) {
  // Without an address StandSeite shows whom to ask, in place of all this.
  if (url === null) return null
  return (
    <a href={url} className={knopfKlasse()}>
      <span className="kern-label">{text}</span>
    </a>
  )
}
