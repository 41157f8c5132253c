import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entscheidungFreigeben } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aufzeichnungHolen } from './identifizierung/aufzeichnungHolen.ts'
import { aufzeichnungenLoeschen } from './identifizierung/aufzeichnungenLoeschen.ts'
import { vorgangBeginnen } from './identifizierung/testing/meldung.ts'
import { versuchBeginnen } from './identifizierung/versuchBeginnen.ts'
import { personAnlegen } from './nutzer/testing/person.ts'
import { registrierer } from './oidc/anmeldung/registrieren.ts'
import { kontoNachBenutzername, type Konto } from './oidc/konto/konto.ts'
import { argon2Hasher } from './oidc/passwoerter/passwordHasher.ts'
import { adresseBerichtigen } from './oidc/post/adresseBerichtigen.ts'
import { bestaetigungEinloesen } from './oidc/post/bestaetigungEinloesen.ts'
import { linkAusstellen } from './oidc/post/einmallink.ts'
import { passwortLinkSenden } from './oidc/post/passwortLinkSenden.ts'
import { passwortNeuSetzen } from './oidc/post/passwortNeuSetzen.ts'
import { einrichter } from './oidc/zweiterFaktor/einrichten.ts'
import { faktorSchluessel } from './oidc/zweiterFaktor/schluessel.ts'
import { codesSetzen } from './oidc/zweiterFaktor/wiederherstellungscodes.ts'
import { zweiterFaktor } from './oidc/zweiterFaktor/zweiterFaktor.ts'
import { wartendeMelden } from './mitteilungen/bank/wartendeMelden.ts'
import { serieZustellen } from './mitteilungen/serie/serieZustellen.ts'
import { serieAnlegen } from './mitteilungen/testing/serie.ts'
import { wartetAuf } from './mitteilungen/testing/wartende.ts'
import { fixedClock } from './platform/clock.ts'
import { dateiOeffnen } from './platform/files/dateiOeffnen.ts'
import { dateiOeffnenLassen } from './platform/files/oeffnung/dateiOeffnenLassen.ts'
import { dateiPruefen } from './platform/files/viren/dateiPruefen.ts'
import { startverweis } from './platform/ident/startverweis.ts'
import type { Services } from './platform/services.ts'
import { vorDemCommitAbbrechen } from './platform/testing/abbruch.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { LENA, habe } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import { rundeEinfrieren } from './interessenbekundung/einfrieren/rundeEinfrieren.ts'
import { rundenpostSenden } from './interessenbekundung/post/rundenpostSenden.ts'
import { proberunde } from './interessenbekundung/runde/testing/rundenWelt.ts'
import { einladungenFuehren } from './interessenbekundung/staffel/einladungenFuehren.ts'
import { einladeGrenzen, nutzerEinladen } from './unternehmen/einladung/nutzerEinladen.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'
import { bekanntgabeFuehren } from './zuwendung/bekanntgabe/bekanntgabeFuehren.ts'
import { bescheidBereitstellen } from './zuwendung/bekanntgabe/bescheidBereitstellen.ts'
import { entwurfErinnern } from './auszahlung/erinnerung/entwurfErinnern.ts'
import { zahllaufHerunterladen } from './auszahlung/zahllauf/zahllaufHerunterladen.ts'
import { bescheidMelden } from './zuwendung/bekanntgabe/bescheidMelden.ts'
import { antragBelegErstellen } from './zuwendung/beleg/antragBelegErstellen.ts'
import { bescheidErstellen } from './zuwendung/entscheidung/bescheid/bescheidErstellen.ts'
import { fristErinnern } from './zuwendung/frist/fristErinnern.ts'
import { bereitstellen, einwilligen, gedruckterBescheid } from './zuwendung/testing/bescheidWelt.ts'
import { mitzeichnungenZurueckgeben } from './zuwendung/mitzeichnung/mitzeichnungenZurueckgeben.ts'
import { erklaerterVerzicht } from './zuwendung/testing/verzichtAufrufe.ts'
import { zurUnterschrift } from './zuwendung/testing/zurUnterschrift.ts'
import { verzichtEntschieden } from './zuwendung/testing/verzichtWelt.ts'
import { verzichtAufnehmen } from './zuwendung/verzicht/verzichtAufnehmen.ts'

