import { Formularassistent, type Formularrahmen } from '@foerderportal/assistent/Formularassistent.tsx'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import { useNeuLaden } from '@foerderportal/assistent/seite/useFormularentwurf'
import { teilAn } from '@foerderportal/assistent/teile'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { ahead } from '@foerderportal/shell/late/late'
import { WithPart } from '@foerderportal/shell/late/latePage.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { pfade } from '../../paths.ts'
import { AUSZAHLUNGSART } from '../kern/auszahlungsart.ts'
import { AuszahlungLoeschen } from './AuszahlungLoeschen.tsx'
import { IhreAuszahlung } from './IhreAuszahlung.tsx'
import { auszahlungAbfrage, type AuszahlungStand } from '@foerderportal/client/auszahlung/antrag'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { useSuspenseQuery } from '@tanstack/react-query'
import { kontextAus } from '../kern/kontext.ts'

/** The wizard of a payout request; the last part of the address is the step. */
export function AuszahlungSeite() {
  const { guid, seite } = useParams({ from: '/geschuetzt/auszahlung/antrag/$guid/$seite' })
  // Beside the call for the request, not after it.
  useState(() => ahead(teilAn(AUSZAHLUNGSART, seite)))
  return (
    <Suspense fallback={<Kommt />}>
      <Wizard key={guid} guid={guid} pfad={seite} />
    </Suspense>
  )
}

const Kommt = () => <Skelett art="formular" was="Ihr Auszahlungsantrag" />

const AuszahlungAnsicht = latePart(
  async () => (await import('../eingang/AuszahlungAnsicht.tsx')).AuszahlungAnsicht,
  () => <Kommt />,
)

const RAHMEN: Formularrahmen<AuszahlungAntwort, AuszahlungKontext> = {
  hier: ({ geschaeftNr }) => `Auszahlung zu ${geschaeftNr}`,
  neben: ({ vorgang, entwurf }) => (
    <>
      <IhreAuszahlung auszahlung={vorgang} entwurf={entwurf} />
      <AuszahlungLoeschen
        guid={vorgang.formular.guid}
        gesehen={{
          version: () => entwurf.basis().version,
          neuLaden: () => entwurf.auffrischen(),
          danach: () => entwurf.aufgeben(),
        }}
      />
    </>
  ),
  darueber: ({ vorlage }, seite) =>
    vorlage &&
    seite === 'gegenstaende' && (
      <Hinweis>
        Die Angaben stammen aus Ihrem abgelehnten Auszahlungsantrag {vorlage.eingangsnummer} vom{' '}
        {alsDatum(tagInBerlin(new Date(vorlage.vom)))}. Ändern Sie, was die Bank beanstandet hat.
      </Hinweis>
    ),
}

function Wizard({ guid, pfad }: { guid: string; pfad: string }) {
  const { anfang, kontext } = useAuszahlung(guid)
  const { runde, neuLaden } = useNeuLaden(AUSZAHLUNGSART, guid)
  // The first step is drawn as a whole; the later ones come while one works.
  const [ersterTeil] = useState(() => teilAn(AUSZAHLUNGSART, pfad))
  const { wert: auszahlung } = anfang
  if (auszahlung.status !== 'IN_BEARBEITUNG') return <Weiterleiten nach={pfade.auszahlungEingang(guid)} />
  if (!auszahlung.aenderbar)
    return <AuszahlungAnsicht auszahlung={auszahlung} daten={{ formular: auszahlung.formular, kontext }} />
  return (
    <UploadRahmen dateien={AUSZAHLUNGSART.dateien(auszahlung)}>
      <WithPart part={ersterTeil} what="Ihr Auszahlungsantrag">
        {() => (
          <Formularassistent
            key={runde}
            {...{ art: AUSZAHLUNGSART, anfang, kontext, pfad, neuLaden, rahmen: RAHMEN }}
          />
        )}
      </WithPart>
    </UploadRahmen>
  )
}

/** The request with what it is judged against. */
const useAuszahlung = (guid: string): { anfang: AuszahlungStand; kontext: AuszahlungKontext } => {
  const heute = useHeute()
  const { data: anfang } = useSuspenseQuery(auszahlungAbfrage(guid))
  return { anfang, kontext: kontextAus(anfang.wert, heute) }
}
