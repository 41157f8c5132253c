import type {
  BekundungDetail,
  BekundungUebersicht,
  Hauptgruppe,
} from '@foerderportal/contract/interessenbekundung/schema'
import type { Reihungsplatz } from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { reihungsseite } from '../../paths.ts'
import { Einladung } from './Einladung.tsx'
import { LosNachrechnen } from './LosNachrechnen.tsx'

type Props = {
  runde: Pick<BekundungUebersicht, 'ibkMetaGuid'>
  detail: BekundungDetail
  hauptgruppen: readonly Hauptgruppe[]
}

/** Up to which rank the money holds today: what is given back goes to the next (S3-04). */
const budgetende = (rang: number | null, von: number | null): string => {
  if (rang === null) return 'Eingeladen ist noch niemand.'
  return rang === von
    ? `Das Budget reicht bis Rang ${rang}, dem letzten.`
    : `Das Budget reicht bisher bis Rang ${rang}. Wird Geld frei, geht es mit Rang ${rang + 1} weiter.`
}

/** Own ranks, lots and invitations, once the ranking is released (S3-06). */
export function Reihungsergebnis({ runde: { ibkMetaGuid }, detail, hauptgruppen }: Props) {
  const { lose, rangVon, guid, eingeladenBis } = detail
  if (lose.length === 0) return null
  const name = (code: string) => hauptgruppen.find((g) => g.code === code)?.bezeichnung ?? code
  return (
    <Abschnitt
      titel="Ihr Platz in der Reihung"
      einleitung="In jeder Gruppe, in der Sie bekundet haben, hat Ihr Unternehmen ein Los."
    >
      <p className="kern-body">{budgetende(eingeladenBis, rangVon)}</p>
      {lose.map((los) => (
        <Platz key={los.hauptgruppe} {...{ los, rangVon }} name={name(los.hauptgruppe)} />
      ))}
      <LosNachrechnen bekundungGuid={guid} name={name} />
      <p className="kern-body">
        Liste, Protokoll und Prüfprogramm sind öffentlich:{' '}
        <a className="kern-link" href={reihungsseite(ibkMetaGuid)}>
          zur Reihung dieser Runde
        </a>
      </p>
    </Abschnitt>
  )
}

/** With it the company opens its own line, where the amounts of a round are not public. */
const salzVon = (salz: string) => ({
  frage: 'Salz Ihrer Zeile, nur Ihnen bekannt',
  antwort: <code className="s-pruefsumme">{salz}</code>,
})

function Platz({ los, rangVon, name }: { los: Reihungsplatz; rangVon: number | null; name: string }) {
  return (
    <div className="p-stapel">
      <h3 className="kern-title">{name}</h3>
      <Beschreibungsliste
        eintraege={[
          { frage: 'Rang', antwort: `${los.rang} von ${rangVon ?? los.rang}` },
          { frage: 'Rang in dieser Gruppe', antwort: String(los.rangInGruppe) },
          { frage: 'Erhoffter Zuschuss', antwort: euro(los.zuwendungInEuro) },
          { frage: 'Los', antwort: <code className="s-pruefsumme">{los.los}</code> },
          ...(los.salz === null ? [] : [salzVon(los.salz)]),
        ]}
        von={name}
      />
      {los.einladung && <Einladung einladung={los.einladung} />}
    </div>
  )
}
