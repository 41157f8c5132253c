import { randomUUID } from 'node:crypto'
import { einwilligungLesen } from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { sql } from 'kysely'
import { personAnlegen } from '../../nutzer/testing/person.ts'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, als, type PortalBasis } from '../../platform/testing/portalBasis.ts'
import { hof } from './beispiele.ts'
import { beziehung } from './beziehung.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Benutzer nicht oder Unternehmen vorhanden'
const PARALLEL = 'Konkurrente Bearbeitung'

/** A limited partnership, which needs a register, with its post going to another address. */
const kommanditgesellschaft = (registerNummer: string, hausnummer: string) =>
  hof({
    rechtsform: 'KOMMANDITGESELLSCHAFT',
    registerArt: 'HANDELSREGISTER_A',
    registerGericht: 'Flensburg',
    registerNummer,
    korrespondenzadresse: { strasse: 'Postweg', hausnummer, plz: '24937', ort: 'Flensburg' },
  })

type Kollege = Awaited<ReturnType<typeof beziehung>>

const katalog =
  ({ t }: PortalBasis, kollege: Kollege) =>
  ({ gut, unbekannt, imBody }: Katalogmittel): readonly Zeile[] => {
    /** The body of the change that Lena may make, with another part. */
    const zeichnung = (angaben: object): Fehler => ({
      body: { ...kollege, zeichnungsberechtigung: true, ...angaben },
    })
    /** Lena and Paul sign already: with two there is no place for a third. */
    const keinPlatz = async (): Promise<Fehler> => {
      await sql`update unternehmen set zeichnungsberechtigungen_maximal = 2`.execute(t.ownerDb)
      return {}
    }
    /** A change of Lena's company as it stood in another state. */
    const ausgehendVon = (guid: string): Fehler => ({ query: { ...gut('unternehmenAendern').query, guid } })
    /** The ZID-Betriebsnummer of Hof Altmoor KG. */
    const nummerVonMax = () => imBody('unternehmenAendern', { zidBetriebsnummer: '010590770117' })
    return [
      ['unternehmenLesen', 403, NEIN, unbekannt('unternehmenLesen', 'companyId')],
      ['unternehmenAendern', 403, NEIN, unbekannt('unternehmenAendern', 'companyId')],
      ['unternehmenAendern', 403, NEIN, () => ({ wer: als('paul.partner') })],
      ['einwilligungLesen', 403, NEIN, unbekannt('einwilligungLesen', 'companyId')],
      ['einwilligungAendern', 403, NEIN, () => ({ wer: als('nora.nurlesen') })],
      ['einwilligungAendern', 409, PARALLEL, () => ({ body: { erteilt: true, fassung: 'eine andere' } })],
      ['unternehmensNutzerLesen', 403, NEIN, unbekannt('unternehmensNutzerLesen', 'companyId')],
      ['mitgliedEntfernen', 403, NEIN, () => ({ body: { ...kollege, subjectId: LENA.sub } })],
      ['mitgliedEntfernen', 404, 'Nicht gefunden', () => ({ body: { ...kollege, subjectId: randomUUID() } })],
      ['mitgliedEntfernen', 409, PARALLEL, () => ({ body: { ...kollege, guid: randomUUID() } })],
      ['zeichnungsberechtigungAendern', 403, NEIN, () => zeichnung({ subjectId: LENA.sub })],
      ['zeichnungsberechtigungAendern', 404, 'Nicht gefunden', () => zeichnung({ subjectId: randomUUID() })],
      ['zeichnungsberechtigungAendern', 409, PARALLEL, () => zeichnung({ guid: randomUUID() })],
      ['zeichnungsberechtigungAendern', 412, 'Nicht möglich zu diesem Zeitpunkt', keinPlatz],
      ['unternehmenAendern', 409, PARALLEL, () => ausgehendVon(randomUUID())],
      ['unternehmenAendern', 412, NICHT_DA, nummerVonMax],
      ['unternehmenAnlegen', 412, NICHT_DA, () => ({ wer: als('neu.nutzer') })],
      ['unternehmenAnlegen', 412, NICHT_DA, () => ({ wer: LENA })],
    ]
  }

/** Somebody of Lena's company whom nobody else needs. */
const neuesMitglied = async (t: PortalBasis['t'], companyId: string): Promise<Kollege> => {
  const { sub: subjectId } = await personAnlegen(t)
  const { rows } = await sql<{ guid: string }>`
    insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    values (${companyId}, ${subjectId}, false, false, '2025-03-01') returning snapshot_guid as guid`.execute(
    t.ownerDb,
  )
  return { subjectId, guid: rows[0]?.guid ?? '' }
}

export const aufrufe: Aufrufteil = async (basis) => {
  const { unternehmenGuid: companyId, snapshotGuid: guid } = basis.eigen
  /** Nora, whom Lena may make a signer. */
  const kollege = await beziehung(basis.t, 'nora.nurlesen')
  const gelesen = await basis.t.call(einwilligungLesen, { als: LENA, params: { companyId } })
  const { fassung } = gelesen.body.text
  const firma = { als: LENA, params: { companyId }, unternehmen: ['companyId'] }
  return {
    beispiele: {
      unternehmenAnlegen: { als: als('ohne.unternehmen'), body: kommanditgesellschaft('9321 FL', '1') },
      unternehmenAendern: {
        ...firma,
        query: { benachrichtigungNachDurchfuehrung: 'true', guid },
        body: kommanditgesellschaft('9322 FL', '2'),
      },
      unternehmenLesen: firma,
      unternehmensNutzerLesen: firma,
      einwilligungLesen: firma,
      einwilligungAendern: { ...firma, body: { erteilt: true, fassung } },
      mitgliedEntfernen: {
        ...firma,
        body: await neuesMitglied(basis.t, companyId),
        objektImBody: ['subjectId', MAX.sub],
      },
      zeichnungsberechtigungAendern: {
        ...firma,
        body: { ...kollege, zeichnungsberechtigung: true },
        objektImBody: ['subjectId', MAX.sub],
      },
    },
    katalog: katalog(basis, kollege),
  }
}
