import { Refused } from '@foerderportal/client/testing/answers'
import { documents, type Kept } from '@foerderportal/client/testing/documents'
import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import { auszahlungPruefen } from '@foerderportal/contract/auszahlung/antrag/pruefung/pruefung'
import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { LESEGRUENDE } from '@foerderportal/contract/auszahlung/rechnung/gruende'
import { rechnungAuslesen } from '@foerderportal/contract/auszahlung/rechnung/routes'
import { KEINE_FELDER } from '@foerderportal/contract/auszahlung/rechnung/uebernahme'
import * as antragsrouten from '@foerderportal/contract/auszahlung/antrag/routes'
import * as contract from '@foerderportal/contract/auszahlung/routes'
import { beantragtSummeCent } from '@foerderportal/contract/auszahlung/rules'
import type { AuszahlungAntwort, AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { KONTEXT } from '@foerderportal/contract/auszahlung/testing/testFormular'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { dateiablage } from '../../testing/dateiablage.ts'
import { auszahlungen, inTagen } from '../../testing/overviews.ts'
import { LINDENAU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'

/** A day on which an invoice of the tests may have been written: after the approval, before today. */
const TAG_DER_BEWILLIGUNG = '2026-01-05'

const entwurf = (guid: string): AuszahlungAntwort => ({
  aenderbar: true,
  formular: { guid, classVersion: 1, verwendungsnachweise: [] },
  status: 'IN_BEARBEITUNG',
  unternehmenGuid: LINDENAU.id,
  geschaeftGuid: auszahlungen().geschaeftGuid,
  geschaeftNr: auszahlungen().geschaeftNr,
  produktGruppe: 'standard',
  programmbezeichnung: 'ANK NaBo',
  bewilligungVom: `${TAG_DER_BEWILLIGUNG}T12:00:00.000Z`,
  gegenstaende: [...KONTEXT.gegenstaende],
  weitereAntraege: 2,
  geldBis: null,
  zahlung: null,
  zahlungZurueck: null,
  fruehesterTag: TAG_DER_BEWILLIGUNG,
  gespeichertAm: new Date().toISOString(),
  eingang: null,
  entscheidung: null,
  vorlage: null,
})

const eintrag = (a: AuszahlungAntwort): AuszahlungUebersicht['details'][number] => ({
  guid: a.formular.guid,
  status: a.status,
  dokumenteVorhanden: dateiOrte(a.formular).length > 0,
  ersteller: 'Lena Lindenau',
  letzterBearbeiter: 'Lena Lindenau',
  letzteBearbeitung: a.gespeichertAm,
  beantragterBetrag: inEuro(beantragtSummeCent(a.formular)),
  bewilligterBetrag: a.entscheidung?.bewilligterBetrag ?? null,
  eingereichtAm: a.eingang?.eingegangenAm ?? null,
  entschiedenAm: a.entscheidung?.am ?? null,
  zahlungZurueck: a.zahlungZurueck,
})

export const QUITTUNG = {
  eingangsnummer: 'AZ-2026-000007',
  eingegangenAm: inTagen(0),
  sha256: 'a5'.repeat(32),
  beleg: null,
}

/** Payout requests as the server keeps them, and what it knows of their files. */
const ablageVon = (server: FakeServer) => {
  const dateien = dateiablage(server)
  const alle = documents<AuszahlungAntwort>(AUSZAHLUNG_PROBLEME.auszahlungFehlt)
  const bekannte = (liste: readonly { uuid: string }[] | null | undefined) =>
    (liste ?? []).flatMap(({ uuid }) => dateien.von(uuid) ?? [])
  return {
    dateien,
    alle,
    schreiben: (a: AuszahlungAntwort) => alle.put(a.formular.guid, a),
    mitDateien: (formular: AuszahlungFormular): AuszahlungFormular => ({
      ...formular,
      verwendungsnachweise: (formular.verwendungsnachweise ?? []).map((n) => ({
        ...n,
        rechnungen: bekannte(n.rechnungen),
        zahlungsnachweise: bekannte(n.zahlungsnachweise),
      })),
    }),
  }
}
type Ablage = ReturnType<typeof ablageVon>

const beantwortet = ({ value, version }: Kept<AuszahlungAntwort>) => ({ body: value, version })

const angelegt = (guid: string, vorlage: AuszahlungAntwort | undefined): AuszahlungAntwort => {
  const neu = entwurf(guid)
  if (vorlage === undefined) return neu
  const { eingangsnummer, eingegangenAm: vom } = QUITTUNG
  return { ...neu, formular: { ...vorlage.formular, guid }, vorlage: { eingangsnummer, vom } }
}

const eingereicht = (a: AuszahlungAntwort): AuszahlungAntwort => {
  const kontext = { ...a, heute: new Date().toISOString().slice(0, 10) }
  const errors = auszahlungPruefen({ formular: a.formular, kontext })
  if (errors.length > 0) throw new Refused(AUSZAHLUNG_PROBLEME.nichtMoeglich, errors[0]?.text, errors)
  return { ...a, aenderbar: false, status: 'ABGESENDET', eingang: QUITTUNG }
}

const formulareBedienen = (server: FakeServer, { alle, schreiben, mitDateien, dateien }: Ablage): void => {
  server.serve(antragsrouten.auszahlungAnlegen, ({ query: { guid = crypto.randomUUID(), vorlage } }) =>
    beantwortet(schreiben(angelegt(guid, vorlage === undefined ? undefined : alle.get(vorlage).value))),
  )
  server.serve(antragsrouten.auszahlungLesen, ({ params }) => beantwortet(alle.get(params.guid)))
  server.serve(antragsrouten.auszahlungSpeichern, ({ params, body, headers }) => {
    const a = alle.current(params.guid, headers)
    return beantwortet(
      schreiben({ ...a, formular: mitDateien(body), gespeichertAm: new Date().toISOString() }),
    )
  })
  server.serve(antragsrouten.auszahlungEinreichen, ({ params, body, headers }) =>
    beantwortet(
      schreiben(eingereicht({ ...alle.current(params.guid, headers), formular: mitDateien(body) })),
    ),
  )
  server.serve(antragsrouten.auszahlungLoeschen, ({ params, headers }) => {
    alle.current(params.guid, headers)
    alle.remove(params.guid)
    return { body: undefined }
  })
  server.serve(antragsrouten.auszahlungDokumenteLesen, ({ params }) => ({
    body: dateiOrte(alle.get(params.guid).value.formular).flatMap(({ datei, wozu }) => {
      const bekannte = dateien.von(datei.uuid)
      return bekannte ? [{ ...bekannte, wozu }] : []
    }),
  }))
}

/** The server keeps payout requests of Lena's case from now on: they can be made, saved, sent and deleted. */
export const auszahlungsdienst = (
  { server }: Pick<Portal, 'server'>,
  anlegbar = auszahlungen().auszahlungAnlegbar,
) => {
  const ablage = ablageVon(server)
  const { alle, dateien } = ablage
  formulareBedienen(server, ablage)
  // An invoice like any other: nothing can be read out of it.
  server.serve(rechnungAuslesen, ({ params }) => ({
    body: {
      datei: params.dateiUuid,
      format: null,
      felder: KEINE_FELDER,
      angaben: null,
      hinweise: [],
      gruende: [LESEGRUENDE.keine],
    },
  }))
  server.serve(contract.auszahlungUebersichtLesen, () => ({
    body: [{ ...auszahlungen(), auszahlungAnlegbar: anlegbar, details: alle.values().map(eintrag) }],
  }))
  server.serve(contract.auszahlbareGeschaefteLesen, () => ({
    body: anlegbar === 'ANLEGBAR' ? [{ ...auszahlungen(), details: [...KONTEXT.gegenstaende] }] : [],
  }))
  return {
    dateien,
    alle: alle.values,
    /** Puts a draft there, in whatever state. */
    ablegen: (angaben: Partial<AuszahlungAntwort> = {}): AuszahlungAntwort =>
      ablage.schreiben({ ...entwurf(crypto.randomUUID()), ...angaben }).value,
  }
}
