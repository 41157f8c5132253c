import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import type { Bankpruefung, BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { dateiWartet } from '../../../platform/testing/aufrufe.ts'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../../platform/testing/aufrufteile.ts'
import { LENA, type Habe, type PortalBasis } from '../../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import type { Caller } from '../../../platform/testing/tokens/testTokens.ts'
import { bewilligt, einreichen, entwerfen, nachweis } from '../../testing/aufrufe.ts'
import { FRANK, SABINE } from '../../zahllauf/testing/zahllaufWelt.ts'

/** Everything as claimed, every point fulfilled. */
export const ohneBefund = ({ inhalt, katalog }: Bankpruefung): BankpruefungInhalt => ({
  ...inhalt,
  punkte: katalog.map(({ code }) => ({ code, ergebnis: 'ERFUELLT', text: null, belege: [] })),
})

/** Rejected as a whole. */
export const abgelehnt = (b: Bankpruefung): BankpruefungInhalt => ({
  ...ohneBefund(b),
  ergebnis: 'ABGELEHNT',
  begruendung: 'Die Rechnung gehört zu einem anderen Betrieb.',
})

/** The calls about one request, by whom they are made. */
export const pruefungAufrufe = (t: TestApp, guid: string) => {
  const params = { guid }
  return {
    lesen: (als: Caller = SABINE) => t.call(contract.bankpruefungLesen, { als, params }),
    speichern: (body: BankpruefungInhalt, als: Caller = SABINE, ifMatch?: number) =>
      t.call(contract.auszahlungPruefen, { als, params, body, ...(ifMatch !== undefined && { ifMatch }) }),
    vorlegen: (als: Caller = SABINE) => t.call(contract.auszahlungVorlegen, { als, params }),
    zurueckgeben: (als: Caller = FRANK) =>
      t.call(contract.auszahlungZurueckgeben, { als, params, body: { grund: 'Die Kürzung passt nicht.' } }),
    freigeben: (inhaltSha256: string, als: Caller = FRANK) =>
      t.call(contract.auszahlungFreigeben, { als, params, body: { inhaltSha256 } }),
  }
}

/** Presented as claimed; answers the hash that was read. */
export const vorgelegt = async (t: TestApp, guid: string): Promise<string> => {
  const rufen = pruefungAufrufe(t, guid)
  const { body } = await rufen.lesen()
  await rufen.speichern(ohneBefund(body))
  const r = await rufen.vorlegen()
  if (r.status !== 200) throw new Error(`present answered ${r.status}: ${r.text}`)
  return r.body.inhaltSha256 ?? ''
}

const NEIN = 'Unzureichende Berechtigung'
const FEHLT = 'Auszahlung nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'
const ROLLEN = ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_FREIGEBEN']

/** Of the bank, and a member of the farm. */
const eigener = (): Fehler => ({ wer: { ...LENA, rollen: ROLLEN } })
/** Of the bank, with a conflict of interest on every company. */
const befangen = (t: TestApp) => async (): Promise<Fehler> => {
  const wer: Caller = { sub: 'sub-befangen-bei-auszahlung', rollen: ['SACHBEARBEITUNG_LESEN'] }
  await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    select gen_random_uuid(), guid, ${wer.sub}, 'Verwandt', now() from unternehmen`.execute(t.ownerDb)
  return { wer, danach: () => sql`delete from befangenheit where nutzer_sub = ${wer.sub}`.execute(t.ownerDb) }
}

/** The scan of its invoice is not done; others need the file afterwards. */
const gesperrt = (basis: PortalBasis) => async (): Promise<Fehler> => {
  const { uuid } = basis.eigen.datei
  await dateiWartet(basis, uuid)
  return {
    danach: () =>
      sql`update datei set scan_status = 'nicht geprüft' where guid = ${uuid}`.execute(basis.t.ownerDb),
  }
}

const SCHREIBEND = [
  'auszahlungPruefen',
  'auszahlungVorlegen',
  'auszahlungZurueckgeben',
  'auszahlungFreigeben',
]

/** A request of one invoice each, in the state that its call needs. */
const antraege = async (t: TestApp, eigen: Habe) => {
  const fall = await bewilligt(t, eigen)
  const heute = tagInBerlin(t.clock.now())
  let nr = 0
  const gesendet = async (): Promise<string> => {
    const formular = await entwerfen(t, LENA, fall)
    nr += 1
    const n = { ...nachweis(heute, fall, eigen), id: randomUUID(), rechnungsNummer: `PR ${nr}` }
    await einreichen(t, formular, [n])
    return formular.guid
  }
  const [offen, speicherbar, vorlegbar] = [await gesendet(), await gesendet(), await gesendet()]
  const [zurueckgebbar, freigebbar, mitBescheid] = [await gesendet(), await gesendet(), await gesendet()]
  await pruefungAufrufe(t, mitBescheid).speichern(
    abgelehnt((await pruefungAufrufe(t, mitBescheid).lesen()).body),
  )
  await pruefungAufrufe(t, vorlegbar).speichern(
    ohneBefund((await pruefungAufrufe(t, vorlegbar).lesen()).body),
  )
  await vorgelegt(t, zurueckgebbar)
  const inhaltSha256 = await vorgelegt(t, freigebbar)
  const inhalt = ohneBefund((await pruefungAufrufe(t, speicherbar).lesen()).body)
  return { offen, speicherbar, vorlegbar, zurueckgebbar, freigebbar, mitBescheid, inhaltSha256, inhalt }
}

type Antraege = Awaited<ReturnType<typeof antraege>>

const params = (guid: string) => ({ params: { guid } })

/** What one reads of a request, and how that is refused. */
const lesend =
  (basis: PortalBasis, { offen }: Antraege) =>
  ({ unbekannt, senden }: Katalogmittel): Zeile[] => {
    /** More than one person gets in a minute. */
    const vieleVorschauen = async (): Promise<Fehler> => {
      await senden('auszahlungVorschau', {}, 25)
      return {}
    }
    return [
      ['bankpruefungLesen', 403, NEIN, befangen(basis.t)],
      ['bankpruefungLesen', 404, FEHLT, unbekannt('bankpruefungLesen', 'guid')],
      ['auszahlungVorschau', 403, NEIN, befangen(basis.t)],
      ['auszahlungVorschau', 404, FEHLT, unbekannt('auszahlungVorschau', 'guid')],
      ['auszahlungVorschau', 412, NICHT_JETZT, () => params(offen)],
      ['auszahlungVorschau', 429, 'Zu viele Anfragen', vieleVorschauen],
      ...['bankRechnungAuslesen', 'auszahlungDateiOeffnen'].flatMap((name): Zeile[] => [
        [name, 403, NEIN, befangen(basis.t)],
        [name, 404, 'Nicht gefunden', unbekannt(name, 'dateiGuid')],
        [name, 412, NICHT_JETZT, gesperrt(basis)],
      ]),
    ]
  }

const schreibend =
  ({ offen, vorlegbar, zurueckgebbar }: Antraege) =>
  ({ unbekannt, imBody }: Katalogmittel): Zeile[] => {
    /** In this state none of the acts is possible. */
    const anderswo = (name: string): Fehler =>
      params(name === 'auszahlungPruefen' || name === 'auszahlungVorlegen' ? zurueckgebbar : offen)
    return [
      ...SCHREIBEND.flatMap((name): Zeile[] => [
        [name, 403, NEIN, eigener],
        [name, 404, FEHLT, unbekannt(name, 'guid')],
        [name, 412, NICHT_JETZT, () => anderswo(name)],
      ]),
      [
        'auszahlungPruefen',
        409,
        PARALLEL,
        () => ({ ...params(vorlegbar), headers: { 'if-match': '"4711"' } }),
      ],
      ['auszahlungVorlegen', 409, PARALLEL, () => ({ headers: { 'if-match': '"4711"' } })],
      [
        'auszahlungFreigeben',
        409,
        PARALLEL,
        () => imBody('auszahlungFreigeben', { inhaltSha256: '0'.repeat(64) }),
      ],
    ]
  }

export const aufrufe: Aufrufteil = async (basis) => {
  const { t, eigen } = basis
  const a = await antraege(t, eigen)
  const datei = { guid: a.offen, dateiGuid: eigen.datei.uuid }
  return {
    beispiele: {
      auszahlungenLesen: { als: SABINE, query: { zeige: 'offen' } },
      bankpruefungLesen: { als: SABINE, ...params(a.offen) },
      auszahlungPruefen: { als: SABINE, ...params(a.speicherbar), body: a.inhalt },
      auszahlungVorlegen: { als: SABINE, ...params(a.vorlegbar) },
      auszahlungZurueckgeben: { als: FRANK, ...params(a.zurueckgebbar), body: { grund: 'Bitte prüfen.' } },
      auszahlungFreigeben: { als: FRANK, ...params(a.freigebbar), body: { inhaltSha256: a.inhaltSha256 } },
      auszahlungVorschau: { als: SABINE, ...params(a.mitBescheid) },
      bankRechnungAuslesen: { als: SABINE, params: datei },
      auszahlungDateiOeffnen: { als: SABINE, params: datei, query: { download: 'true' } },
    },
    katalog: (mittel) => [...lesend(basis, a)(mittel), ...schreibend(a)(mittel)],
  }
}
