import { istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import { Formularassistent, type Formularrahmen } from '@foerderportal/assistent/Formularassistent.tsx'
import { useNeuLaden } from '@foerderportal/assistent/seite/useFormularentwurf'
import { teilAn } from '@foerderportal/assistent/teile'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { ahead, late } from '@foerderportal/shell/late/late'
import { WithPart } from '@foerderportal/shell/late/latePage.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { pfade } from '../../paths.ts'
import { ANTRAGART } from '../kern/antragart.ts'
import { AntragLoeschen } from '../kern/AntragLoeschen.tsx'
import { IhrAntrag } from './IhrAntrag.tsx'
import { antragAbfrage, kategorienAbfrage, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { useSuspenseQuery } from '@tanstack/react-query'
import { kontextAus, stichtagVon } from '../kern/kontext.ts'
import { useRichtigesPortal } from '../kern/useRichtigesPortal.ts'

/** The wizard of a grant application; the last part of the address is the step. */
export function AntragSeite() {
  const { guid, seite } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/$seite' })
  // Beside the call for the application, not after it.
  useState(() => ahead(teilAn(ANTRAGART, seite)))
  return (
    <Suspense fallback={<Kommt />}>
      <Wizard key={guid} guid={guid} pfad={seite} />
    </Suspense>
  )
}

const Kommt = () => <Skelett art="formular" was="Ihr Antrag" />

const AntragAnsicht = latePart(
  async () => (await import('../eingang/AntragAnsicht.tsx')).AntragAnsicht,
  () => <Kommt />,
)

/** An application that the bank gave back has a wizard of its own. */
const KORREKTUR = late(
  async () => (await import('@foerderportal/assistent/Korrekturassistent.tsx')).Korrekturassistent,
)

const VorlageHinweis = latePart(async () => (await import('../kern/VorlageHinweis.tsx')).VorlageHinweis)

const OHNE_SUMMEN: readonly string[] = ['foerdergegenstaende', 'finanzierung']

const RAHMEN: Formularrahmen<AntragAntwort, AntragKontext> = {
  hier: ({ geNr }) => `Antrag ${geNr}`,
  neben: ({ vorgang, entwurf }, seite) => (
    <>
      <IhrAntrag
        antrag={vorgang}
        formular={entwurf.wert().formular}
        ohneSummen={OHNE_SUMMEN.includes(seite)}
      />
      {vorgang.nachforderung === null && (
        <AntragLoeschen
          antrag={vorgang}
          gesehen={{
            version: () => entwurf.basis().version,
            neuLaden: () => entwurf.auffrischen(),
            danach: () => entwurf.aufgeben(),
          }}
        />
      )}
    </>
  ),
  darueber: ({ vorlage }, seite) => vorlage && <VorlageHinweis {...{ vorlage, seite }} />,
}

function Wizard({ guid, pfad }: { guid: string; pfad: string }) {
  const { anfang, kontext } = useAntrag(guid)
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { wert: antrag } = anfang
  const { nachforderung } = antrag
  const { runde, neuLaden } = useNeuLaden(ANTRAGART, guid)
  // The first step is drawn as a whole; the later ones come while one works.
  const [ersterTeil] = useState(() => teilAn(ANTRAGART, pfad))
  const form = { art: ANTRAGART, anfang, kontext, pfad, neuLaden, rahmen: RAHMEN }
  if (!istEntwurf(antrag.geschaeftStatus)) return <Weiterleiten nach={pfade.eingang(guid)} />
  if (nachforderung !== null) {
    if (!antrag.aenderbar) return <Weiterleiten nach={pfade.eingang(guid)} />
    return (
      <UploadRahmen dateien={ANTRAGART.dateien(antrag)}>
        <WithPart part={KORREKTUR} what="Ihr Antrag">
          {(Korrektur) => <Korrektur key={runde} {...form} nachforderung={nachforderung} />}
        </WithPart>
      </UploadRahmen>
    )
  }
  if (!antrag.aenderbar || !darfSchreiben)
    return <AntragAnsicht {...{ antrag }} daten={{ formular: antrag.formular, kontext }} />
  return (
    <UploadRahmen dateien={ANTRAGART.dateien(antrag)}>
      <WithPart part={ersterTeil} what="Ihr Antrag">
        {() => <Formularassistent key={runde} {...form} />}
      </WithPart>
    </UploadRahmen>
  )
}

/** The application with what it is judged against; suspends until both are there. */
const useAntrag = (guid: string): { anfang: AntragStand; kontext: AntragKontext } => {
  const heute = useHeute()
  const { data: anfang } = useSuspenseQuery(antragAbfrage(guid))
  useRichtigesPortal(anfang.wert)
  const stichtag = stichtagVon(anfang.wert, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(anfang.wert, stichtag))
  return { anfang, kontext: kontextAus(anfang.wert, kategorien, stichtag) }
}
