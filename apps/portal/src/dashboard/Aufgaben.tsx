import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ComponentProps } from 'react'
import { useTeil } from '../bausteine/useTeil.ts'
import { alsFrist } from '../bausteine/zeit.ts'
import { pfade } from '../paths.ts'
import { useDarf } from '../umgebung.ts'
import type { Vorgang } from './vorgaenge.ts'

/** Only where somebody was asked for a second signature. */
const unterschriftenLaden = async () => {
  const { Unterschriften } = await import('./Unterschriften.tsx')
  return (props: ComponentProps<typeof Unterschriften>) => <Unterschriften {...props} />
}

type Props = {
  antraege: readonly AntragUebersicht[]
  vorgaenge: readonly Vorgang[]
  /** What the user has to do about his identification. */
  identifikation: string | undefined
}

/** What waits for the user: each one line with one link. */
export function Aufgaben({ antraege, vorgaenge, identifikation }: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const entwuerfe = vorgaenge.filter(({ entwurf, zuZweit }) => darfSchreiben && entwurf && !zuZweit)
  const mitUnterschrift = darfSchreiben && vorgaenge.some(({ zuZweit }) => zuZweit)
  const unterschriften = useTeil(mitUnterschrift, unterschriftenLaden)
  if (entwuerfe.length === 0 && identifikation === undefined && !mitUnterschrift)
    return <LeereListe>Nichts wartet auf Sie. Hier erscheint, was Sie noch erledigen müssen.</LeereListe>
  return (
    <ul className="s-zeilen">
      {identifikation && (
        <li>
          <Verweis href={pfade.identifizieren}>{identifikation}</Verweis>
          <span className="kern-body--muted">einmal, zum Einreichen nötig</span>
        </li>
      )}
      {mitUnterschrift && unterschriften?.({ antraege })}
      {entwuerfe.map(({ titel, programm, href, frist, status }) => (
        <li key={`${titel} ${programm}`}>
          <Verweis href={href}>{frist ? `${status.wort}: ${titel}` : `${titel} fertig ausfüllen`}</Verweis>
          <span className="kern-body--muted">{(frist && alsFrist(frist)) || programm}</span>
        </li>
      ))}
    </ul>
  )
}
