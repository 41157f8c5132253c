import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useDarf } from '../umgebung.ts'
import type { Vorgang } from './vorgaenge.ts'

/** What waits for the user: each one line with one link. */
export function Aufgaben({ vorgaenge }: { vorgaenge: readonly Vorgang[] }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const entwuerfe = vorgaenge.filter(({ entwurf }) => darfSchreiben && entwurf)
  if (entwuerfe.length === 0)
    return <LeereListe>Nichts wartet auf Sie. Hier erscheint, was Sie noch erledigen müssen.</LeereListe>
  return (
    <ul className="s-zeilen">
      {entwuerfe.map(({ titel, programm, href }) => (
        <li key={`${titel} ${programm}`}>
          <Verweis href={href}>{titel} fertig ausfüllen</Verweis>
          <span className="kern-body--muted">{programm}</span>
        </li>
      ))}
    </ul>
  )
}
