import { randomUUID } from 'node:crypto'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { landwirtin } from '../../nutzer/testing/beispiele.ts'
import { DEMO_EINLADUNG, DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { hof } from '../../unternehmen/testing/beispiele.ts'
import { mitzeichnungBeispiele } from './mitzeichnungBeispiele.ts'
import { PROBEN } from '../files/proben.test-daten.ts'
import { LENA, als, type Habe, type PortalWelt } from './portalWelt.ts'
import type { Beispiel } from './beispiel.ts'
import { vollesFormular } from './vollesFormular.ts'

type Beispiele = Readonly<Record<string, Beispiel>>

const offene: Beispiele = Object.fromEntries(
  [
    'konfigurationLesen',
    'nutzerServiceBaseUrl',
    'zuwendungenBaseUrl',
    'ursprungBaseUrl',
    'verzeichnisBaseUrl',
    'datenstandLesen',
  ].map((name) => [name, { als: LENA }]),
)

const personenUndFirmen = ({ unternehmenGuid, snapshotGuid }: Habe): Beispiele => ({
  nutzerLesen: { als: LENA },
  nutzerStatusLesen: { als: LENA },
  identifizierungLesen: { als: LENA },
  entwurfSchluesselLesen: { als: LENA },
  loginDatenAendern: { als: LENA, query: { username: LENA.username, email: LENA.email } },
  barriereMelden: {
    als: LENA,
    body: {
      kennung: randomUUID(),
      barriere: 'Der Kalender\nlässt sich mit der Tastatur nicht schließen.',
      seite: '/registrierung/nutzer',
      absender: 'Lena Lindenau',
      antwortAn: 'lena@hof.example',
    },
  },
  nutzerAendern: { als: LENA, query: { guid: 'de000000-0000-4000-8001-000000000001' }, body: landwirtin },
  nutzerAnlegen: { als: als('neu.nutzer'), body: landwirtin },
  unternehmenAnlegen: {
    als: als('ohne.unternehmen'),
    body: hof({
      rechtsform: 'KOMMANDITGESELLSCHAFT',
      registerArt: 'HANDELSREGISTER_A',
      registerGericht: 'Flensburg',
      registerNummer: '9321 FL',
      korrespondenzadresse: { strasse: 'Postweg', hausnummer: '1', plz: '24937', ort: 'Flensburg' },
    }),
  },
  unternehmenAendern: {
    als: LENA,
    params: { companyId: unternehmenGuid },
    query: { benachrichtigungNachDurchfuehrung: 'true', guid: snapshotGuid },
    body: hof({
      rechtsform: 'KOMMANDITGESELLSCHAFT',
      registerArt: 'HANDELSREGISTER_A',
      registerGericht: 'Flensburg',
      registerNummer: '9322 FL',
      korrespondenzadresse: { strasse: 'Postweg', hausnummer: '2', plz: '24937', ort: 'Flensburg' },
    }),
    unternehmen: ['companyId'],
  },
  unternehmenLesen: { als: LENA, params: { companyId: unternehmenGuid }, unternehmen: ['companyId'] },
})

/** Who acts for a company, and who is asked to: `kollege` is a member beside Lena. */
const nutzerDerFirma = ({ unternehmenGuid: companyId }: Habe, kollege: PortalWelt['kollege']): Beispiele => {
  const firma = { als: LENA, params: { companyId }, unternehmen: ['companyId'] }
  return {
    unternehmensNutzerLesen: firma,
    zeichnungsberechtigungAendern: {
      ...firma,
      body: { ...kollege, zeichnungsberechtigung: true },
      objektImBody: ['subjectId', als('max.mehrfach').sub],
    },
    einladungenLesen: { als: LENA, query: { companyId } },
    nutzerEinladen: { als: LENA, query: { companyId, email: 'kollegin@hof.example' } },
  }
}

const einladungen = ({ zuBeantworten, fremde }: PortalWelt['einladungen']): Beispiele => {
  const eva = { als: als('eva.eingeladen'), objekte: { einladungId: fremde } }
  return {
    einladungLesen: { ...eva, params: { einladungId: DEMO_EINLADUNG } },
    einladungBeantworten: { ...eva, params: { einladungId: zuBeantworten }, query: { bestaetigen: 'true' } },
  }
}

const identifizierung = ({ meldung, unterschrift }: PortalWelt['identifizierung']): Beispiele => {
  const dienst = { als: LENA, params: { identConfigKey: 'demo' } }
  return {
    identRueckmelden: { ...dienst, body: meldung, headers: unterschrift },
    identBefindenLesen: dienst,
    identProbeMelden: { ...dienst, body: '{}', headers: { 'content-type': 'application/json' } },
  }
}

const zweiteFaktoren = ({ eigener, fremder }: PortalWelt['zweiteFaktoren']): Beispiele => ({
  otpListeLesen: { als: LENA },
  otpLoeschen: { als: LENA, params: { otpId: eigener }, objekte: { otpId: fremder } },
})

const dateien = (eigen: Habe, fremd: Habe): Beispiele => ({
  dateiHochladen: {
    als: LENA,
    query: { fileName: 'Nachweis.pdf' },
    body: PROBEN.pdf,
    headers: { 'content-type': 'application/octet-stream' },
  },
  dateiHerunterladen: {
    als: LENA,
    params: { guid: eigen.datei.uuid, fileName: 'Nachweis.pdf' },
    query: { download: 'true' },
    objekte: { guid: fremd.datei.uuid },
  },
})

/** `vorlage`: an application of Lena's that has something to take over. */
const antraege = (eigen: Habe, fremd: Habe, vorlage: string): Beispiele => {
  const { unternehmenGuid, metaGuid, formular } = eigen
  const antrag = { als: LENA, params: { guid: formular.guid }, objekte: { guid: fremd.formular.guid } }
  const firma = { als: LENA, unternehmen: ['unternehmenGuid'] }
  const body = vollesFormular(eigen)
  return {
    antragUebersichtLesen: { ...firma, params: { unternehmenGuid }, query: { produktgruppe: 'standard' } },
    vorhandeneDateienLesen: { ...firma, params: { unternehmenGuid } },
    checklisteLesen: { ...firma, params: { unternehmenGuid }, query: { einladung: metaGuid } },
    checklistePdfLesen: {
      ...firma,
      params: { unternehmenGuid },
      query: { einladung: metaGuid, download: 'true' },
    },
    antragAnlegen: {
      ...firma,
      params: { metaGuid, unternehmenGuid },
      query: { vorlage },
      objekte: { metaGuid: fremd.metaGuid },
    },
    vorlagenLesen: { ...firma, params: { unternehmenGuid } },
    antragLesen: antrag,
    antragDokumenteLesen: antrag,
    antragSpeichern: { als: LENA, body, objektImBody: ['guid', fremd.formular.guid] },
    antragEinreichen: { ...antrag, body },
    antragLoeschen: antrag,
    ungeleseneZaehlen: { ...firma, params: { unternehmenGuid } },
  }
}

const uebersichten = ({ unternehmenGuid }: Habe): Beispiele => {
  const firma = { als: LENA, params: { unternehmenGuid }, unternehmen: ['unternehmenGuid'] }
  return {
    auszahlungUebersichtLesen: { ...firma, query: { produktgruppe: 'standard' } },
    auszahlbareGeschaefteLesen: { ...firma, query: { produktgruppe: 'standard' } },
    bekundungUebersichtLesen: firma,
    // The past round of the demo world: it belongs to nobody.
    bekundungMetaLesen: { als: LENA, params: { ibkMetaGuid: 'd0000000-0000-4000-8000-000000000612' } },
  }
}

/** Of the provider: a change of bank data that waits for somebody to look at it; `partner` becomes an admin. */
const sachbearbeitung = (
  { guid, aenderungId }: PortalWelt['bankdaten'],
  partner: PortalWelt['partner'],
  { eingereichteDatei, beiDerBank }: Pick<PortalWelt, 'eingereichteDatei' | 'beiDerBank'>,
): Beispiele => {
  const bank = als('sabine.sachbearbeitung')
  const mit = (rolle: string) => ({ als: { ...bank, rollen: [rolle] } })
  return {
    bankDateiHerunterladen: {
      ...mit('SACHBEARBEITUNG_LESEN'),
      params: eingereichteDatei,
      query: { download: 'true' },
    },
    bankdatenAenderungenLesen: { ...mit('SACHBEARBEITUNG_LESEN'), params: { guid } },
    bankdatenAenderungSichten: { ...mit('SACHBEARBEITUNG_SCHREIBEN'), params: { guid, aenderungId } },
    pruefungBeginnen: { ...mit('SACHBEARBEITUNG_SCHREIBEN'), params: { guid: beiDerBank.eingegangen } },
    vorhabenbeginnZulassen: {
      ...mit('SACHBEARBEITUNG_SCHREIBEN'),
      params: { guid: beiDerBank.eingegangen },
      body: {
        ab: tagNach(new Date(), 14),
        grund: 'Die Maschine wird zur Ernte gebraucht.',
      },
    },
    nachfordern: {
      ...mit('SACHBEARBEITUNG_SCHREIBEN'),
      params: { guid: beiDerBank.inPruefung },
      body: {
        grund: 'Eine Angabe fehlt.',
        frist: tagNach(new Date(), 14),
        felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'Bitte ergänzen.' }],
        dokumente: [],
      },
    },
    verwaltungAendern: {
      ...mit('SACHBEARBEITUNG_SCHREIBEN'),
      params: { guid: DEMO_UNTERNEHMEN.hofLindenau },
      body: { ...partner, isAdmin: true },
    },
  }
}