/*
 * What app.spuren.test.ts asks of the calls, asked of jobs and of the pages of the sign-in: with one connection for all
 * its work, and cut off before its commit, each leaves no mail, no job and no row, and had logged what it did.
 */

const IP = '192.0.2.7'
const CODE = 'K7QD03XW9MPA'
const MINUTE = 60_000
/** Costs little: how a password is kept is no matter here. */
const hasher = argon2Hasher({ memory: 64, passes: 1, parallelism: 1 })
const schluessel = faktorSchluessel(Buffer.alloc(32, 7))

type Tat = {
  readonly tut: string
  /** What it logs, if it does. */
  readonly spuren: readonly string[]
  /** Written before its transaction: it is found again by it, or counts whatever happens. */
  readonly daneben?: readonly string[]
  /** Made while transactions get through; answers the act. */
  readonly vorbereiten: () => Promise<(services: Services) => Promise<unknown>>
}

let w: PortalWelt
let eine: Services
let protokolliert: () => Promise<readonly string[]>
let geschrieben: () => Promise<readonly string[]>
const taten = new Map<string, (services: Services) => Promise<unknown>>()

const konto = async (name: string): Promise<Konto> => {
  const gefunden = await kontoNachBenutzername(w.t.services.db, name)
  if (gefunden === undefined) throw new Error(`no account ${name}`)
  return gefunden
}
const link = async (wer: Konto, zweck: 'EMAIL_BESTAETIGEN' | 'PASSWORT_NEU') =>
  (await linkAusstellen(w.t.services.db, wer, zweck)).schluessel
const mitBetreiber = ({ db, clock, config }: Services) => ({
  db,
  clock,
  betreiber: config,
  hasher,
  schluessel,
})
const neuePerson = async () => konto((await personAnlegen(w.t)).username)
const datei = async () => (await habe(w.t, LENA, DEMO_UNTERNEHMEN.hofLindenau)).datei.uuid
const bescheid = async () =>
  gedruckterBescheid(w.t, { antrag: (await habe(w.t, LENA, DEMO_UNTERNEHMEN.hofLindenau)).formular.guid })
const signal = () => new AbortController().signal

