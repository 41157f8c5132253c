import { pruefungAbfrage } from '@foerderportal/client/zuwendung/pruefpunkte'
import { nachforderungenAbfrage } from '@foerderportal/client/zuwendung/fall/nachforderung'
import type { NachforderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Geladen } from '../../shared/Geladen.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { useDarfSchreiben } from '../fall/useDarfSchreiben.ts'
import { Beginnen } from '../pruefung/Beginnen.tsx'
import { Fruehere } from './Fruehere.tsx'
import { Offene } from './Offene.tsx'
import { Stellen } from './Stellen.tsx'
import { ausPruefpunkten, ohneAnlass, ohneStelle } from './vorschlag.ts'

/** What is asked of the applicant in a case: what waits, or a new one from failed points, and what was asked before (S9-03). */
export function NachforderungSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/nachforderung' })
  const abfrage = useQuery(nachforderungenAbfrage(geschaeft))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="nachforderung" schritt={<Beginnen geschaeft={geschaeft} />}>
      <Geladen abfrage={abfrage} was="Die Nachforderungen">
        {(antwort) => <Inhalt geschaeft={geschaeft} antwort={antwort} />}
      </Geladen>
    </Fallrahmen>
  )
}

type Props = { geschaeft: string; antwort: NachforderungenAntwort }

function Inhalt({ geschaeft, antwort }: Props) {
  const schreiben = useDarfSchreiben(geschaeft)
  const [letzte, ...davor] = antwort.nachforderungen
  const offen = letzte !== undefined && letzte.erledigtAm === null
  const moeglich = antwort.moeglich && schreiben
  return (
    <>
      {offen && (
        <Offene
          geschaeft={geschaeft}
          antrag={antwort.antragGuid}
          nachforderung={letzte}
          schreiben={schreiben}
        />
      )}
      {moeglich && <Neue geschaeft={geschaeft} antwort={antwort} />}
      {!offen && !moeglich && (
        <LeereListe>Nachfordern lässt sich, während der Antrag geprüft wird.</LeereListe>
      )}
      <Fruehere nachforderungen={offen ? davor : antwort.nachforderungen} />
    </>
  )
}

/** Begins with what failed, and with what the address names. */
function Neue({ geschaeft, antwort }: Props) {
  const { werte } = useSuche()
  const { punkte } = useSuspenseQuery(pruefungAbfrage(geschaeft)).data
  const genannt = werte['stellen']?.split(',') ?? []
  const vorgeschlagen = ausPruefpunkten(punkte, antwort.stellen)
  const dazu = genannt.filter((pfad) => !vorgeschlagen.some((v) => v.pfad === pfad)).map(ohneAnlass)
  return (
    <Stellen
      geschaeft={geschaeft}
      antwort={antwort}
      vorschlaege={[...vorgeschlagen, ...dazu]}
      ohneStelle={ohneStelle(punkte, antwort.stellen)}
    />
  )
}
