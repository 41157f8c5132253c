import type { AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { ANTRAG_SEITEN, antragFlow, type AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import { gesperrteStellen, seiteVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { AntragDaten, AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { istGleich } from '@foerderportal/contract/formular/gleich'
import { wertAn } from '@foerderportal/contract/zuwendung/angaben/stellen'
import { reachablePages, stepByPath } from '@foerderportal/flow/flow'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import type { Schritt, Schrittstand } from '@foerderportal/ui/rahmen/Schrittliste.tsx'
import { WizardRahmen } from '@foerderportal/ui/rahmen/WizardRahmen.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pfade } from '../../paths.ts'
import { IhrAntrag } from '../antrag/IhrAntrag.tsx'
import { ERGAENZUNG, nachforderungBauplan } from './nachforderungBauplan.ts'
import { NachforderungSeite } from './NachforderungSeite.tsx'
import { NachforderungUebersicht } from './NachforderungUebersicht.tsx'
import { offenAuf } from './nachforderungWerte.ts'
import { useAnkunft } from '@foerderportal/assistent/dateien/useAnkunft'
import { useAntragEntwurf } from '../antrag/useAntrag.ts'
import { useZweiteUnterschrift } from '../unterschrift/useZweiteUnterschrift.tsx'

const UEBERSICHT = { id: 'nachforderung', titel: 'Was die Bank noch braucht' } as const

/** A page that the bank asks about is open until one of its answers is another one, one with a locked file until it is gone. */
const standVon = (name: AntragSeitenName, antrag: AntragAntwort, daten: AntragDaten): Schrittstand => {
  if (name === 'zusammenfassung') return 'offen'
  const gefragt = offenAuf(antrag, name).filter(({ grund }) => grund !== null)
  const geaendert = gefragt.some(
    ({ pfad, eingereicht }) => !istGleich(wertAn(daten.formular, pfad), eingereicht),
  )
  const gesperrt = gesperrteStellen(daten.formular).some((pfad) => seiteVon(pfad) === name)
  const fertig = ANTRAG_SEITEN[name].pruefen(daten).length === 0 && !gesperrt
  return fertig && (gefragt.length === 0 || geaendert) ? 'erledigt' : 'offen'
}

const adresse = ({ formular }: AntragDaten, id: string) => pfade.antrag(formular.guid, id)

const schritteVon = (
  namen: readonly AntragSeitenName[],
  antrag: AntragAntwort,
  daten: AntragDaten,
): Schritt[] => [
  { ...UEBERSICHT, stand: 'erledigt', href: adresse(daten, UEBERSICHT.id) },
  ...namen.map((name) => ({
    id: name,
    titel: ANTRAG_SEITEN[name].titel,
    stand: standVon(name, antrag, daten),
    href: adresse(daten, ANTRAG_SEITEN[name].path),
  })),
]

type Props = {
  anfang: AntragStand
  nachforderung: Nachforderung
  kontext: AntragKontext
  pfad: string
  /** Begins anew with what the server has. */
  neuLaden: () => Promise<void>
}

/** The wizard of an application that the bank gave back: what it asks for is open, all else is read (S4-10). */
export function NachforderungWizard({ anfang, nachforderung, kontext, pfad, neuLaden }: Props) {
  const { entwurf, stand, antrag } = useAntragEntwurf(anfang, {
    bauplan: () => nachforderungBauplan(anfang.antrag),
    // What was typed for another request has nothing to do with this one.
    kopie: `/${nachforderung.gestelltAm}`,
  })
  const { mitzeichnung, zweiteUnterschrift } = useZweiteUnterschrift(entwurf, kontext, neuLaden)
  const weg = useWeg()
  const navigate = useNavigate()
  const daten = { formular: entwurf.wert().formular, kontext }
  const namen = reachablePages(antragFlow, daten)
  const schritt = stepByPath(antragFlow, pfad, daten)
  const hier = schritt?.key
  const titel = hier ? ANTRAG_SEITEN[hier].titel : UEBERSICHT.titel
  useAnkunft(entwurf, hier, ERGAENZUNG)
  useSeitentitel(titel)

  const gehenZu = (name: AntragSeitenName | undefined) =>
    void navigate({ to: adresse(daten, name ? ANTRAG_SEITEN[name].path : UEBERSICHT.id) })
  const gefragt = (name: AntragSeitenName) => offenAuf(antrag, name).length > 0 || name === 'zeichnung'
  /** 'Weiter' leads from one page with something to do to the next; every other one is in the list. */
  const ab = hier ? namen.indexOf(hier) : -1
  const naechste = namen.slice(ab + 1).find((name) => gefragt(name) || name === 'zusammenfassung')
  const vorige = namen.slice(0, Math.max(ab, 0)).findLast(gefragt)
  return (
    <WizardRahmen
      brotkrumen={<Brotkrumen weg={weg} hier={`Antrag ${antrag.geNr}`} />}
      titel={titel}
      schritte={schritteVon(namen, antrag, daten)}
      aktiv={hier ?? UEBERSICHT.id}
      seite={<IhrAntrag antrag={antrag} formular={daten.formular} ohneSummen={false} />}
    >
      <div className="p-stapel p-stapel--weit">
        <Wiederherstellung entwurf={entwurf} />
        {zweiteUnterschrift(hier ?? UEBERSICHT.id)}
        {schritt === undefined || hier === undefined ? (
          <NachforderungUebersicht
            daten={daten}
            nachforderung={nachforderung}
            weiter={() => gehenZu(naechste)}
          />
        ) : (
          <NachforderungSeite
            key={hier}
            name={hier}
            {...{ schritt, entwurf, stand, antrag, kontext, nachforderung, mitzeichnung }}
            zurueck={() => gehenZu(vorige)}
            weiter={() => gehenZu(naechste)}
          />
        )}
      </div>
    </WizardRahmen>
  )
}