const TATEN: readonly Tat[] = [
  {
    tut: 'a registration',
    spuren: [],
    vorbereiten: async () => (s) =>
      registrierer(mitBetreiber(s))(
        {
          firstName: 'Rosa',
          lastName: 'Neuhof',
          username: 'rosa.neuhof',
          email: 'rosa@neuhof.example',
          password: 'Vier zufällige Wörter',
          'password-confirm': 'Vier zufällige Wörter',
          fassung: 1,
        },
        IP,
      ),
  },
  {
    tut: 'the link by which a forgotten password is replaced',
    spuren: [],
    vorbereiten: async () => {
      const { benutzername } = await neuePerson()
      return (s) => passwortLinkSenden.run({ eingabe: benutzername }, s, signal())
    },
  },
  {
    tut: 'another address for an account',
    spuren: ['emailAendern'],
    vorbereiten: async () => {
      const wer = await neuePerson()
      return (s) => adresseBerichtigen(mitBetreiber(s), wer, `neu-${wer.email}`, IP)
    },
  },
  {
    tut: 'the proof of an address',
    spuren: ['emailBestaetigen'],
    vorbereiten: async () => {
      const code = await link(await neuePerson(), 'EMAIL_BESTAETIGEN')
      return ({ db }) => bestaetigungEinloesen(db, code)
    },
  },
  {
    tut: 'a new password by a link',
    spuren: ['passwortAendern'],
    vorbereiten: async () => {
      const wer = await neuePerson()
      const code = await link(wer, 'PASSWORT_NEU')
      return (s) => passwortNeuSetzen(mitBetreiber(s), wer, code, 'Vier neue Wörter')
    },
  },
  {
    tut: 'a new password by a link that proves the address too',
    spuren: ['emailBestaetigen', 'passwortAendern'],
    vorbereiten: async () => {
      const wer = { ...(await neuePerson()), emailBestaetigt: false }
      const code = await link(wer, 'PASSWORT_NEU')
      return (s) => passwortNeuSetzen(mitBetreiber(s), wer, code, 'Vier neue Wörter')
    },
  },
  {
    tut: 'a second factor',
    spuren: ['zweitenFaktorEinrichten'],
    vorbereiten: async () => {
      const wer = await neuePerson()
      const einrichtung = { konto: wer, uid: 'dialog', name: 'Telefon', schritt: 1, neueCodes: true }
      return (s) => einrichter(mitBetreiber(s)).einrichten(einrichtung)
    },
  },
  {
    tut: 'a recovery code that is used',
    spuren: ['wiederherstellungscodeBenutzen'],
    vorbereiten: async () => {
      const wer = await neuePerson()
      await codesSetzen(w.t.services.db, schluessel, wer.id, [CODE])
      const eingabe = { konto: wer, code: CODE, ip: IP, browser: undefined, merken: async () => undefined }
      return (s) => zweiterFaktor(mitBetreiber(s)).codePruefen(eingabe)
    },
  },
  {
    tut: 'an identification that begins',
    spuren: ['identifizierungBeginnen'],
    vorbereiten: async () => {
      const { id: sub } = await neuePerson()
      const verweis = startverweis(w.t.services, { sub, stand: 'NICHT_BEGONNEN', versuche: 0 })
      return (s) => versuchBeginnen(s, verweis?.split('/').at(-1) ?? '')
    },
  },
  {
    tut: 'a recording that is fetched',
    spuren: ['aufzeichnungHolen'],
    // Its next run writes over it.
    daneben: ['stored a file'],
    vorbereiten: async () => {
      const vorgang = await vorgangBeginnen(w.t, (await neuePerson()).id)
      await sql`insert into identifizierung_aufzeichnung (versuch_guid, status, geaendert_am)
        values (${vorgang}, 'AUSSTEHEND', now())`.execute(w.t.ownerDb)
      return (s) => aufzeichnungHolen.run({ vorgang }, s, signal())
    },
  },
  {
    tut: 'a recording whose time is over',
    spuren: ['aufzeichnungLoeschen'],
    vorbereiten: async () => {
      const vorgang = await vorgangBeginnen(w.t, (await neuePerson()).id)
      await sql`insert into identifizierung_aufzeichnung (versuch_guid, status, bytes, sha256, geaendert_am, loeschen_ab)
        values (${vorgang}, 'VORHANDEN', 1, '', now(), now() - interval '1 day')`.execute(w.t.ownerDb)
      return (s) => aufzeichnungenLoeschen.run({}, s, signal())
    },
  },
  {
    tut: 'a file that is damaged',
    spuren: ['dateiBeschaedigt'],
    vorbereiten: async () => {
      const guid = await datei()
      const ordner = join(w.t.services.config.datenVerzeichnis, 'dateien', guid.slice(0, 2), guid.slice(2, 4))
      await writeFile(join(ordner, guid), 'anderes')
      return (s) => dateiOeffnen(s, { guid, bytes: 7, sha256: 'die von damals' })
    },
  },
  {
    tut: 'a file that is opened later',
    spuren: ['dateiOeffnen'],
    vorbereiten: async () => {
      const guid = await datei()
      await sql`update datei set oeffnung = 'noch nicht geöffnet' where guid = ${guid}`.execute(w.t.ownerDb)
      return (s) => dateiOeffnenLassen.run({ guid }, s, signal())
    },
  },
  {
    tut: 'a file in which a virus is found',
    spuren: ['dateiPruefen'],
    vorbereiten: async () => {
      const guid = await datei()
      await sql`update datei set scan_status = 'wird geprüft' where guid = ${guid}`.execute(w.t.ownerDb)
      const virenpruefung = {
        pruefen: async () => ({ schadsoftware: 'Probe' }),
        befinden: async () => ({ ok: true, message: '' }),
      }
      return (s) => dateiPruefen.run({ guid }, { ...s, virenpruefung }, signal())
    },
  },
  {
    tut: 'an invitation that is sent again',
    spuren: ['einladungErneutVersenden'],
    vorbereiten: async () => {
      const auftrag = {
        sub: LENA.sub,
        unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau,
        email: `gast-${randomUUID()}@hof.example`,
        ip: IP,
      }
      const grenzen = einladeGrenzen(w.t.services.clock)
      await nutzerEinladen(w.t.services, grenzen, auftrag)
      const clock = fixedClock(new Date(w.t.services.clock.now().getTime() + 11 * MINUTE))
      return (s) => nutzerEinladen({ ...s, clock }, grenzen, auftrag)
    },
  },
  {
    tut: 'a receipt',
    spuren: [],
    // Made before its transaction, which must not wait for it; the tidying job finds what nobody binds.
    daneben: ['insert public.datei', 'stored a file'],
    vorbereiten: async () => {
      const { rows } = await sql<{ eingangsnummer: string }>`select eingangsnummer from einreichung
        where beleg_guid is null and gesendet::jsonb -> 'dokumente' -> 'gesellschaftsvertrag' is not null limit 1`.execute(
        w.t.ownerDb,
      )
      const auftrag = { eingangsnummer: rows[0]?.eingangsnummer ?? '', mail: true }
      return (s) => antragBelegErstellen.run(auftrag, s, signal())
    },
  },
  {
    tut: 'a notice on a decision',
    spuren: [],
    daneben: ['insert public.datei', 'stored a file'],
    vorbereiten: async () => {
      const { als, params, body } = beispielVon(w.beispiele, 'entscheidungFreigeben')
      const { body: frei } = await w.t.call(entscheidungFreigeben, {
        als,
        params: { guid: params?.['guid'] ?? '' },
        body,
      })
      return (s) => bescheidErstellen([]).run({ guid: frei.bescheide[0]?.guid ?? '' }, s, signal())
    },
  },
  {
    tut: 'a waiver that a decision takes up',
    spuren: ['verzichtAufnehmen'],
    vorbereiten: async () => {
      const { fall, verzicht } = await erklaerterVerzicht(w.t)
      const entscheidung = await verzichtEntschieden(w.t.ownerDb, fall)
      const tat = { verzicht, entscheidung, sub: 'sub-frank', jetzt: w.t.clock.now() }
      return (s) => s.db.transaction().execute((tx) => verzichtAufnehmen(tx, tat))
    },
  },
  {
    tut: 'a reminder of a deadline',
    spuren: [],
    vorbereiten: async () => {
      const { clock } = w.t.services
      await sql`update antrag_einladung set bis = ${new Date(clock.now().getTime() + 3 * 24 * 60 * MINUTE)}
        where staffel_guid is null`.execute(w.t.ownerDb)
      await sql`update antrag set angelegt_am = angelegt_am - interval '20 days'`.execute(w.t.ownerDb)
      return (s) => fristErinnern.run({}, s, signal())
    },
  },
  {
    tut: 'a reminder of a payout at rest',
    spuren: [],
    vorbereiten: async () => {
      await sql`update auszahlung set geaendert_am = geaendert_am - interval '40 days', erinnert_am = null
        where status = 'IN_BEARBEITUNG'`.execute(w.t.ownerDb)
      return (s) => entwurfErinnern.run({}, s, signal())
    },
  },
  {
    tut: 'a request for a signature that returns to who asked',
    spuren: ['mitzeichnungFreigeben'],
    vorbereiten: async () => {
      const { anfrage } = await zurUnterschrift(w.t)
      const person = 'sub-fort'
      await sql`update mitzeichnung set person = ${person} where guid = ${anfrage}`.execute(w.t.ownerDb)
      const ausgeschieden = { unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau, person, von: LENA.sub }
      return (s) => mitzeichnungenZurueckgeben.run(ausgeschieden, s, signal())
    },
  },
  {
    tut: 'the morning mail of the bank',
    spuren: [],
    vorbereiten: async () => {
      await wartetAuf(w.t.ownerDb, 'sub-wartende')
      return (s) => wartendeMelden.run({}, s, signal())
    },
  },
  {
    tut: 'a bulk message on its way',
    spuren: ['mitteilungSenden'],
    vorbereiten: async () => {
      const guid = await serieAnlegen(w.t)
      return (s) => serieZustellen.run({ guid }, s, signal())
    },
  },
  {
    tut: 'a notice whose file was just made',
    spuren: ['bescheidBereitstellen'],
    vorbereiten: async () => {
      await einwilligen(w.t)
      const { guid } = await bescheid()
      return (s) => s.db.transaction().execute((tx) => bescheidBereitstellen(s, tx, { guid }))
    },
  },
  {
    tut: 'a mail server that took the notification of a notice',
    spuren: ['bescheidMelden'],
    vorbereiten: async () => {
      const b = await bescheid()
      await bereitstellen(w.t, b)
      const auftrag = { guid: b.guid, nr: 1, angenommenAm: w.t.clock.now().toISOString() }
      return (s) => bescheidMelden.run(auftrag, s, signal())
    },
  },
  {
    tut: 'the clock of the notices',
    spuren: ['abrufErinnern', 'bereitstellungBeenden', 'briefBekanntgeben'],
    vorbereiten: async () => {
      const seit = async (tage: number) => {
        const b = await bescheid()
        await bereitstellen(w.t, b)
        await sql`update bekanntgabe set status = 'BENACHRICHTIGT', benachrichtigt_am = now() - ${tage} * interval '1 day',
          endet_am = now() + ${10 - tage} * interval '1 day' where bescheid_guid = ${b.guid}`.execute(
          w.t.ownerDb,
        )
      }
      await seit(11)
      await seit(7)
      const { guid } = await bescheid()
      await sql`insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, aufgegeben_am)
        select guid, 1, unternehmen_guid, 'POST', 'VERSANDT', now() - interval '9 days' from bescheid
        where guid = ${guid}`.execute(w.t.ownerDb)
      return (s) => bekanntgabeFuehren.run({}, s, signal())
    },
  },
  {
    tut: 'the end of a round',
    spuren: ['rundeEinfrieren'],
    vorbereiten: async () => {
      await proberunde(w.t.services, { bis: 'ERFASSUNG', abTagen: -20 })
      return (s) => rundeEinfrieren.run({}, s, signal())
    },
  },
  {
    tut: 'mails about a round',
    spuren: [],
    vorbereiten: async () => {
      const runde = await proberunde(w.t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
      return (s) => rundenpostSenden.run({ anlass: 'veroeffentlicht', runde }, s, signal())
    },
  },
  {
    tut: 'the clock of the invitations',
    spuren: ['einladungErinnern', 'einladungVerfallen'],
    vorbereiten: async () => {
      const betriebe = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor]
      const runde = await proberunde(w.t.services, { bis: 'GEREIHT', abTagen: -60, betriebe, staffeln: 1 })
      await sql`update antrag_einladung set demo = true where staffel_guid in
        (select guid from staffel where ibk_meta_guid = ${runde})`.execute(w.t.ownerDb)
      await sql`update antrag_einladung set bis = now() + (case rang when 1 then 5 else -1 end) * interval '1 day'
        where staffel_guid in (select guid from staffel where ibk_meta_guid = ${runde})`.execute(w.t.ownerDb)
      await sql`update antrag_einladung set status = 'GENUTZT' where staffel_guid in (select guid from staffel
        where ibk_meta_guid <> ${runde})`.execute(w.t.ownerDb)
      return (s) => einladungenFuehren.run({}, s, signal())
    },
  },
  {
    tut: 'a download of a payment file',
    spuren: ['zahllaufHerunterladen'],
    vorbereiten: async () => {
      const { als, params } = beispielVon(w.beispiele, 'zahllaufHerunterladen')
      const person = { authTime: 0, rollen: [], ...als }
      return (s) => zahllaufHerunterladen(s, { guid: params?.['guid'] ?? '', person })
    },
  },
]

