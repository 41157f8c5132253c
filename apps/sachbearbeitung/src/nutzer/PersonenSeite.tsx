import { personenAbfrage } from '@foerderportal/client/nutzer/personen'
import { PERSON_SUCHEN_ZEICHEN } from '@foerderportal/contract/nutzer/bank/suche'
import type { PortalPerson } from '@foerderportal/contract/nutzer/bank/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { pfade } from '../paths.ts'
import { Angaben } from '../shared/Angaben.tsx'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Eingabe } from '../shared/Eingabe.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { useFeldfehler } from '../shared/useFeldfehler.ts'
import { useSuche } from '@foerderportal/shell/liste/useSuche'

const ZU_KURZ = `Geben Sie mindestens ${PERSON_SUCHEN_ZEICHEN} Zeichen eines Namens, Benutzernamens oder einer E-Mail-Adresse ein.`

const zuKurz = (text: string) => text.trim().length < PERSON_SUCHEN_ZEICHEN

/** Users of the portal, found by a part of their name (S9-06). What one looks for stands in the address. */
export function PersonenSeite() {
  const { werte, setzen } = useSuche()
  const gesucht = werte['text'] ?? ''
  return (
    <Arbeitsseite titel="Personen">
      <Suchformular key={gesucht} gesucht={gesucht} suchen={(text) => setzen({ text })} />
      {zuKurz(gesucht) ? (
        <p className="kern-body">
          Wen Sie suchen, erscheint hier mit den Unternehmen, für die die Person handelt.
        </p>
      ) : (
        <Treffer text={gesucht} />
      )}
    </Arbeitsseite>
  )
}

function Suchformular({ gesucht, suchen }: { gesucht: string; suchen: (text: string) => void }) {
  const [text, setText] = useState(gesucht)
  // Too little can stand in the address as well.
  const { fehler, setFehler } = useFeldfehler(text, gesucht !== '' && zuKurz(gesucht) ? ZU_KURZ : undefined)
  const senden = (ereignis: FormEvent) => {
    ereignis.preventDefault()
    const kurz = zuKurz(text)
    setFehler(kurz ? ZU_KURZ : undefined)
    if (!kurz) suchen(text.trim())
  }
  return (
    <form className="d-personensuche" aria-label="Personen suchen" noValidate onSubmit={senden}>
      <Eingabe
        etikett="Name, Benutzername oder E-Mail-Adresse"
        wert={text}
        setzen={setText}
        fehler={fehler}
        hoechstens={100}
      />
      <Knopf type="submit">Suchen</Knopf>
    </form>
  )
}

function Treffer({ text }: { text: string }) {
  const abfrage = useQuery(personenAbfrage(text))
  return (
    <Geladen abfrage={abfrage} was="Die Personen">
      {(personen) =>
        personen.length === 0 ? (
          <LeereListe>{`Zu „${text}“ gibt es niemanden.`}</LeereListe>
        ) : (
          <ul className="d-verlauf">
            {personen.map((person) => (
              <Person key={person.sub} person={person} />
            ))}
          </ul>
        )
      }
    </Geladen>
  )
}

function Person({ person: { name, username, email, identifiziert, unternehmen } }: { person: PortalPerson }) {
  return (
    <li className="d-sichten">
      <h2>{name}</h2>
      <Angaben
        angaben={[
          ['Benutzername', username],
          ['E-Mail', email],
          ['Identifiziert', identifiziert ? 'ja' : 'nein'],
          [
            'Unternehmen',
            unternehmen.length === 0
              ? 'keines'
              : unternehmen.map(({ guid, name: firma, isAdmin, zeichnungsberechtigung }) => (
                  <span key={guid} className="d-wort">
                    <Verweis href={pfade.unternehmen(guid)}>{firma}</Verweis>
                    {[isAdmin && ', verwaltet', zeichnungsberechtigung && ', zeichnet'].filter(Boolean)}
                    <br />
                  </span>
                )),
          ],
        ]}
      />
    </li>
  )
}
