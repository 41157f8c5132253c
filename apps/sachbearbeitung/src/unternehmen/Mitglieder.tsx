import { BANK_UNTERNEHMEN, verwaltungAendern } from '@foerderportal/client/unternehmen/bank'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQueryClient } from '@tanstack/react-query'
import { pfade } from '../paths.ts'
import { Liste, type Spalte } from '../shared/liste/Liste.tsx'
import { Mailadresse } from './Mailadresse.tsx'

type Props = { unternehmen: string; mitglieder: readonly NutzerInfo[]; eigenes: boolean }

const name = ({ vorname, nachname }: NutzerInfo) => `${vorname} ${nachname}`
const jaNein = (wert: boolean) => (wert ? 'ja' : 'nein')

const SPALTEN: readonly Spalte<NutzerInfo>[] = [
  { id: 'name', kopf: 'Name', name: true, zelle: name },
  {
    id: 'email',
    kopf: 'E-Mail',
    zelle: ({ email }) => <Mailadresse adresse={email} />,
    voll: ({ email }) => email,
  },
  { id: 'identifiziert', kopf: 'Identifiziert', breite: 7, zelle: (m) => jaNein(m.identifiziert) },
  {
    id: 'zeichnet',
    kopf: 'Zeichnet',
    breite: 6,
    zelle: (m) => jaNein(m.nutzerZuUnternehmenSnapshot.value.zeichnungsberechtigung),
  },
  { id: 'verwaltet', kopf: 'Verwaltet', breite: 6, zelle: ({ isAdmin }) => jaNein(isAdmin) },
  {
    id: 'seit',
    kopf: 'Seit',
    breite: 7,
    zelle: (m) => alsDatum(m.nutzerZuUnternehmenSnapshot.value.zugeordnetSeit),
  },
]

/** Who acts for the company; who manages it is the bank's to say (S1-03), but nobody's of the company itself. */
export function Mitglieder({ unternehmen, mitglieder, eigenes }: Props) {
  const { absage, laeuft, wechseln } = useWechseln(unternehmen)
  const darf = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN']) && !eigenes
  const verwaltung: Spalte<NutzerInfo> = {
    id: 'aendern',
    kopf: 'Verwaltung',
    breite: 7,
    zelle: (m) => (
      <button
        type="button"
        className="kern-link d-knopf-verweis"
        aria-label={`${name(m)} die Verwaltung ${m.isAdmin ? 'nehmen' : 'geben'}`}
        disabled={laeuft}
        onClick={() => void wechseln(m)}
      >
        {m.isAdmin ? 'nehmen' : 'geben'}
      </button>
    ),
  }
  if (mitglieder.length === 0)
    return <p className="kern-body">Niemand gehört zu diesem Unternehmen. Mitglieder erscheinen hier.</p>
  return (
    <>
      <AbsageHinweis absage={absage} />
      <Liste
        titel="Mitglieder"
        spalten={darf ? [...SPALTEN, verwaltung] : SPALTEN}
        zeilen={mitglieder}
        schluessel={({ subjectId }) => subjectId}
        href={({ username }) => pfade.personenMit(username)}
        name={name}
      />
    </>
  )
}

const useWechseln = (unternehmen: string) => {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const wechseln = ({ subjectId, isAdmin, nutzerZuUnternehmenSnapshot: { guid } }: NutzerInfo) =>
    versuchen(async () => {
      await verwaltungAendern(unternehmen, { guid, subjectId, isAdmin: !isAdmin })
      await klient.invalidateQueries({ queryKey: BANK_UNTERNEHMEN })
    })
  return { absage, laeuft, wechseln }
}
