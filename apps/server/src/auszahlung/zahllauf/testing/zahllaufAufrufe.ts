import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Zeile } from '../../../platform/testing/aufrufteile.ts'
import { MAX } from '../../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import type { Caller } from '../../../platform/testing/tokens/testTokens.ts'
import { DEMO_UNTERNEHMEN } from '../../../unternehmen/public.ts'
import { FRANK, SABINE, bewilligen, zahllaufAufrufe } from './zahllaufWelt.ts'

/** Room for more requests of the approved case that a company has in the demo world. */
const platzSchaffen = ({ ownerDb }: TestApp, unternehmen: string) =>
  sql`update bewilligung set max_auszahlungen = 50 where unternehmen_guid = ${unternehmen}`.execute(ownerDb)

/** A run of one payout each, in the state that its call needs. */
const laeufe = async (t: TestApp, unternehmen: string) => {
  const rufen = zahllaufAufrufe(t)
  const angelegt = async (): Promise<Zahllauf> => {
    await bewilligen(t, { unternehmen })
    return (await rufen.anlegen()).body
  }
  const vorgelegt = async () => (await rufen.vorlegen((await angelegt()).guid)).body
  const freigegeben = async () => (await rufen.freigeben(await vorgelegt())).body
  /** Released so long ago that its day has passed. */
  const verpasst = async () => {
    const jetzt = t.clock.now()
    t.clock.set(new Date(jetzt.getTime() - 14 * TAG_MS))
    const lauf = await freigegeben()
    t.clock.set(jetzt)
    return lauf
  }
  const verfallend = async () => (await rufen.verfallVorlegen((await verpasst()).guid)).body
  const eingereicht = async () => (await rufen.eingereicht((await freigegeben()).guid)).body
  return {
    ausnehmbar: await angelegt(),
    vorlegbar: await angelegt(),
    verwerfbar: await angelegt(),
    zurueckgebbar: await vorgelegt(),
    freigebbar: await vorgelegt(),
    lesbar: await freigegeben(),
    einreichbar: await freigegeben(),
    rueckmeldbar: await eingereicht(),
    verfallbar: await verpasst(),
    verfallend: await verfallend(),
    behaltbar: await verfallend(),
  }
}

const params = ({ guid }: Zahllauf) => ({ params: { guid } })
const grund = { grund: 'Rückfrage offen' }

/** S6-08: runs whose day has passed. */
const verfallBeispiele = (l: Awaited<ReturnType<typeof laeufe>>) => ({
  zahllaufVerfallVorlegen: { als: SABINE, ...params(l.verfallbar), body: grund },
  zahllaufVerfallZurueckgeben: {
    als: FRANK,
    ...params(l.behaltbar),
    body: { verfall: l.behaltbar.verfall?.guid, ...grund },
  },
  zahllaufVerfallen: { als: FRANK, ...params(l.verfallend), body: { verfall: l.verfallend.verfall?.guid } },
})

const NEIN = 'Unzureichende Berechtigung'
const FEHLT = 'Nicht gefunden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

/** Of the bank, and a member of the farm. */
const eigener =
  (...rollen: string[]) =>
  (): Fehler => ({ wer: { ...MAX, rollen } })
/** Of the bank, with a conflict of interest on every farm. */
const befangen = (t: TestApp) => async (): Promise<Fehler> => {
  const wer: Caller = { sub: 'sub-befangen-im-lauf', rollen: ['SACHBEARBEITUNG_LESEN'] }
  await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    select gen_random_uuid(), guid, ${wer.sub}, 'Verwandt', now() from unternehmen`.execute(t.ownerDb)
  return { wer, danach: () => sql`delete from befangenheit where nutzer_sub = ${wer.sub}`.execute(t.ownerDb) }
}

const SCHREIBEND = [
  'postenAusnehmen',
  'zahllaufVorlegen',
  'zahllaufZurueckgeben',
  'zahllaufFreigeben',
  'zahllaufVerwerfen',
  'zahllaufHerunterladen',
  'einreichungVermerken',
  'ergebnisVermerken',
  'zahllaufVerfallVorlegen',
  'zahllaufVerfallZurueckgeben',
  'zahllaufVerfallen',
]
const ROLLEN = ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_FREIGEBEN']

export const aufrufe: Aufrufteil = async ({ t }) => {
  // No good request changes the data of this one.
  const unternehmen = DEMO_UNTERNEHMEN.maschinenringSued
  await platzSchaffen(t, unternehmen)
  const l = await laeufe(t, unternehmen)
  await bewilligen(t, { unternehmen })
  /** None of the acts is possible in this state. */
  const anderswo = (name: string) => params(name === 'zahllaufHerunterladen' ? l.vorlegbar : l.lesbar)
  return {
    beispiele: {
      zahllaeufeLesen: { als: SABINE, query: { status: 'FREIGEGEBEN' } },
      zahllaufAnlegen: { als: SABINE, body: { programm: 'AnkNabo' } },
      zahllaufLesen: { als: SABINE, ...params(l.lesbar) },
      postenAusnehmen: { als: SABINE, ...params(l.ausnehmbar), body: { posten: [1], ...grund } },
      zahllaufVorlegen: { als: SABINE, ...params(l.vorlegbar) },
      zahllaufZurueckgeben: { als: FRANK, ...params(l.zurueckgebbar), body: grund },
      zahllaufFreigeben: {
        als: FRANK,
        ...params(l.freigebbar),
        body: { inhaltSha256: l.freigebbar.inhaltSha256, bestaetigt: [1], kontoBestaetigt: true },
      },
      ...verfallBeispiele(l),
      zahllaufVerwerfen: { als: SABINE, ...params(l.verwerfbar), body: grund },
      zahllaufHerunterladen: { als: SABINE, ...params(l.lesbar) },
      einreichungVermerken: { als: SABINE, ...params(l.einreichbar), body: { referenz: 'B0012' } },
      ergebnisVermerken: {
        als: SABINE,
        ...params(l.rueckmeldbar),
        body: { ergebnis: 'BEZAHLT', posten: [1], valuta: tagInBerlin(t.clock.now()) },
      },
    },
    katalog: ({ unbekannt, imBody, senden }) => [
      ['zahllaufLesen', 403, NEIN, befangen(t)],
      ['zahllaufLesen', 404, FEHLT, unbekannt('zahllaufLesen', 'guid')],
      // Whatever lay ready is in a run by then.
      ['zahllaufAnlegen', 412, NICHT_JETZT, async () => (await senden('zahllaufAnlegen'), {})],
      ...SCHREIBEND.flatMap((name): Zeile[] => [
        [name, 403, NEIN, eigener(...ROLLEN)],
        [name, 404, FEHLT, unbekannt(name, 'guid')],
        [
          name,
          412,
          NICHT_JETZT,
          () => (name === 'einreichungVermerken' ? params(l.vorlegbar) : anderswo(name)),
        ],
      ]),
      [
        'zahllaufFreigeben',
        409,
        'Konkurrente Bearbeitung',
        () => imBody('zahllaufFreigeben', { inhaltSha256: '0'.repeat(64) }),
      ],
      [
        'zahllaufFreigeben',
        401,
        'Reauthentication required',
        () => ({ wer: { ...FRANK, authTime: t.clock.now().getTime() / 1000 - 3_600 } }),
      ],
    ],
  }
}
