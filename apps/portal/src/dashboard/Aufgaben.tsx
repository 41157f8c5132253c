import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist } from '../bausteine/zeit.ts'
import { pfade } from '../paths.ts'
import { useDarf } from '../umgebung.ts'
import type { Vorgang } from './vorgang.ts'

/** What waits for the user: each one line with its date and one link. */
export function Aufgaben({ vorgaenge }: { vorgaenge: readonly Vorgang[] }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const entwuerfe = vorgaenge.filter(
    ({ geschaeft }) => darfSchreiben && geschaeft.geschaeftStatus === 'NEUANTRAG_IN_BEARBEITUNG',
  )
  if (entwuerfe.length === 0)
    return <LeereListe>Nichts wartet auf Sie. Hier erscheint, was Sie noch erledigen müssen.</LeereListe>
  return (
    <ul className="s-zeilen">
      {entwuerfe.map(({ geschaeft, einladung }) => {
        const frist = einladung.erfassungsZeitraum && alsFrist(einladung.erfassungsZeitraum.bis)
        const guid = geschaeft.antraege[0]?.guid
        return (
          <li key={geschaeft.geNr}>
            <span>
              {guid ? (
                <Verweis href={pfade.antragWeiter(guid)}>Antrag {geschaeft.geNr} fertig ausfüllen</Verweis>
              ) : (
                `Antrag ${geschaeft.geNr}`
              )}
            </span>
            {frist && <span className="kern-body--muted">{frist}</span>}
          </li>
        )
      })}
    </ul>
  )
}
