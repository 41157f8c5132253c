import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect } from 'react'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import type { Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { useKontoFormular } from './useKontoFormular.ts'
import type { Unterwegs } from '@foerderportal/shell/anmeldung/useMitnahme'

type Props = { unterwegs: Unterwegs; schliessen: (ergebnis?: Ergebnis) => void }

/** Changes user name and mail address. */
export function KontoFormular({ unterwegs, schliessen }: Props) {
  const { formular, entwurf, weitere, speichern, nichtAngemeldet, verloren, zumachen } = useKontoFormular(
    unterwegs,
    schliessen,
  )
  const { control, setFocus, formState } = formular
  const { zuvor } = unterwegs
  useEffect(() => {
    if (!zuvor?.zurueck) setFocus('username')
  }, [zuvor, setFocus])

  return (
    <form
      noValidate
      className="p-formular"
      aria-label="Login-Daten ändern"
      onSubmit={(e) => void speichern(e)}
    >
      {nichtAngemeldet && (
        <Hinweis ton="warning">
          Noch nicht gespeichert: Sie haben sich nicht erneut angemeldet. Ihre Eingaben sind noch da.
        </Hinweis>
      )}
      {verloren && (
        <Hinweis ton="warning">
          Noch nicht gespeichert: Ihre Eingaben ließen sich auf diesem Gerät nicht aufbewahren. Bitte geben
          Sie sie noch einmal ein.
        </Hinweis>
      )}
      {zuvor === undefined && <Wiederherstellung entwurf={entwurf} />}
      <Fehleruebersicht control={control} weitere={weitere} />
      <Textfeld
        control={control}
        name="username"
        etikett="Benutzername"
        hinweis="Damit melden Sie sich an, zum Beispiel lena.lindenau."
        autoComplete="username"
        spellCheck={false}
      />
      <Textfeld
        control={control}
        name="email"
        etikett="E-Mail-Adresse"
        hinweis="Hierhin schicken wir Nachrichten zu Ihren Anträgen. Eine neue Adresse bestätigen Sie über einen Link."
        type="email"
        autoComplete="email"
      />
      <Speicherhinweis entwurf={entwurf} />
      <div className="p-reihe">
        <Knopf type="submit" laeuft={formState.isSubmitting}>
          Login-Daten speichern
        </Knopf>
        <Knopf variante="tertiary" onClick={() => zumachen()}>
          Abbrechen
        </Knopf>
      </div>
    </form>
  )
}
