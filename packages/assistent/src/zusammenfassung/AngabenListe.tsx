import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { useState } from 'react'
import type { Angabe, Gruppe } from '@foerderportal/contract/formular/angaben/angaben'

/** With so many groups each is a line that opens: forty machines are forty lines to read, not forty screens. */
const ZUGEKLAPPT_AB = 6

type Eintrag = (angabe: Angabe) => Beschreibung
type Props = { gruppen: readonly Gruppe[]; eintrag: Eintrag }

/** Two of a kind are told apart by their names: 'Beispielwerk MP 300: Rechnung LS-1044'. */
const ueberschrift = ({ titel, name }: Gruppe, alle: readonly Gruppe[]): string | null =>
  name !== undefined && alle.filter((andere) => andere.titel === titel).length > 1
    ? `${titel}: ${name}`
    : titel

/** The answers of a page: one list, or one for each item. */
export function AngabenListe({ gruppen, eintrag }: Props) {
  const gegenstaende = gruppen.filter(({ name }) => name !== undefined)
  const zugeklappt = gegenstaende.length >= ZUGEKLAPPT_AB ? gegenstaende : []
  return (
    <>
      {zugeklappt.length > 0 && <Zeilen gruppen={zugeklappt} eintrag={eintrag} />}
      {gruppen
        .filter((gruppe) => !zugeklappt.includes(gruppe))
        .map((gruppe, stelle) => (
          // Groups have no name of their own, and their order is the form's.
          <div key={stelle}>
            {gruppe.titel && <h3 className="kern-heading-small">{ueberschrift(gruppe, gruppen)}</h3>}
            <Beschreibungsliste eintraege={gruppe.angaben.map(eintrag)} von={gruppe.name} />
          </div>
        ))}
    </>
  )
}

/** On paper all are open. */
function Zeilen({ gruppen, eintrag }: Props) {
  const [alle, setAlle] = useState(false)
  return (
    <div>
      <div className="s-buendig p-nicht-drucken">
        <Knopf variante="tertiary" onClick={() => setAlle(!alle)}>
          {alle ? `Alle ${gruppen.length} zuklappen` : `Alle ${gruppen.length} aufklappen`}
        </Knopf>
      </div>
      {gruppen.map((gruppe, stelle) => (
        <Zeile key={stelle} gruppe={gruppe} offen={alle} eintraege={gruppe.angaben.map(eintrag)} />
      ))}
    </div>
  )
}

type ZeileProps = { gruppe: Gruppe; offen: boolean; eintraege: readonly Beschreibung[] }

function Zeile({ gruppe: { titel, name, kurz }, offen, eintraege }: ZeileProps) {
  return (
    <details className="s-angabe" open={offen}>
      <summary>
        <h3 className="kern-heading-small">{name ?? titel}</h3>
        <span className="s-angabe__kurz">{kurz}</span>
        {eintraege.some(({ fehlt }) => fehlt) && (
          <Statuswort ton="warning" klein>
            Angaben fehlen
          </Statuswort>
        )}
      </summary>
      <Beschreibungsliste eintraege={[...eintraege]} von={name} />
    </details>
  )
}
