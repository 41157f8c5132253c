import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { KontoAbschnitt } from './login/KontoAbschnitt.tsx'
import { PasswortAbschnitt } from './login/PasswortAbschnitt.tsx'
import { useMitnahme } from './login/useMitnahme.ts'
import { ZweiterFaktorAbschnitt } from './login/ZweiterFaktorAbschnitt.tsx'

/** How one signs in: name and mail address, password, second factor (section 2.1). */
export function LoginDatenSeite() {
  const unterwegs = useMitnahme()
  return (
    <Seite stand="So melden Sie sich an. Bevor Sie etwas ändern, fragen wir noch einmal nach Ihrem Passwort.">
      <div className="p-formular p-text s-weit">
        <KontoAbschnitt unterwegs={unterwegs} />
        <PasswortAbschnitt unterwegs={unterwegs} />
        <ZweiterFaktorAbschnitt unterwegs={unterwegs} />
      </div>
    </Seite>
  )
}
