import { bankFaktorenAbfrage, bankFaktorLoeschen } from '@foerderportal/client/nutzer/bankpersonen'
import { MIT_ZWEITEM_FAKTOR } from '@foerderportal/contract/shared/permissions'
import type { Faktorquelle } from '@foerderportal/shell/anmeldung/faktorquelle'
import { useMitnahme } from '@foerderportal/shell/anmeldung/useMitnahme'
import { ZweiterFaktorAbschnitt } from '@foerderportal/shell/anmeldung/ZweiterFaktorAbschnitt.tsx'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'

const NUR_PASSWORT = {
  davor: 'Ihr Konto schützt danach nur noch das Passwort.',
  danach: 'Sie melden sich jetzt nur noch mit Ihrem Passwort an.',
}
const NEU_EINRICHTEN = 'Bei der nächsten Anmeldung richten Sie einen neuen ein.'

const quelle = (verlangt: boolean): Faktorquelle => ({
  abfrage: bankFaktorenAbfrage,
  loeschen: bankFaktorLoeschen,
  ohneLetzten: verlangt ? { davor: NEU_EINRICHTEN, danach: NEU_EINRICHTEN } : NUR_PASSWORT,
})

/** The second factor of whoever is at the desk: set up, another one, away with it (S1-11). */
export function ZweiterFaktorSeite() {
  const unterwegs = useMitnahme('bank-zweiter-faktor')
  const { demo } = useUmgebung().konfiguration
  const rollen: readonly string[] = useNutzer()?.roles ?? []
  const aufgabe = MIT_ZWEITEM_FAKTOR.some((rolle) => rollen.includes(rolle))
  return (
    <Arbeitsseite
      titel="Anmeldung"
      dazu={
        aufgabe
          ? 'Ihre Aufgabe bei der Bank verlangt einen zweiten Faktor.'
          : 'Ihre Aufgabe bei der Bank verlangt keinen zweiten Faktor. Er schützt Ihr Konto trotzdem.'
      }
    >
      <div className="d-konto p-text">
        <ZweiterFaktorAbschnitt unterwegs={unterwegs} quelle={quelle(aufgabe && !demo)} />
      </div>
    </Arbeitsseite>
  )
}
