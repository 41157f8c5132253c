import { identVersucheAbfrage } from '@foerderportal/client/identifizierung/bank'
import type { IdentVersuch } from '@foerderportal/contract/identifizierung/bank/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Sichtreiter } from '../shared/Sichtreiter.tsx'
import { Versuch } from './Versuch.tsx'

const offen = (versuche: readonly IdentVersuch[]) => versuche.filter(({ vermerk }) => vermerk === null).length

/** Identifications that are being checked or have failed; what nobody noted anything on stands first (S9-06). */
export function IdentifizierungenSeite() {
  const abfrage = useQuery(identVersucheAbfrage())
  return (
    <Arbeitsseite
      titel="Identifizierungen"
      dazu={abfrage.data && `${offen(abfrage.data)} ohne Vermerk`}
      darunter={<Sichtreiter />}
    >
      <Geladen abfrage={abfrage} was="Die Identifizierungen">
        {(versuche) =>
          versuche.length === 0 ? (
            <LeereListe>Nichts zu sichten. Was geprüft wird oder gescheitert ist, erscheint hier.</LeereListe>
          ) : (
            <ul className="d-verlauf">
              {versuche.map((versuch) => (
                <Versuch key={versuch.guid} versuch={versuch} />
              ))}
            </ul>
          )
        }
      </Geladen>
    </Arbeitsseite>
  )
}
