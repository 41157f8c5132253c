import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { Meldung } from '../formular/Meldung.tsx'
import { useUmgebung } from '../umgebung.ts'
import { Aktionsknopf } from './Aktionsknopf.tsx'
import { faktorErgebnis } from './ausgang.ts'
import { Faktorliste } from './Faktorliste.tsx'
import type { Faktor, Faktorquelle } from './faktorquelle.ts'
import type { Unterwegs } from './useMitnahme.ts'

type Props = { unterwegs: Unterwegs; quelle: Faktorquelle }

/** The authenticator apps that are asked for a code after the password. */
export function ZweiterFaktorAbschnitt(props: Props) {
  return (
    <Abschnitt
      titel="Zweiter Faktor"
      einleitung="Eine App auf Ihrem Telefon zeigt einen Code, nach dem wir bei jeder Anmeldung fragen. So kommt mit Ihrem Passwort allein niemand in Ihr Konto."
    >
      <Inhalt {...props} />
    </Abschnitt>
  )
}

function Inhalt({ unterwegs, quelle }: Props) {
  const { data, error, isFetching, refetch } = useQuery(quelle.abfrage())
  if (data) return <Faktoren faktoren={data} unterwegs={unterwegs} quelle={quelle} />
  if (error === null) return <Skelett anzahl={2} was="Ihre zweiten Faktoren" />
  return (
    <Hinweis ton="warning" titel="Ihre zweiten Faktoren ließen sich nicht laden" stufe={3}>
      <Knopf variante="secondary" laeuft={isFetching} onClick={() => void refetch()}>
        Noch einmal laden
      </Knopf>
    </Hinweis>
  )
}

function Faktoren({ faktoren, unterwegs, quelle }: Props & { faktoren: readonly Faktor[] }) {
  const { sitzung } = useUmgebung()
  const [ergebnis, setErgebnis] = useState(() =>
    faktorErgebnis(unterwegs.zuvor, sitzung.actionOutcome(), faktoren),
  )
  const ids = faktoren.map(({ id }) => id)
  return (
    <>
      {ergebnis && <Meldung ergebnis={ergebnis} />}
      <Faktorliste quelle={quelle} faktoren={faktoren} unterwegs={unterwegs} beendet={setErgebnis} />
      {faktoren.length === 0 && (
        <LeereListe>Sie haben noch keinen zweiten Faktor. Eingerichtet ist er in zwei Minuten.</LeereListe>
      )}
      <div className="p-reihe">
        <Aktionsknopf beginnen={() => unterwegs.aktionBeginnen('CONFIGURE_TOTP', ids)}>
          {faktoren.length === 0 ? 'Zweiten Faktor einrichten' : 'Weiteren zweiten Faktor einrichten'}
        </Aktionsknopf>
      </div>
    </>
  )
}
