import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useAufgeschobene } from '../shared/useAufgeschobene.ts'
import { aufgabenVon } from '../shared/vorgaenge/aufgabenVon.ts'
import type { Vorgang } from '../shared/vorgaenge/vorgaengeSammeln.ts'

type Props = {
  vorgaenge: readonly Vorgang[]
  /** What the user has to do about his identification. */
  identifikation: string | undefined
}

/** What waits for the user: each one line with one link. */
export function Aufgaben({ vorgaenge, identifikation }: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const einladung = useAufgeschobene()
  const aufgaben = darfSchreiben ? vorgaenge.flatMap(aufgabenVon) : []
  if (aufgaben.length === 0 && identifikation === undefined && einladung === undefined)
    return <LeereListe>Nichts wartet auf Sie. Hier erscheint, was Sie noch erledigen müssen.</LeereListe>
  return (
    <ul className="s-zeilen">
      {einladung && (
        <li>
          <Verweis href={pfade.einladung}>{einladung}</Verweis>
          <span className="kern-body--muted">annehmen oder ablehnen</span>
        </li>
      )}
      {identifikation && (
        <li>
          <Verweis href={pfade.identifizieren}>{identifikation}</Verweis>
          <span className="kern-body--muted">einmal, zum Einreichen nötig</span>
        </li>
      )}
      {aufgaben.map(({ text, dazu, href, schluessel }) => (
        <li key={schluessel}>
          <Verweis href={href}>{text}</Verweis>
          <span className="kern-body--muted">{dazu}</span>
        </li>
      ))}
    </ul>
  )
}
