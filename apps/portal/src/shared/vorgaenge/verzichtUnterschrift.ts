import type { WartenderVerzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { pfade } from '../../paths.ts'
import { verzichtAnzeige, zuerst } from './verzichtAnzeige.ts'
import type { Vorgang } from './vorgaengeSammeln.ts'

type Aufgabe = NonNullable<Vorgang['weitereAufgaben']>[number]

const unterschreiben = (titel: string, guid: string, v: WartenderVerzicht): Aufgabe => ({
  text: `Verzicht zum ${titel} lesen und unterschreiben`,
  dazu: `${zuerst(v)} unterschrieben`,
  href: pfade.verzicht(guid),
})

/** A hearing that waits in the same case goes first: it has a deadline. */
const mitAufgabe = (vorgang: Vorgang, aufgabe: Aufgabe): Vorgang =>
  vorgang.entwurf
    ? { ...vorgang, weitereAufgaben: [aufgabe, ...(vorgang.weitereAufgaben ?? [])] }
    : { ...vorgang, entwurf: true, href: aufgabe.href, aufgabe }

/** A case with its waiver that waits for the second signature (S4-07): whoever can give it has that to do. */
export const mitVerzicht = (vorgang: Vorgang): Vorgang => {
  const { verzicht, titel, antragGuid } = vorgang
  if (verzicht === undefined || antragGuid === undefined) return vorgang
  const gezeigt = { ...vorgang, status: { ...vorgang.status, ...verzichtAnzeige(verzicht) } }
  return verzicht.fuerMich ? mitAufgabe(gezeigt, unterschreiben(titel, antragGuid, verzicht)) : gezeigt
}
