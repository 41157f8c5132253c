import type { NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { Haken } from '@foerderportal/ui/felder/wahl/Haken.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import type { Control } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { nameVon } from '../nutzerText.ts'

export type Benachrichtigungswunsch = { benachrichtigen: boolean }

type Props = {
  control: Control<Benachrichtigungswunsch>
  verwaltende: readonly NutzerInfo[]
  /** Whether an account differs from what is saved; undefined where the company has none. */
  bankdaten: boolean | undefined
}

const wer = (person: NutzerInfo) => (person.selbst ? `${nameVon(person)} (Sie)` : nameVon(person))

/** S1-08: who hears of the change. Of other data on request, of bank data always. */
export function Benachrichtigung({ control, verwaltende, bankdaten }: Props) {
  return (
    <Abschnitt titel="Wer davon erfährt">
      <Haken
        control={control}
        name="benachrichtigen"
        etikett="Alle Verwaltenden per E-Mail benachrichtigen"
        hinweis={`Das sind zurzeit: ${verwaltende.map(wer).join(', ')}. Die E-Mail nennt die geänderten Felder, nicht ihren Inhalt.`}
      />
      {bankdaten !== undefined && (
        <Hinweis ton={bankdaten ? 'warning' : 'info'} neu={bankdaten}>
          {bankdaten
            ? 'Sie ändern die Bankverbindung. Beim Speichern fragen wir noch einmal nach Ihrem Passwort. Alle Verwaltenden bekommen in jedem Fall eine E-Mail. Vor der nächsten Auszahlung prüfen wir die neue Verbindung.'
            : 'Ändert sich die Bankverbindung, benachrichtigen wir alle Verwaltenden in jedem Fall.'}
        </Hinweis>
      )}
    </Abschnitt>
  )
}
