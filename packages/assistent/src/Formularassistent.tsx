import { stepByPath, steps, stepStatus, type Step } from '@foerderportal/flow/flow'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { loadInRest } from '@foerderportal/shell/late/loadInRest'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import type { Schritt } from '@foerderportal/ui/rahmen/Schrittliste.tsx'
import { WizardRahmen } from '@foerderportal/ui/rahmen/WizardRahmen.tsx'
import type { Stand } from '@foerderportal/client/stand'
import { useEffect, useState, type ReactNode } from 'react'
import { FehlendeDateien } from './dateien/FehlendeDateien.tsx'
import { useAnkunft } from './dateien/useAnkunft.ts'
import {
  datenVon,
  type Daten,
  type Formularart,
  type OffenesFormular,
  type Formularantwort,
} from './formularart.ts'
import { Schrittinhalt } from './Schrittinhalt.tsx'
import { ankunftIn, bauplan } from './seite/bauplan.ts'
import { useFormularentwurf } from './seite/useFormularentwurf.ts'
import { teileVon } from './teile.ts'
import { useZweiteUnterschrift } from './unterschrift/useZweiteUnterschrift.tsx'

const STAENDE = { offen: 'offen', inArbeit: 'in-arbeit', erledigt: 'erledigt' } as const

/** A page without questions ends with sending: while the form is open it is not done, whatever still keeps it from that. */
const schrittstand = <V extends Formularantwort, K>(
  { flow, seiten }: Formularart<V, K>,
  schritt: Step<string>,
  daten: Daten<V, K>,
) => {
  const stand = STAENDE[stepStatus(flow, schritt, daten)]
  return stand === 'erledigt' && !(schritt.key in seiten) ? STAENDE.offen : stand
}

const schritteVon = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  hier: string,
): Schritt[] =>
  steps(art.flow, daten, hier).map((schritt) => ({
    id: schritt.path,
    titel: schritt.titel,
    stand: schrittstand(art, schritt, daten),
    href: art.wege.seite(daten.formular.guid, schritt.path),
    unter: schritt.part !== undefined,
  }))

/** Where to go on: the first step that is not done, else the last. */
const naechsterOffener = <V extends Formularantwort, K>(
  { flow }: Formularart<V, K>,
  daten: Daten<V, K>,
): string => {
  const alle = steps(flow, daten)
  const offener = alle.find((schritt) => stepStatus(flow, schritt, daten) !== 'erledigt')
  return (offener ?? alle.at(-1))?.path ?? ''
}

/** What the slice shows around a form. */
export type Formularrahmen<V extends Formularantwort, K> = {
  /** How this form is called: 'Antrag GE-2026-000123'. */
  readonly hier: (vorgang: V) => string
  /** Beside the steps. `seite`: the page that is open. */
  readonly neben: (offen: OffenesFormular<V, K>, seite: string) => ReactNode
  /** Above a page. */
  readonly darueber?: (vorgang: V, seite: string) => ReactNode
}

export type AssistentProps<V extends Formularantwort, K> = {
  art: Formularart<V, K>
  anfang: Stand<V>
  kontext: K
  /** The last part of the address: the step. */
  pfad: string
  /** Begins anew with what the server has. */
  neuLaden: () => Promise<void>
  rahmen: Formularrahmen<V, K>
}

/** A form page by page; it saves itself. */
export function Formularassistent<V extends Formularantwort, K>(props: AssistentProps<V, K>) {
  const { art, anfang, kontext, pfad, neuLaden, rahmen } = props
  const { entwurf, stand, vorgang } = useFormularentwurf({ art, anfang, plan: () => bauplan(art) })
  const weg = useWeg()
  const daten = datenVon({ art, entwurf, kontext })
  const { stehtFest, mitzeichnung, ueberSeite } = useZweiteUnterschrift({ art, entwurf, kontext, neuLaden })
  const schritt = stepByPath(art.flow, pfad, daten)
  const [ankunft] = useState(() => ankunftIn(art))
  useAnkunft(entwurf, schritt?.key, ankunft)
  useEffect(() => loadInRest(teileVon(art)), [art])
  useSeitentitel(schritt?.titel ?? art.name.wort)
  const [gesehen, setGesehen] = useState(false)
  if (schritt && !gesehen && !(schritt.key in art.seiten)) setGesehen(true)
  if (schritt === undefined)
    return <Weiterleiten nach={art.wege.seite(daten.formular.guid, naechsterOffener(art, daten))} />

  const { key: name, titel, path } = schritt
  const offen = { art, entwurf, stand, vorgang, kontext, stehtFest, mitzeichnung }
  return (
    <WizardRahmen
      brotkrumen={<Brotkrumen weg={weg} hier={rahmen.hier(vorgang)} />}
      titel={titel}
      schritte={schritteVon(art, daten, path)}
      aktiv={path}
      seitentitel={`${art.name.ihr} ${art.name.wort}`}
      seite={rahmen.neben(offen, name)}
    >
      <div className="p-stapel p-stapel--weit">
        <Wiederherstellung entwurf={entwurf} titel={(seite) => art.flow.pages[seite]?.titel ?? seite} />
        <FehlendeDateien />
        {rahmen.darueber?.(vorgang, name)}
        {ueberSeite(!(name in art.seiten))}
        <Schrittinhalt
          key={path}
          {...offen}
          schritt={schritt}
          zusammenfassung={gesehen ? steps(art.flow, daten).at(-1) : undefined}
        />
      </div>
    </WizardRahmen>
  )
}
