import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { MitzeichnungKurz } from '@foerderportal/contract/zuwendung/mitzeichnung'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist } from '../bausteine/zeit.ts'
import { pfade } from '../paths.ts'

type Zeile = { readonly text: string; readonly href: string; readonly dazu: string }

const BEENDET = 'Bitten Sie noch einmal um die Unterschrift.'

/** What is to be done: by the one who is asked, else by those who wait for him. */
const worte = ({ status, name, fuerMich }: MitzeichnungKurz): readonly [text: string, dazu: string] => {
  if (status === 'ANGEFRAGT')
    return fuerMich
      ? ['lesen und unterschreiben', '']
      : ['ansehen', `wartet auf die Unterschrift von ${name}`]
  if (status === 'UNTERSCHRIEBEN')
    return fuerMich
      ? ['ansehen', 'Sie haben unterschrieben. Einreichen muss eine andere Person.']
      : ['einreichen', `${name} hat unterschrieben`]
  if (status === 'ABGELEHNT') return ['ändern', `${name} hat nicht unterschrieben, der Grund steht im Antrag`]
  return ['fertigstellen', BEENDET]
}

/** A signature that was sent is used up: after a Nachforderung another one is asked for. */
const laeuft = (m: MitzeichnungKurz | null): m is MitzeichnungKurz => m !== null && m.status !== 'EINGEREICHT'

const hrefZu = (guid: string, { fuerMich, status }: MitzeichnungKurz): string =>
  fuerMich && status === 'ANGEFRAGT' ? pfade.mitzeichnung(guid) : pfade.antrag(guid, 'zusammenfassung')

const zeile = (g: GeschaeftDetail, { erfassungsZeitraum }: AntragUebersicht): Zeile[] => {
  const guid = g.antraege[0]?.guid
  const { mitzeichnung: m, nachforderung } = g
  if (g.geschaeftStatus !== 'NEUANTRAG_IN_BEARBEITUNG' || guid === undefined || !laeuft(m)) return []
  const bis = nachforderung?.frist ?? erfassungsZeitraum?.bis
  const frist = bis && alsFrist(bis, serverJetzt())
  if (bis && !frist) return []
  const [text, dazu] = worte(m)
  return [
    {
      text: `Antrag ${g.geNr} ${text}`,
      href: hrefZu(guid, m),
      dazu: [dazu, frist].filter(Boolean).join(', '),
    },
  ]
}

/** Applications with a second signature, among what waits for the user (S4-07). */
export function Unterschriften({ antraege }: { antraege: readonly AntragUebersicht[] }) {
  const zeilen = antraege.flatMap((eintrag) => eintrag.details.flatMap((g) => zeile(g, eintrag)))
  return zeilen.map(({ text, href, dazu }) => (
    <li key={href}>
      <Verweis href={href}>{text}</Verweis>
      <span className="kern-body--muted">{dazu}</span>
    </li>
  ))
}
