import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { Standwort } from '../../shared/Standwort.tsx'

type Props = { wert: Bankpruefung }

/** What is missing is asked in the conversation of the case; the request stays as it was sent (S9-06). */
export function Nachfragen({ wert: { geschaeftGuid, guid, status } }: Props) {
  const darf = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  return (
    darf &&
    status === 'ABGESENDET' && (
      <Verweis href={pfade.rueckfrage(geschaeftGuid, guid)} className={knopfKlasse('secondary')}>
        <span className="kern-label">Beim Unternehmen nachfragen</span>
      </Verweis>
    )
  )
}

/** What was asked last, and whether the company has answered: its files lie among the documents. */
export function Rueckfrage({ wert: { geschaeftGuid, guid, rueckfrage } }: Props) {
  if (rueckfrage === null) return null
  const { am, beantwortetAm } = rueckfrage
  return (
    <p className="kern-body">
      <Standwort ton={beantwortetAm === null ? 'warning' : 'info'}>
        {beantwortetAm === null
          ? `Rückfrage ohne Antwort, gestellt ${alsWann(am)}\u00a0Uhr`
          : `Rückfrage beantwortet, ${alsWann(beantwortetAm)}\u00a0Uhr`}
      </Standwort>{' '}
      <Verweis href={pfade.rueckfrage(geschaeftGuid, guid)}>Zur Unterhaltung</Verweis>
    </p>
  )
}
