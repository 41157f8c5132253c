import { useState } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Meldung } from '@foerderportal/shell/formular/Meldung.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { passwortErgebnis } from '@foerderportal/shell/anmeldung/ausgang'
import { Aktionsknopf } from '@foerderportal/shell/anmeldung/Aktionsknopf.tsx'
import type { Unterwegs } from '@foerderportal/shell/anmeldung/useMitnahme'

/** The password is changed on the provider's own page. */
export function PasswortAbschnitt({ unterwegs }: { unterwegs: Unterwegs }) {
  const { sitzung } = useUmgebung()
  const [ergebnis] = useState(() => passwortErgebnis(unterwegs.zuvor, sitzung.actionOutcome()))
  return (
    <Abschnitt
      titel="Passwort"
      einleitung="Wählen Sie ein neues, wenn jemand anderes Ihr Passwort kennen könnte."
    >
      {ergebnis && <Meldung ergebnis={ergebnis} />}
      <div className="p-reihe">
        <Aktionsknopf beginnen={() => unterwegs.aktionBeginnen('UPDATE_PASSWORD')}>
          Passwort ändern
        </Aktionsknopf>
      </div>
    </Abschnitt>
  )
}
