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
import { Fragment, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { useTeil } from '@foerderportal/shell/bausteine/useTeil'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import { pfade } from '../../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { dateiEintragen } from '../seite/antragBauplan.ts'
import { AntragLoeschen } from './AntragLoeschen.tsx'
import { AntragSeitenInhalt } from './AntragSeitenInhalt.tsx'
import { IhrAntrag } from './IhrAntrag.tsx'
import { useSpaet } from '../seite/spaet.tsx'
import { teilAn, teilVorladen } from '../seite/spaeteTeile.tsx'
import { UploadRahmen } from '../dateien/UploadRahmen.tsx'
import { useAnkunft } from '../dateien/useAnkunft.ts'
import { useAntrag, useAntragEntwurf } from './useAntrag.ts'
import { useNeuLaden, useZweiteUnterschrift } from '../unterschrift/useZweiteUnterschrift.tsx'
import { vorladen } from '../seite/vorladen.ts'

/** The wizard of a grant application; the last part of the address is the step. */
export function AntragSeite() {
  const { guid, seite } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/$seite' })
  // Beside the call for the application, not after it.
  useState(
    () =>
      void teilAn(seite)
        ?.holen()
        .catch(() => undefined),
  )
  return (
    <UploadRahmen key={guid}>
      <Suspense fallback={<Skelett art="formular" was="Ihr Antrag" />}>
        <Wizard key={guid} guid={guid} pfad={seite} />
      </Suspense>
    </UploadRahmen>
  )
}

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
  const korrektur = useTeil(nachforderung !== null, korrekturLaden)
  const { runde, neuLaden } = useNeuLaden(guid)
  const nurLesen = !antrag.aenderbar || !darfSchreiben
  const ansicht = useTeil(nurLesen, ansichtLaden)
  const ersterTeil = useErstenTeil(pfad)
  if (!istEntwurf(antrag.geschaeftStatus)) return <Weiterleiten nach={pfade.eingang(guid)} />
  if (nachforderung !== null) {
    if (!antrag.aenderbar) return <Weiterleiten nach={pfade.eingang(guid)} />
    return (
      <Fragment key={runde}>
        {korrektur?.({ anfang, nachforderung, kontext, pfad, neuLaden }) ?? (
          <Skelett art="formular" was="Ihr Antrag" />
        )}
      </Fragment>
    )
  }
  if (nurLesen)
    return (
      ansicht?.({ antrag, daten: { formular: antrag.formular, kontext } }) ?? (
        <Skelett art="formular" was="Ihr Antrag" />
      )
    )
  if (ersterTeil) return ersterTeil
  return <Schritte key={runde} {...{ anfang, kontext, pfad, neuLaden }} />
}

/** What stands for the wizard until its first step can be drawn as a whole; the later ones come while one works. */
const useErstenTeil = (pfad: string) => {
  const [teil] = useState(() => teilAn(pfad))
  const [holen] = useState(() => async () => {
    await teil?.holen()
    return () => null
  })
  const { zeichnen, ersatz } = useSpaet(teil?.istDa() === false, holen, 'Ihr Antrag')
  return teil === undefined || teil.istDa() || zeichnen ? undefined : ersatz
}

const ansichtLaden = async () => {
  const { AntragAnsicht } = await import('./AntragAnsicht.tsx')
  return (props: ComponentProps<typeof AntragAnsicht>) => <AntragAnsicht {...props} />
}

/** An application that the bank gave back has a wizard of its own. */
const korrekturLaden = async () => {
  const { NachforderungWizard } = await import('../korrektur/NachforderungWizard.tsx')
  return (props: ComponentProps<typeof NachforderungWizard>) => <NachforderungWizard {...props} />
}

const vorlageHinweisLaden = async () => {
  const { VorlageHinweis } = await import('./VorlageHinweis.tsx')
  return (props: ComponentProps<typeof VorlageHinweis>) => <VorlageHinweis {...props} />
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
  const vorlageHinweis = useTeil(antrag.vorlage !== null, vorlageHinweisLaden)
  const daten = { formular: entwurf.wert().formular, kontext }
  const { mitzeichnung, zweiteUnterschrift } = useZweiteUnterschrift(entwurf, kontext, neuLaden)
  const schritt = stepByPath(antragFlow, pfad, daten)
  useAnkunft(entwurf, schritt?.key, dateiEintragen)
  useEffect(() => vorladen(teilVorladen), [])
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
        {antrag.vorlage && vorlageHinweis?.({ vorlage: antrag.vorlage, seite: name })}
        {zweiteUnterschrift(name)}
        <AntragSeitenInhalt key={path} {...{ schritt, entwurf, stand, antrag, kontext, mitzeichnung }} />
      </div>
    </WizardRahmen>
  )
}
