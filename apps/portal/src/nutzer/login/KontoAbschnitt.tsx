import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useRef, useState } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Meldung, type Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { late } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { adressErgebnis } from '@foerderportal/shell/anmeldung/ausgang'
import type { Unterwegs } from '@foerderportal/shell/anmeldung/useMitnahme'
import type { CurrentUser } from '@foerderportal/client/session/currentUser'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Aktionsknopf } from '@foerderportal/shell/anmeldung/Aktionsknopf.tsx'

/** The form comes when it is asked for: who only looks needs no fields and no checks. */
const FORMULAR = late(async () => (await import('./KontoFormular.tsx')).KontoFormular)

/** User name and mail address: shown, and changed in their place. */
export function KontoAbschnitt({ unterwegs }: { unterwegs: Unterwegs }) {
  const { sitzung } = useUmgebung()
  const nutzer = useNutzer()
  const { zuvor } = unterwegs
  const [ergebnis, setErgebnis] = useState(() =>
    adressErgebnis(zuvor, sitzung.actionOutcome(), nutzer?.emailVerified === true),
  )
  const [offen, setOffen] = useState(zuvor?.inhalt.offen === true)
  const { part: KontoFormular } = useLate(FORMULAR, offen)
  const knopf = useKnopfNach(offen, ergebnis)

  const oeffnen = () => {
    setErgebnis(undefined)
    setOffen(true)
  }
  const schliessen = (neu: Ergebnis | undefined) => {
    setErgebnis(neu)
    setOffen(false)
  }

  return (
    <Abschnitt titel="Benutzername und E-Mail-Adresse">
      {ergebnis && <Meldung ergebnis={ergebnis} />}
      {offen && KontoFormular ? (
        <KontoFormular {...{ unterwegs, schliessen }} />
      ) : (
        <>
          <Beschreibungsliste
            eintraege={[
              { frage: 'Benutzername', antwort: nutzer?.username },
              { frage: 'E-Mail-Adresse', antwort: nutzer && <Adresse {...nutzer} unterwegs={unterwegs} /> },
            ]}
          />
          <div className="p-reihe">
            <Knopf ref={knopf} variante="secondary" laeuft={offen} onClick={oeffnen}>
              Login-Daten ändern
            </Knopf>
          </div>
        </>
      )}
    </Abschnitt>
  )
}

/** Gives the focus back to the button when the form in its place was left without a message. */
const useKnopfNach = (offen: boolean, ergebnis: Ergebnis | undefined) => {
  const knopf = useRef<HTMLButtonElement>(null)
  const warOffen = useRef(false)
  useEffect(() => {
    if (warOffen.current && !offen && ergebnis === undefined) knopf.current?.focus()
    warOffen.current = offen
  }, [offen, ergebnis])
  return knopf
}

type Props = Pick<CurrentUser, 'email' | 'emailVerified'> & { unterwegs: Unterwegs }

/** The mail address, and what is still to be done where nobody has proven it. */
function Adresse({ email, emailVerified, unterwegs }: Props) {
  if (emailVerified) return email
  return (
    <div className="p-stapel p-stapel--eng">
      <span>{email}</span>
      <span>
        <Statuswort ton="warning">noch nicht bestätigt</Statuswort>
      </span>
      <span className="s-darunter">
        Öffnen Sie den Link in der E-Mail, die wir an diese Adresse geschickt haben. Bei der nächsten
        Anmeldung fragen wir danach.
      </span>
      <div className="p-reihe">
        <Aktionsknopf klein beginnen={() => unterwegs.aktionBeginnen('VERIFY_EMAIL')}>
          Adresse jetzt bestätigen
        </Aktionsknopf>
      </div>
    </div>
  )
}
