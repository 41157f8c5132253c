import { isProblem } from '@foerderportal/client/problem'
import { SessionError } from '@foerderportal/client/session/events'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Seite } from '../bausteine/Seite.tsx'
import { useHeimat } from '../bausteine/useHeimat.ts'
import { PartMissing } from '../late/late.ts'
import { reloadIfNew } from '../late/newVersion.ts'
import { Ladeseite } from './Ladeseite.tsx'

type Worte = { readonly titel: string; readonly text: string; readonly nochmal: boolean }

const NICHT_DA: Worte = {
  titel: 'Die Seite gibt es nicht',
  text: 'Was Sie suchen, gibt es nicht mehr, oder Sie haben keinen Zugang dazu.',
  nochmal: false,
}
/** Section 8: failure of loading the identity configuration. */
const ANMELDEDIENST: Worte = {
  titel: 'Fehler beim Laden der Seite',
  text: 'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.',
  nochmal: true,
}
const UNBEKANNT: Worte = {
  titel: 'Das hat nicht geklappt',
  text: 'Die Seite ließ sich nicht laden. Was Sie gespeichert haben, ist sicher. Versuchen Sie es noch einmal.',
  nochmal: true,
}

const worte = (error: unknown): Worte => {
  if (error instanceof SessionError) return ANMELDEDIENST
  if (!isProblem(error)) return UNBEKANNT
  if (error.status === 403) return NICHT_DA
  // Section 8 names what is missing ('Zuschussantrag nicht vorhanden'), where it knows more than that nothing was found.
  if (error.status === 404)
    return error.problem.title === 'Nicht gefunden' ? NICHT_DA : { ...NICHT_DA, titel: error.problem.title }
  return { titel: error.problem.title, text: error.problem.detail ?? UNBEKANNT.text, nochmal: true }
}

/** What is shown when a page can't be: what is safe, and what to do. */
export function Fehlerseite(props: ErrorComponentProps) {
  return props.error instanceof PartMissing ? <OhneTeil {...props} /> : <Gescheitert {...props} />
}

/** A part of the page is missing: a new version of the portal has it, and nothing is said before it is known that none does. */
function OhneTeil(props: ErrorComponentProps) {
  const [gefragt, setGefragt] = useState(false)
  useEffect(() => void reloadIfNew().then(() => setGefragt(true)), [])
  return gefragt ? <Gescheitert {...props} /> : <Ladeseite />
}

function Gescheitert({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const heimat = useHeimat()
  const { titel, text, nochmal } = worte(error)
  const erneut = () => {
    // Some browsers remember that a file did not come, until the page is loaded anew; offline there is none to load.
    if (error instanceof PartMissing && navigator.onLine) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Seite titel={titel}>
      <p className="kern-body p-text">{text}</p>
      <div className="p-reihe s-abstand">
        {nochmal && <Knopf onClick={erneut}>Noch einmal versuchen</Knopf>}
        <Verweis href={heimat}>Zur Übersicht</Verweis>
      </div>
    </Seite>
  )
}