beforeAll(async () => {
  w = await startPortalWelt()
  eine = (await w.t.secondInstance({ connections: 1 })).services
  for (const { tut, vorbereiten } of TATEN) taten.set(tut, await vorbereiten())
  const handlungen = [...new Set(TATEN.flatMap(({ spuren }) => spuren))]
  protokolliert = await vorDemCommitAbbrechen(w.t, handlungen, [
    'bescheid',
    'einmallink',
    'einreichung',
    'fristerinnerung',
    'postausgang',
  ])
  geschrieben = await schreibzaehler(w.t)
})
afterAll(() => w.t.close())

/** Jobs that go through many go on to the next one, and say at their end how many failed. */
const ABGEBROCHEN =
  /abgebrochen vor dem commit|^\d+ (?:reminders failed|(?:notices|invitations) not moved on|rounds not frozen|cases of a bulk message not sent|requests for a signature not returned)/

/** Attempts count whatever becomes of them: nobody guesses anew by having one cut off. */
const ohneZaehler = (was: readonly string[]) =>
  was
    .filter((zeile) => !zeile.endsWith(' public.anmeldeversuch'))
    .map((zeile) => zeile.replace(/^stored .*/, 'stored a file'))

describe('one connection, cut off before the commit: no mail, no job, no row', () => {
  test.each(TATEN.map((tat) => [tat.tut, tat.spuren, tat] as const))(
    '%s, which logs %j',
    async (tut, spuren, { daneben }) => {
      await geschrieben()
      await expect(taten.get(tut)?.(eine)).rejects.toThrow(ABGEBROCHEN)
      expect(await protokolliert()).toEqual(spuren)
      expect(ohneZaehler(await geschrieben())).toEqual(daneben ?? [])
    },
  )
})

