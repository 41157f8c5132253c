import { zweiteFaktorenAbfrage, zweitenFaktorLoeschen } from '@foerderportal/client/nutzer/nutzer'
import { useMitnahme } from '@foerderportal/shell/anmeldung/useMitnahme'
import { ZweiterFaktorAbschnitt } from '@foerderportal/shell/anmeldung/ZweiterFaktorAbschnitt.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { KontoAbschnitt } from './login/KontoAbschnitt.tsx'
import { PasswortAbschnitt } from './login/PasswortAbschnitt.tsx'

const FAKTOREN = {
  abfrage: zweiteFaktorenAbfrage,
  loeschen: zweitenFaktorLoeschen,
  ohneLetzten: {
    davor: 'Ihr Konto schützt danach nur noch das Passwort.',
    danach: 'Sie melden sich jetzt nur noch mit Ihrem Passwort an.',
  },
} as const

/** How one signs in: name and mail address, password, second factor (section 2.1). */
export function LoginDatenSeite() {
  const unterwegs = useMitnahme('portal-logindaten')
  return (
    <Seite stand="So melden Sie sich an. Bevor Sie etwas ändern, fragen wir noch einmal nach Ihrem Passwort.">
      <div className="p-formular p-text s-weit">
        <KontoAbschnitt unterwegs={unterwegs} />
        <PasswortAbschnitt unterwegs={unterwegs} />
        <ZweiterFaktorAbschnitt unterwegs={unterwegs} quelle={FAKTOREN} />
      </div>
    </Seite>
  )
}
