import { bekundungAbfrage, type Bekundungsvorgang } from '@foerderportal/client/interessenbekundung/bekundung'
import { bekundungMetaAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import type { BekundungKontext } from '@foerderportal/contract/interessenbekundung/betraege'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import { Formularassistent, type Formularrahmen } from '@foerderportal/assistent/Formularassistent.tsx'
import { useNeuLaden } from '@foerderportal/assistent/seite/useFormularentwurf'
import { datenVon } from '@foerderportal/assistent/formularart'
import { teilAn } from '@foerderportal/assistent/teile'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { ahead } from '@foerderportal/shell/late/late'
import { WithPart } from '@foerderportal/shell/late/latePage.tsx'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { pfade } from '../../paths.ts'
import { BekundungZurueckziehen } from '../BekundungZurueckziehen.tsx'
import { BEKUNDUNGSART } from './bekundungart.ts'
import { Kuerzel } from '../../shared/Kuerzel.tsx'
import { Summenzeilen } from './IhreSummen.tsx'
import type { BekundungVorlage } from '@foerderportal/contract/interessenbekundung/antwort'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** The form of a declaration; the last part of the address is the step. */
export function BekundungSeite() {
  const { guid, seite } = useParams({ from: '/geschuetzt/interessenbekundung/$guid/$seite' })
  // Beside the call for the declaration, not after it.
  useState(() => ahead(teilAn(BEKUNDUNGSART, seite)))
  return (
    <Suspense fallback={<Skelett art="formular" was="Ihre Interessenbekundung" />}>
      <Formular key={guid} guid={guid} pfad={seite} />
    </Suspense>
  )
}

const RAHMEN: Formularrahmen<Bekundungsvorgang, BekundungKontext> = {
  hier: ({ programmbezeichnung }) => programmbezeichnung,
  neben: ({ vorgang, entwurf, ...offen }, seite) => (
    <>
      <dl className="s-summen">
        {/* The page itself shows the sums, as they are typed. */}
        {seite !== 'vorhaben' && (
          <Summenzeilen investitionen={datenVon({ entwurf, ...offen }).formular.investitionen} />
        )}
        <Bis bis={vorgang.erfassungsZeitraum.bis} />
      </dl>
      <BekundungZurueckziehen
        vorgang={vorgang}
        gesehen={{
          version: () => entwurf.basis().version,
          neuLaden: () => entwurf.auffrischen(),
          danach: () => entwurf.aufgeben(),
        }}
      />
    </>
  ),
  darueber: (vorgang, seite) =>
    seite === 'vorhaben' && (
      <>
        <Kuerzel in={[vorgang]} />
        {vorgang.vorlage && <VorlageHinweis vorlage={vorgang.vorlage} />}
      </>
    ),
}

function Bis({ bis }: { bis: string }) {
  const frist = alsFrist(bis)
  return (
    frist && (
      <div>
        <dt>Absenden</dt>
        <dd>{frist}</dd>
      </div>
    )
  )
}

function Formular({ guid, pfad }: { guid: string; pfad: string }) {
  const { data: anfang } = useSuspenseQuery(bekundungAbfrage(guid))
  const { data: kontext } = useSuspenseQuery(bekundungMetaAbfrage(anfang.wert.ibkMetaGuid))
  const { runde, neuLaden } = useNeuLaden(BEKUNDUNGSART, guid)
  // The first step is drawn as a whole; the later ones come while one works.
  const [ersterTeil] = useState(() => teilAn(BEKUNDUNGSART, pfad))
  if (!anfang.wert.aenderbar) return <Weiterleiten nach={pfade.bekundungEingang(guid)} />
  return (
    <UploadRahmen dateien={BEKUNDUNGSART.dateien(anfang.wert)}>
      <WithPart part={ersterTeil} what="Ihre Interessenbekundung">
        {() => (
          <Formularassistent
            key={runde}
            {...{ anfang, kontext, pfad, neuLaden }}
            art={BEKUNDUNGSART}
            rahmen={RAHMEN}
          />
        )}
      </WithPart>
    </UploadRahmen>
  )
}

/** Where the amounts come from, and what could not come along. */
function VorlageHinweis({
  vorlage: { programmbezeichnung, vom, ausgelassen },
}: {
  vorlage: BekundungVorlage
}) {
  return (
    <Hinweis titel="Übernommen aus Ihrer letzten Bekundung">
      <p className="kern-body">
        {`Die Beträge stammen aus „${programmbezeichnung}“ vom ${alsDatum(tagInBerlin(new Date(vom)))}. Prüfen Sie, ob sie noch stimmen.`}
      </p>
      {ausgelassen.length > 0 && (
        <p className="kern-body">{`In dieser Runde gibt es nicht mehr: Kategorie ${ausgelassen.join(', ')}.`}</p>
      )}
    </Hinweis>
  )
}