/** Jobs that change no case and tell nobody anything: their own tests say what they do. */
const NUR_BETRIEB = [
  'anmeldungenAufraeumen',
  'barrierenAufraeumen',
  'dateienAufraeumen',
  'koepfeSichern',
  'mailZustellen',
  'mailsWecken',
  'meldungSenden',
  'oeffnungenNachholen',
  'pruefungenNachholen',
  'schluesselAufraeumen',
  'signaturSchluesselWechsel',
]

/** Jobs that a function makes: a receipt and a notice are in the table, Keycloak keeps its accounts itself. */
const GEMACHT = [
  'oidc/keycloak/aufgaben.ts',
  'platform/einreichung/belegAufgabe.ts',
  'zuwendung/entscheidung/bescheid/bescheidErstellen.ts',
]

test('the table names every job that does something to a case or to an account', () => {
  const texte = globSync('**/*.ts', { cwd: import.meta.dirname })
    .toSorted()
    .filter((datei) => !/\.test\.ts$|\/testing\//.test(datei))
    .map((datei) => ({ datei, text: readFileSync(join(import.meta.dirname, datei), 'utf8') }))
    .filter(({ text }) => text.includes('aufgabe({'))
  const namen = texte.map(({ text }) => /export const (\w+) = aufgabe\(\{/.exec(text)?.[1])
  expect(texte.filter((_, i) => namen[i] === undefined).map(({ datei }) => datei)).toEqual(GEMACHT)
  const hier = readFileSync(import.meta.filename, 'utf8')
  const ungenannt = namen.flatMap((name = '') => (name === '' || hier.includes(`${name}.run(`) ? [] : [name]))
  expect(ungenannt.toSorted()).toEqual(NUR_BETRIEB)
})
