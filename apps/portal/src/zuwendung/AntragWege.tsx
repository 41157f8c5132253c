import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'

/** Where a case goes on beside its application: its payout and its questionnaire. Nothing where there is neither. */
export function AntragWege({ antrag }: { antrag: Pick<AntragAntwort, 'geschaeftStatus' | 'fragebogenUrl'> }) {
  const { geschaeftStatus, fragebogenUrl } = antrag
  if (geschaeftStatus !== 'BEWILLIGT' && fragebogenUrl === null) return null
  return (
    <ul className="s-zeilen p-nicht-drucken">
      {geschaeftStatus === 'BEWILLIGT' && (
        <li>
          <Verweis href={pfade.auszahlungen}>Zur Auszahlung</Verweis>
          <span className="kern-body--muted">nach dem Kauf, mit Rechnung und Zahlungsnachweis</span>
        </li>
      )}
      {fragebogenUrl !== null && (
        <li>
          <Verweis href={fragebogenUrl}>Fragebogen beantworten</Verweis>
          <span className="kern-body--muted">zu diesem Antrag</span>
        </li>
      )}
    </ul>
  )
}
