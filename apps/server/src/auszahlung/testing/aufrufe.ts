import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/auszahlung/antrag/routes'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, als, type Habe } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Auszahlung nicht vorhanden'
const KEIN_GESCHAEFT = 'Geschäft nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'

/** An approved, effective case of a company with one item, made of its draft; it takes as many requests as tests make. */
export const bewilligt = async (t: TestApp, { formular }: Pick<Habe, 'formular'>) => {
  const gegenstand = randomUUID()
  const { rows } = await sql<{ geschaeft: string; unternehmen: string }>`with fall as (
      insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, einladung_guid, programm, status, status_seit)
      select gen_random_uuid(), 'GE-2026-9' || lpad(nextval('geschaeft_nr')::text, 5, '0'), g.unternehmen_guid,
        g.runde_guid, g.einladung_guid, g.programm, 'BEWILLIGT', now()
      from antrag a join geschaeft g on g.guid = a.geschaeft_guid where a.guid = ${formular.guid}
      returning guid, unternehmen_guid)
    insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag, max_auszahlungen,
      wirksam_ab)
    select guid, unternehmen_guid, now() - interval '300 days', '2026-01-01', 1000, now() - interval '300 days'
    from fall returning geschaeft_guid as geschaeft, unternehmen_guid as unternehmen`.execute(t.ownerDb)
  const { geschaeft = '', unternehmen = '' } = rows[0] ?? {}
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
      foerderquote, bewilligt_cent)
    values (${gegenstand}, ${geschaeft}, ${unternehmen}, 1, 'B.1', 'mulchpflanzmaschine',
      '{"type": "Maschine", "hersteller": "Pflugwerk", "typBezeichnung": "P 1"}', 40, 10000000)`.execute(
    t.ownerDb,
  )
  return { geschaeft, unternehmen, gegenstand }
}

type Fall = Awaited<ReturnType<typeof bewilligt>>

export const entwerfen = async (t: TestApp, wer: typeof LENA, { geschaeft }: Pick<Fall, 'geschaeft'>) =>
  (await t.call(contract.auszahlungAnlegen, { als: wer, query: { geschaeftGuid: geschaeft } })).body.formular

/** What can be sent: one invoice of today, paid today. */
export const nachweis = (heute: string, { gegenstand }: Fall, { datei: { uuid } }: Pick<Habe, 'datei'>) => ({
  id: randomUUID(),
  foerdergegenstandId: gegenstand,
  rechnungen: [{ uuid }],
  rechnungsSteller: 'Landtechnik Nord GmbH',
  rechnungsNummer: 'RE 815',
  rechnungsDatum: heute,
  rechnungsBetrag: 1_190,
  umsatzsteuer: 190,
  wenigerGezahlt: false,
  nichtFoerderfaehigeKosten: 190,
  beantragteAuszahlung: 400,
  zahlungsDatum: heute,
  zahlungsnachweise: [{ uuid }],
  sachbericht: 'Der Pflug läuft.',
})

export const einreichen = async (
  t: TestApp,
  formular: object & { guid: string },
  verwendungsnachweise: object[],
) => {
  const anfrage = { params: { guid: formular.guid }, body: { ...formular, verwendungsnachweise } }
  const r = await t.call(contract.auszahlungEinreichen, { als: LENA, ...anfrage })
  if (r.status !== 200) throw new Error(`submit answered ${r.status}: ${r.text}`)
  return anfrage
}

const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })

type Gemachtes = {
  readonly geschaeft: string
  /** Guid of a draft, and what a sent request was sent with. */
  readonly entwurf: string
  readonly gesendet: { readonly params: { readonly guid: string }; readonly body: object }
}

const katalog =
  ({ geschaeft, entwurf, gesendet }: Gemachtes) =>
  ({ gut, unbekannt, imBody }: Katalogmittel): readonly Zeile[] => {
    const andere = (name: string) => (): Fehler => {
      const guid = randomUUID()
      return { params: { guid }, ...(gut(name).body !== undefined && imBody(name, { guid })) }
    }
    const ausVorlage = (vorlage: string) => (): Fehler => ({
      query: { geschaeftGuid: geschaeft, vorlage },
    })
    return [
      ['auszahlungUebersichtLesen', 403, NEIN, unbekannt('auszahlungUebersichtLesen', 'unternehmenGuid')],
      ['auszahlbareGeschaefteLesen', 403, NEIN, unbekannt('auszahlbareGeschaefteLesen', 'unternehmenGuid')],
      ['bewilligungsunterlagenLesen', 403, NEIN, unbekannt('bewilligungsunterlagenLesen', 'unternehmenGuid')],
      [
        'bewilligungsunterlagenLesen',
        404,
        KEIN_GESCHAEFT,
        unbekannt('bewilligungsunterlagenLesen', 'foerdergegenstandId'),
      ],
      ['auszahlungAnlegen', 404, KEIN_GESCHAEFT, () => ({ query: { geschaeftGuid: randomUUID() } })],
      ['auszahlungAnlegen', 404, NICHT_DA, ausVorlage(randomUUID())],
      ['auszahlungAnlegen', 412, NICHT_JETZT, ausVorlage(entwurf)],
      ['auszahlungLesen', 404, NICHT_DA, unbekannt('auszahlungLesen', 'guid')],
      ['auszahlungDokumenteLesen', 404, NICHT_DA, unbekannt('auszahlungDokumenteLesen', 'guid')],
      ['auszahlungLoeschen', 404, NICHT_DA, unbekannt('auszahlungLoeschen', 'guid')],
      ['auszahlungSpeichern', 404, NICHT_DA, andere('auszahlungSpeichern')],
      ['auszahlungEinreichen', 404, NICHT_DA, andere('auszahlungEinreichen')],
      ['auszahlungSpeichern', 409, PARALLEL, altesIfMatch],
      ['auszahlungEinreichen', 409, PARALLEL, altesIfMatch],
      ['auszahlungLoeschen', 409, PARALLEL, altesIfMatch],
      ['auszahlungEinreichen', 412, NICHT_JETZT, () => ({ wer: als('nora.nurlesen') })],
      ['auszahlungSpeichern', 412, NICHT_JETZT, () => ({ params: gesendet.params, body: gesendet.body })],
      ['auszahlungLoeschen', 412, NICHT_JETZT, () => ({ params: gesendet.params })],
    ]
  }

export const aufrufe: Aufrufteil = async ({ t, eigen, fremd }) => {
  const [meiner, seiner] = [await bewilligt(t, eigen), await bewilligt(t, fremd)]
  const [zumLesen, zumSpeichern, zumEinreichen, zumLoeschen] = [
    await entwerfen(t, LENA, meiner),
    await entwerfen(t, LENA, meiner),
    await entwerfen(t, LENA, meiner),
    await entwerfen(t, LENA, meiner),
  ]
  const objekte = { guid: (await entwerfen(t, MAX, seiner)).guid }
  const verwendungsnachweise = [nachweis(tagInBerlin(t.clock.now()), meiner, eigen)]
  const gesendet = await einreichen(t, await entwerfen(t, LENA, meiner), [
    { ...nachweis(tagInBerlin(t.clock.now()), meiner, eigen), rechnungsNummer: 'RE 1' },
  ])
  const formular = ({ guid }: { readonly guid: string }) => ({
    als: LENA,
    params: { guid },
    objekte,
  })
  const firma = {
    als: LENA,
    params: { unternehmenGuid: eigen.unternehmenGuid },
    query: { produktgruppe: 'standard' },
    unternehmen: ['unternehmenGuid'],
  }
  return {
    beispiele: {
      auszahlungUebersichtLesen: firma,
      auszahlbareGeschaefteLesen: firma,
      auszahlungAnlegen: { als: LENA, query: { geschaeftGuid: meiner.geschaeft } },
      auszahlungLesen: formular(zumLesen),
      auszahlungDokumenteLesen: formular(zumLesen),
      auszahlungSpeichern: { ...formular(zumSpeichern), body: zumSpeichern },
      auszahlungEinreichen: {
        ...formular(zumEinreichen),
        body: { ...zumEinreichen, verwendungsnachweise },
      },
      auszahlungLoeschen: formular(zumLoeschen),
      bewilligungsunterlagenLesen: {
        als: LENA,
        params: { unternehmenGuid: eigen.unternehmenGuid, foerdergegenstandId: meiner.gegenstand },
        unternehmen: ['unternehmenGuid'],
        objekte: { foerdergegenstandId: seiner.gegenstand },
      },
    },
    katalog: katalog({ geschaeft: meiner.geschaeft, entwurf: zumLesen.guid, gesendet }),
  }
}
