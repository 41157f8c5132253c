import { ANTRAG_SEITEN, antragFlow, type AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { istEntwurf } from '@foerderportal/contract/zuwendung/lifecycle'
import type { AntragDaten, AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { stepByPath, steps, stepStatus } from '@foerderportal/flow/flow'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import type { Schritt } from '@foerderportal/ui/rahmen/Schrittliste.tsx'
import { WizardRahmen } from '@foerderportal/ui/rahmen/WizardRahmen.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { ahead } from '@foerderportal/shell/late/late'
import { WithPart } from '@foerderportal/shell/late/latePage.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { loadInRest } from '@foerderportal/shell/late/loadInRest'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import { pfade } from '../../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { ANKUNFT } from '../seite/antragBauplan.ts'
import { antragDateien } from './antragDateien.ts'
import { AntragLoeschen } from './AntragLoeschen.tsx'
import { AntragSeitenInhalt } from './AntragSeitenInhalt.tsx'
import { IhrAntrag } from './IhrAntrag.tsx'
import { TEILE, teilAn } from '../seite/spaeteTeile.ts'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import { useAnkunft } from '@foerderportal/assistent/dateien/useAnkunft'
import { useAntrag, useAntragEntwurf } from './useAntrag.ts'
import { useNeuLaden, useZweiteUnterschrift } from '../unterschrift/useZweiteUnterschrift.tsx'

/** The wizard of a grant application; the last part of the address is the step. */
export function AntragSeite() {
  const { guid, seite } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/$seite' })
  // Beside the call for the application, not after it.
  useState(() => ahead(teilAn(seite)))
  return (
    <Suspense fallback={<Kommt />}>
      <Wizard key={guid} guid={guid} pfad={seite} />
    </Suspense>
  )
}

const Kommt = () => <Skelett art="formular" was="Ihr Antrag" />

const AntragAnsicht = latePart(
  async () => (await import('./AntragAnsicht.tsx')).AntragAnsicht,
  () => <Kommt />,
)

/** An application that the bank gave back has a wizard of its own. */
const NachforderungWizard = latePart(
  async () => (await import('../korrektur/NachforderungWizard.tsx')).NachforderungWizard,
  () => <Kommt />,
)

const VorlageHinweis = latePart(async () => (await import('./VorlageHinweis.tsx')).VorlageHinweis)

const STAENDE = { offen: 'offen', inArbeit: 'in-arbeit', erledigt: 'erledigt' } as const

const schritteVon = (daten: AntragDaten, hier: string): Schritt[] =>
  steps(antragFlow, daten, hier).map((schritt) => ({
    id: schritt.path,
    titel: schritt.titel,
    stand: STAENDE[stepStatus(antragFlow, schritt, daten)],
    href: pfade.antrag(daten.formular.guid, schritt.path),
    unter: schritt.part !== undefined,
  }))

/** Where to go on: the first step that is not done. */
const naechsterOffener = (daten: AntragDaten): string =>
  steps(antragFlow, daten).find((schritt) => stepStatus(antragFlow, schritt, daten) !== 'erledigt')?.path ??
  ANTRAG_SEITEN.zusammenfassung.path

/** The draft speaks of pages by the names that the flow gave it. */
const seitenTitel = (seite: string) => ANTRAG_SEITEN[seite as AntragSeitenName].titel

function Wizard({ guid, pfad }: { guid: string; pfad: string }) {
  const { anfang, kontext } = useAntrag(guid)
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { antrag } = anfang
  const { nachforderung } = antrag
  const { runde, neuLaden } = useNeuLaden(guid)
  // The first step is drawn as a whole; the later ones come while one works.
  const [ersterTeil] = useState(() => teilAn(pfad))
  if (!istEntwurf(antrag.geschaeftStatus)) return <Weiterleiten nach={pfade.eingang(guid)} />
  if (nachforderung !== null) {
    if (!antrag.aenderbar) return <Weiterleiten nach={pfade.eingang(guid)} />
    return (
      <UploadRahmen dateien={antragDateien(antrag)}>
        <NachforderungWizard key={runde} {...{ anfang, nachforderung, kontext, pfad, neuLaden }} />
      </UploadRahmen>
    )
  }
  if (!antrag.aenderbar || !darfSchreiben)
    return <AntragAnsicht {...{ antrag }} daten={{ formular: antrag.formular, kontext }} />
  return (
    <UploadRahmen dateien={antragDateien(antrag)}>
      <WithPart part={ersterTeil} what="Ihr Antrag">
        {() => <Schritte key={runde} {...{ anfang, kontext, pfad, neuLaden }} />}
      </WithPart>
    </UploadRahmen>
  )
}

type SchritteProps = {
  anfang: AntragStand
  kontext: AntragKontext
  pfad: string
  /** Begins anew with what the server has. */
  neuLaden: () => Promise<void>
}

function Schritte({ anfang, kontext, pfad, neuLaden }: SchritteProps) {
  const { entwurf, stand, antrag } = useAntragEntwurf(anfang)
  const weg = useWeg()
  const daten = { formular: entwurf.wert().formular, kontext }
  const { mitzeichnung, zweiteUnterschrift } = useZweiteUnterschrift(entwurf, kontext, neuLaden)
  const schritt = stepByPath(antragFlow, pfad, daten)
  useAnkunft(entwurf, schritt?.key, ANKUNFT)
  useEffect(() => loadInRest(TEILE), [])
  useSeitentitel(schritt?.titel ?? 'Antrag')
  if (schritt === undefined)
    return <Weiterleiten nach={pfade.antrag(daten.formular.guid, naechsterOffener(daten))} />

  const { key: name, titel, path } = schritt
  return (
    <WizardRahmen
      brotkrumen={<Brotkrumen weg={weg} hier={`Antrag ${antrag.geNr}`} />}
      titel={titel}
      schritte={schritteVon(daten, path)}
      aktiv={path}
      seite={
        <>
          <IhrAntrag
            antrag={antrag}
            formular={daten.formular}
            ohneSummen={name === 'foerdergegenstaende' || name === 'finanzierung'}
          />
          <AntragLoeschen
            antrag={antrag}
            gesehen={{
              version: () => entwurf.basis().version,
              neuLaden: () => entwurf.auffrischen(),
              danach: () => entwurf.aufgeben(),
            }}
          />
        </>
      }
    >
      <div className="p-stapel p-stapel--weit">
        <Wiederherstellung entwurf={entwurf} titel={seitenTitel} />
        {antrag.vorlage && <VorlageHinweis vorlage={antrag.vorlage} seite={name} />}
        {zweiteUnterschrift(name)}
        <AntragSeitenInhalt key={path} {...{ schritt, entwurf, stand, antrag, kontext, mitzeichnung }} />
      </div>
    </WizardRahmen>
  )
}