const programm: Beispiel = { als: LENA, query: { filterCodes: 'B.1', stichtag: '2026-06-01' } }

const verzeichnis: Beispiele = {
  ankUnterkategorienLesen: programm,
  positivlisteLesen: { ...programm, params: { produktgruppe: 'standard' } },
  finanzaemterLesen: { als: LENA },
  gerichtssitzeLesen: { als: LENA, query: { registerArt: 'VEREINSREGISTER' } },
  gerichtssitzErlaeutern: { als: LENA, query: { sitz: 'München', registerArt: 'HANDELSREGISTER_A' } },
  ibanBilden: { als: LENA, query: { countryCode: 'DE', bban: '370400440532013000' } },
  ibanLaenderLesen: { als: LENA },
  adressePruefen: {
    als: LENA,
    body: {
      correlation: 'c-1',
      address: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
    },
  },
  adresseSuchen: {
    als: LENA,
    body: {
      correlation: 'c-1',
      session: 's-1',
      mode: 'STR_PLZ_ORT',
      searchWords: ['Moorweg'],
      page: 1,
      pageSize: 10,
    },
  },
  ibanPruefen: { als: LENA, query: { iban: 'DE89 3704 0044 0532 0130 00' } },
  orteNachNameFinden: { als: LENA, body: { ort: 'Flensburg' } },
  orteNachPlzFinden: { als: LENA, body: { plz: '24937' } },
}

/** A good request of every call of the contract, by the name of the call. */
export const beispiele = ({
  eigen,
  fremd,
  einladungen: e,
  zweiteFaktoren: z,
  identifizierung: i,
  mitzeichnung: m,
  kollege,
  partner,
  bankdaten,
  eingereichteDatei,
  beiDerBank,
}: PortalWelt): Beispiele => ({
  ...offene,
  ...personenUndFirmen(eigen),
  ...nutzerDerFirma(eigen, kollege),
  ...einladungen(e),
  ...zweiteFaktoren(z),
  ...identifizierung(i),
  ...dateien(eigen, fremd),
  ...antraege(eigen, fremd, m.unterschreiben.params.guid),
  ...mitzeichnungBeispiele(m, eigen, fremd),
  ...uebersichten(eigen),
  ...sachbearbeitung(bankdaten, partner, { eingereichteDatei, beiDerBank }),
  ...verzeichnis,
})

/** The good request of a call; one that has none fails whoever asks. */
export const beispielVon = (gute: Beispiele, name: string): Beispiel => {
  const gut = gute[name]
  if (gut === undefined) throw new Error(`platform/testing/beispiele.ts has no good request for ${name}`)
  return gut
}
