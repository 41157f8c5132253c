import { fallFrageboegenAbfrage } from '@foerderportal/client/fragebogen/antworten'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Geladen } from '../../shared/Geladen.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { Bogen } from './Bogen.tsx'
import { Bogenwahl } from './Bogenwahl.tsx'
import type { Fallbogen } from './fallbogen.ts'

/** What was answered to the questionnaire of a case, and what a correction has changed of it (S8-02). */
export function FragebogenSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/fragebogen' })
  const abfrage = useQuery(fallFrageboegenAbfrage(geschaeft))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="fragebogen">
      <Geladen abfrage={abfrage} was="Die Fragebögen" art="tabelle">
        {({ frageboegen }) => <Inhalt boegen={frageboegen} />}
      </Geladen>
    </Fallrahmen>
  )
}

function Inhalt({ boegen }: { boegen: readonly Fallbogen[] }) {
  const { werte, setzen } = useSuche()
  const gewaehlt = boegen.find(({ fragebogenGuid }) => fragebogenGuid === werte['bogen']) ?? boegen[0]
  if (gewaehlt === undefined) return <LeereListe>Zu diesem Antrag gehört kein Fragebogen.</LeereListe>
  return (
    <Spalten breiten="16rem 1fr">
      <Spalte name="Fragebögen">
        <Bogenwahl boegen={boegen} gewaehlt={gewaehlt} waehlen={(bogen) => setzen({ bogen })} />
      </Spalte>
      <Spalte name="Antworten">
        <Bogen key={gewaehlt.fragebogenGuid} bogen={gewaehlt} />
      </Spalte>
    </Spalten>
  )
}
