import { istGleich } from '@foerderportal/contract/formular/angaben/gleich'
import { seiteAn, wertAn } from '@foerderportal/contract/formular/tafel'
import { teilkopie } from '@foerderportal/entwurf/teilkopie'
import { reachablePages, stepByPath } from '@foerderportal/flow/flow'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import type { Schritt, Schrittstand } from '@foerderportal/ui/rahmen/Schrittliste.tsx'
import { WizardRahmen } from '@foerderportal/ui/rahmen/WizardRahmen.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { FehlendeDateien } from './dateien/FehlendeDateien.tsx'
import { useAnkunft } from './dateien/useAnkunft.ts'
import type { AssistentProps } from './Formularassistent.tsx'
import {
  datenVon,
  type Daten,
  type Formularart,
  type Nachforderung,
  type Formularantwort,
} from './formularart.ts'
import { gesperrteStellen } from './korrektur/anmerkungen.tsx'
import { Korrekturseite } from './korrektur/Korrekturseite.tsx'
import { Korrekturuebersicht } from './korrektur/Korrekturuebersicht.tsx'
import { ergaenzungIn, korrekturplan } from './korrektur/korrekturplan.ts'
import { offenAuf } from './korrektur/korrekturwerte.ts'
import { Schrittinhalt } from './Schrittinhalt.tsx'
import { useFormularentwurf } from './seite/useFormularentwurf.ts'
import { useZweiteUnterschrift } from './unterschrift/useZweiteUnterschrift.tsx'

const UEBERSICHT = { id: 'nachforderung', titel: 'Was die Bank noch braucht' } as const

/** A page that the bank asks about is open until one of its answers is another one, one with a locked file until it is gone. */
const standVon = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  name: string,
  vorgang: V,
  daten: Daten<V, K>,
): Schrittstand => {
  if (!(name in art.seiten)) return 'offen'
  const gefragt = offenAuf(art, vorgang, name).filter(({ grund }) => grund !== null)
  const geaendert = gefragt.some(
    ({ pfad, eingereicht }) => !istGleich(wertAn(art.tafel, daten.formular, pfad), eingereicht),
  )
  const gesperrt = gesperrteStellen(art, daten.formular).some((pfad) => seiteAn(art.tafel, pfad) === name)
  const fertig = art.flow.pages[name]?.pruefen(daten).length === 0 && !gesperrt
  return fertig && (gefragt.length === 0 || geaendert) ? 'erledigt' : 'offen'
}

const schritteVon = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  namen: readonly string[],
  vorgang: V,
  daten: Daten<V, K>,
): Schritt[] => {
  const href = (pfad: string) => art.wege.seite(daten.formular.guid, pfad)
  return [
    { ...UEBERSICHT, stand: 'erledigt', href: href(UEBERSICHT.id) },
    ...namen.flatMap((name) => {
      const seite = art.flow.pages[name]
      return seite === undefined
        ? []
        : [
            {
              id: name,
              titel: seite.titel,
              stand: standVon(art, name, vorgang, daten),
              href: href(seite.path),
            },
          ]
    }),
  ]
}

type Props<V extends Formularantwort, K> = AssistentProps<V, K> & { nachforderung: Nachforderung }

/** What was typed for another request has nothing to do with this one. */
const useKorrekturentwurf = <V extends Formularantwort, K>({ art, anfang, nachforderung }: Props<V, K>) => {
  const { gestelltAm } = nachforderung
  const teil = useMemo(() => teilkopie(gestelltAm), [gestelltAm])
  return useFormularentwurf({ art, anfang, plan: () => korrekturplan(art, anfang.wert), teil })
}

/** A form that the bank gave back: what it asks for is open, all else is read (S4-10). */
export function Korrekturassistent<V extends Formularantwort, K>(props: Props<V, K>) {
  const { art, nachforderung, kontext, pfad, neuLaden, rahmen } = props
  const { entwurf, stand, vorgang } = useKorrekturentwurf(props)
  const { stehtFest, mitzeichnung, ueberSeite } = useZweiteUnterschrift({ art, entwurf, kontext, neuLaden })
  const weg = useWeg()
  const navigate = useNavigate()
  const daten = datenVon({ art, entwurf, kontext })
  const namen = reachablePages(art.flow, daten)
  const schritt = stepByPath(art.flow, pfad, daten)
  const hier = schritt?.key
  const titel = (hier === undefined ? undefined : art.flow.pages[hier]?.titel) ?? UEBERSICHT.titel
  const [ergaenzung] = useState(() => ergaenzungIn(art))
  useAnkunft(entwurf, hier, ergaenzung)
  useSeitentitel(titel)

  const gehenZu = (name: string | undefined) =>
    void navigate({
      to: art.wege.seite(
        daten.formular.guid,
        name === undefined ? UEBERSICHT.id : (art.flow.pages[name]?.path ?? UEBERSICHT.id),
      ),
    })
  const gefragt = (name: string) =>
    offenAuf(art, vorgang, name).length > 0 || art.korrektur?.immerOffen.includes(name) === true
  /** 'Weiter' leads from one page with something to do to the next; every other one is in the list. */
  const ab = hier === undefined ? -1 : namen.indexOf(hier)
  const naechste = namen.slice(ab + 1).find((name) => gefragt(name) || !(name in art.seiten))
  const vorige = namen.slice(0, Math.max(ab, 0)).findLast(gefragt)
  const offen = { art, entwurf, stand, vorgang, kontext, stehtFest, mitzeichnung }
  return (
    <WizardRahmen
      brotkrumen={<Brotkrumen weg={weg} hier={rahmen.hier(vorgang)} />}
      titel={titel}
      schritte={schritteVon(art, namen, vorgang, daten)}
      aktiv={hier ?? UEBERSICHT.id}
      seite={rahmen.neben(offen, UEBERSICHT.id)}
    >
      <div className="p-stapel p-stapel--weit">
        <Wiederherstellung entwurf={entwurf} />
        <FehlendeDateien />
        {ueberSeite(hier !== undefined && !(hier in art.seiten))}
        {schritt === undefined || hier === undefined ? (
          <Korrekturuebersicht {...{ art, daten, nachforderung }} weiter={() => gehenZu(naechste)} />
        ) : (
          <Korrekturseite
            key={hier}
            {...offen}
            {...{ schritt, nachforderung }}
            name={hier}
            ganzeSeite={<Schrittinhalt {...offen} schritt={schritt} />}
            zurueck={() => gehenZu(vorige)}
            weiter={() => gehenZu(naechste)}
          />
        )}
      </div>
    </WizardRahmen>
  )
}
