import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { beiDerBank, befangen, mit } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

/** An application of Lena's farm that was approved, with one item; its notice is known. */
const bewilligt = async (t: TestApp) => {
  const antrag = { guid: await beiDerBank(t, 'BEWILLIGT') }
  const gegenstand = randomUUID()
  const { rows } = await sql<{
    fall: string
  }>`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am,
      positivliste_stichtag, max_auszahlungen, wirksam_ab)
    select geschaeft_guid, unternehmen_guid, now(), '2026-01-01', 3, now() - interval '1 day' from antrag
    where guid = ${antrag.guid} returning geschaeft_guid as fall`.execute(t.ownerDb)
  const fall = rows[0]?.fall ?? ''
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
      foerderquote, bewilligt_cent)
    select ${gegenstand}, geschaeft_guid, unternehmen_guid, 1, 'B.1', 'mulchpflanzmaschine',
      '{"type": "Maschine", "hersteller": "Pflugwerk", "typBezeichnung": "P 1"}', 40, 100000
    from bewilligung where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  return { antrag, fall, gegenstand }
}

/** The same with a waiver that Lena has declared, or signed as the first of two. */
export const erklaerterVerzicht = async (t: TestApp, zuZweit = false) => {
  const b = await bewilligt(t)
  const verzicht = randomUUID()
  const betraege = JSON.stringify([{ gegenstand: b.gegenstand, verzichtCent: 5_000, bewilligtCent: 100_000 }])
  await sql`insert into verzicht (guid, geschaeft_guid, unternehmen_guid, status, betraege, begruendung, erklaert_von,
      erklaert_am, zu_zweit)
    select ${verzicht}, geschaeft_guid, unternehmen_guid, ${zuZweit ? 'ZUR_UNTERSCHRIFT' : 'ERKLAERT'}, ${betraege}, '',
      ${LENA.sub}, now(), ${zuZweit}
    from bewilligung where geschaeft_guid = ${b.fall}`.execute(t.ownerDb)
  return { ...b, verzicht }
}

/** Waivers, of the company's side and of the bank's. */
export const aufrufe: Aufrufteil = async ({ t, fremd }) => {
  const [frei, erklaert] = [await bewilligt(t), await erklaerterVerzicht(t)]
  const zuZweit = await erklaerterVerzicht(t, true)
  const objekte = { guid: fremd.formular.guid }
  return {
    beispiele: {
      verzichtLesen: { als: LENA, params: frei.antrag, objekte },
      verzichtErklaeren: {
        als: LENA,
        params: frei.antrag,
        objekte,
        body: {
          verzichtGuid: randomUUID(),
          betraege: [{ gegenstand: frei.gegenstand, verzicht: 50 }],
          begruendung: 'Wir kaufen weniger.',
        },
      },
      verzichtZuruecknehmen: {
        als: LENA,
        params: { ...erklaert.antrag, verzichtGuid: erklaert.verzicht },
        objekte: { ...objekte, verzichtGuid: fremd.formular.guid },
      },
      verzichtMitzeichnen: {
        als: als('paul.partner'),
        params: { ...zuZweit.antrag, verzichtGuid: zuZweit.verzicht },
        objekte: { ...objekte, verzichtGuid: fremd.formular.guid },
      },
      verzichteLesen: { ...mit('SACHBEARBEITUNG_LESEN'), params: { guid: erklaert.fall } },
    },
    katalog: ({ unbekannt }) => [
      ['verzichtLesen', 404, NICHT_DA, unbekannt('verzichtLesen', 'guid')],
      ['verzichtErklaeren', 404, NICHT_DA, unbekannt('verzichtErklaeren', 'guid')],
      ['verzichtErklaeren', 412, NICHT_JETZT, () => ({ params: erklaert.antrag })],
      ['verzichtZuruecknehmen', 404, NICHT_DA, unbekannt('verzichtZuruecknehmen', 'verzichtGuid')],
      ['verzichtZuruecknehmen', 412, NICHT_JETZT, () => ({ wer: als('nora.nurlesen') })],
      ['verzichtMitzeichnen', 404, NICHT_DA, unbekannt('verzichtMitzeichnen', 'verzichtGuid')],
      ['verzichtMitzeichnen', 412, NICHT_JETZT, () => ({ wer: LENA })],
      ['verzichteLesen', 403, NEIN, befangen(t, erklaert.antrag)],
      ['verzichteLesen', 404, NICHT_DA, unbekannt('verzichteLesen', 'guid')],
    ],
  }
}
