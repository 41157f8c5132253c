import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { bescheidErstellen } from '../entscheidung/bescheid/bescheidErstellen.ts'
import { befangen, beiDerBank, mit } from './bankAufrufe.ts'
import { angehoert, geprueft } from './entscheidungWelt.ts'

const LENAS_HOF = DEMO_UNTERNEHMEN.hofLindenau
const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'

const SABINE = {
  ...als('sabine.sachbearbeitung'),
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}
const FRANK = { ...als('frank.freigabe'), rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'] }
/** Prepares, too: refused where he edited. */
const AUCH_SABINE = { ...SABINE, rollen: [...SABINE.rollen, 'SACHBEARBEITUNG_FREIGEBEN'] }

/** Complete for an application that asks for nothing yet. */
const ABLEHNUNG: EntscheidungInhalt = {
  art: 'ABLEHNUNG',
  betraege: [],
  bausteine: [{ code: 'T-403', werte: { grund: 'Die Voraussetzungen fehlen.' } }],
}

type Fall = { readonly guid: string; readonly antrag: string }

const inPruefung = async (t: TestApp): Promise<Fall> => {
  const antrag = await beiDerBank(t, 'IN_PRUEFUNG')
  const { rows } = await sql<{
    guid: string
  }>`select geschaeft_guid as guid from antrag where guid = ${antrag}`.execute(t.ownerDb)
  const guid = rows[0]?.guid ?? ''
  await angehoert(t, guid)
  await geprueft(t.ownerDb, guid)
  return { guid, antrag }
}

const gelungen = async <R extends { readonly status: number; readonly text: string }>(
  antwort: Promise<R>,
): Promise<R> => {
  const r = await antwort
  if (r.status !== 200) throw new Error(`${r.status}: ${r.text}`)
  return r
}

const imEntwurf = async (t: TestApp): Promise<Fall> => {
  const fall = await inPruefung(t)
  const { guid } = fall
  await gelungen(t.call(contract.entscheidungSpeichern, { als: SABINE, params: { guid }, body: ABLEHNUNG }))
  return fall
}

const vorgelegt = async (t: TestApp) => {
  const fall = await imEntwurf(t)
  const { guid } = fall
  const { body } = await gelungen(t.call(contract.entscheidungVorlegen, { als: SABINE, params: { guid } }))
  return { ...fall, inhaltSha256: body.inhaltSha256 ?? '' }
}

/** A case that was rejected, with the file of its notice. */
const beschieden = async (t: TestApp) => {
  const { guid, antrag, inhaltSha256 } = await vorgelegt(t)
  const { body } = await gelungen(
    t.call(contract.entscheidungFreigeben, { als: FRANK, params: { guid }, body: { inhaltSha256 } }),
  )
  const bescheidGuid = body.bescheide[0]?.guid ?? ''
  await bescheidErstellen([]).run({ guid: bescheidGuid }, t.services)
  return { antrag, params: { guid, bescheidGuid } }
}

const params = ({ guid }: { readonly guid: string }) => ({ params: { guid } })
/** Of the bank, and a member of the farm. */
const eigener = (rolle: string) => (): Fehler => ({ wer: { ...LENA, rollen: [rolle] } })

/** Lena's approved case of the demo world: of its machine nobody has claimed anything. */
const bewilligt = async ({ ownerDb }: TestApp): Promise<Fall> => {
  const { rows } = await sql<Fall>`select a.geschaeft_guid as guid, a.guid as antrag
    from antrag a join bewilligung b using (geschaeft_guid) where a.unternehmen_guid = ${LENAS_HOF} limit 1`.execute(
    ownerDb,
  )
  const [fall] = rows
  if (fall === undefined) throw new Error('the demo world has no approved case')
  return fall
}

/** Each in the state that it needs. */
const faelle = async (t: TestApp) => ({
  lesbar: await imEntwurf(t),
  beginnbar: await bewilligt(t),
  verwerfbar: await imEntwurf(t),
  speicherbar: await inPruefung(t),
  vorlegbar: await imEntwurf(t),
  zurueckgebbar: await vorgelegt(t),
  freigebbar: await vorgelegt(t),
  fertig: await beschieden(t),
})
type Faelle = Awaited<ReturnType<typeof faelle>>

/** The programme has no modules for a while. */
const ohneVorlage = async ({ ownerDb }: TestApp): Promise<Fehler> => {
  await sql`update bescheidvorlage set gueltig_ab = gueltig_ab + 36500`.execute(ownerDb)
  return { danach: () => sql`update bescheidvorlage set gueltig_ab = gueltig_ab - 36500`.execute(ownerDb) }
}

const katalog =
  (t: TestApp, { lesbar, freigebbar, fertig }: Faelle) =>
  ({ unbekannt, senden }: Katalogmittel): readonly Zeile[] => {
    /** More than one person gets in a minute. */
    const vieleVorschauen = async (): Promise<Fehler> => {
      await senden('entscheidungVorschau', {}, 25)
      return {}
    }
    return [
      ['entscheidungLesen', 403, NEIN, befangen(t, { guid: lesbar.antrag })],
      ['entscheidungLesen', 404, NICHT_DA, unbekannt('entscheidungLesen', 'guid')],
      ['entscheidungLesen', 412, NICHT_JETZT, () => ohneVorlage(t)],
      ['entscheidungSpeichern', 403, NEIN, eigener('SACHBEARBEITUNG_SCHREIBEN')],
      ['entscheidungSpeichern', 404, NICHT_DA, unbekannt('entscheidungSpeichern', 'guid')],
      [
        'entscheidungSpeichern',
        409,
        PARALLEL,
        () => ({ ...params(lesbar), headers: { 'if-match': '"4711"' } }),
      ],
      ['entscheidungSpeichern', 412, NICHT_JETZT, () => params(freigebbar)],
      ['entscheidungBeginnen', 403, NEIN, eigener('SACHBEARBEITUNG_SCHREIBEN')],
      ['entscheidungBeginnen', 404, NICHT_DA, unbekannt('entscheidungBeginnen', 'guid')],
      ['entscheidungBeginnen', 412, NICHT_JETZT, () => params(lesbar)],
      ['entwurfVerwerfen', 403, NEIN, eigener('SACHBEARBEITUNG_SCHREIBEN')],
      ['entwurfVerwerfen', 404, NICHT_DA, unbekannt('entwurfVerwerfen', 'guid')],
      ['entwurfVerwerfen', 409, PARALLEL, () => ({ headers: { 'if-match': '"4711"' } })],
      ['entwurfVerwerfen', 412, NICHT_JETZT, () => params(freigebbar)],
      ['entscheidungVorlegen', 403, NEIN, eigener('SACHBEARBEITUNG_SCHREIBEN')],
      ['entscheidungVorlegen', 404, NICHT_DA, unbekannt('entscheidungVorlegen', 'guid')],
      ['entscheidungVorlegen', 409, PARALLEL, () => ({ headers: { 'if-match': '"4711"' } })],
      ['entscheidungVorlegen', 412, NICHT_JETZT, () => params(freigebbar)],
      ['entscheidungZurueckgeben', 403, NEIN, eigener('SACHBEARBEITUNG_FREIGEBEN')],
      ['entscheidungZurueckgeben', 404, NICHT_DA, unbekannt('entscheidungZurueckgeben', 'guid')],
      ['entscheidungZurueckgeben', 412, NICHT_JETZT, () => params(lesbar)],
      ['entscheidungFreigeben', 403, NEIN, () => ({ wer: AUCH_SABINE })],
      ['entscheidungFreigeben', 404, NICHT_DA, unbekannt('entscheidungFreigeben', 'guid')],
      ['entscheidungFreigeben', 409, PARALLEL, () => ({ body: { inhaltSha256: '0'.repeat(64) } })],
      ['entscheidungFreigeben', 412, NICHT_JETZT, () => params(lesbar)],
      ['entscheidungVorschau', 403, NEIN, befangen(t, { guid: lesbar.antrag })],
      ['entscheidungVorschau', 404, NICHT_DA, unbekannt('entscheidungVorschau', 'guid')],
      ['entscheidungVorschau', 412, NICHT_JETZT, () => ohneVorlage(t)],
      ['entscheidungVorschau', 429, 'Zu viele Anfragen', vieleVorschauen],
      ['bescheidOeffnen', 404, 'Nicht gefunden', unbekannt('bescheidOeffnen', 'bescheidGuid')],
      ['bescheidOeffnen', 403, NEIN, befangen(t, { guid: fertig.antrag })],
    ]
  }

/** Of the bank: decisions, each call with a case of its own in the state that it needs. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const f = await faelle(t)
  const lesen = mit('SACHBEARBEITUNG_LESEN')
  const schreiben = mit('SACHBEARBEITUNG_SCHREIBEN')
  const gelesen = { inhaltSha256: f.freigebbar.inhaltSha256 }
  return {
    beispiele: {
      entscheidungLesen: { ...lesen, ...params(f.lesbar) },
      entscheidungVorschau: { ...lesen, ...params(f.lesbar) },
      entscheidungSpeichern: { ...schreiben, ...params(f.speicherbar), body: ABLEHNUNG },
      entscheidungBeginnen: { ...schreiben, ...params(f.beginnbar), body: { art: 'AENDERUNG' } },
      entwurfVerwerfen: { ...schreiben, ...params(f.verwerfbar) },
      entscheidungVorlegen: { ...schreiben, ...params(f.vorlegbar) },
      entscheidungZurueckgeben: {
        als: FRANK,
        ...params(f.zurueckgebbar),
        body: { grund: 'Bitte begründen.' },
      },
      entscheidungFreigeben: { als: FRANK, ...params(f.freigebbar), body: gelesen },
      bescheidOeffnen: { ...lesen, params: f.fertig.params, query: { download: 'true' } },
      freigabenLesen: { ...lesen, query: { art: 'entscheidung', nach: `0_${f.lesbar.guid}` } },
      entscheidungsfreigabenLesen: { ...lesen, query: { nach: f.lesbar.guid } },
    },
    katalog: katalog(t, f),
  }
}
