import { bekanntgabeStaende } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import type { BankBekanntgabe, BankBescheid } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { darf } from '@foerderportal/contract/shared/permissions'
import { sql } from 'kysely'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { zustellungVon, type Versand } from '../../platform/mail/zustellung.ts'
import type { Services } from '../../platform/services.ts'
import { imPortalMoeglich } from './bescheidBereitstellen.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { abrufeVon, type Abruf } from './abrufe.ts'
import { mailSchluessel } from './bekanntgabeMail.ts'
import { bekanntgabeSpalten, bescheideDesFalls, type Bekanntgabe, type Bescheid } from './bekanntgaben.ts'
import { standAm } from './bekanntgabePolicy.ts'
import { rechtsbehelf } from './bescheidAnsicht.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const alleBekanntgaben = async (tx: Tx, guid: string): Promise<Bekanntgabe[]> =>
  (
    await sql<Bekanntgabe>`select ${bekanntgabeSpalten} from bekanntgabe k
      where k.bescheid_guid = ${guid} order by k.nr desc`.execute(tx)
  ).rows

type Meldung = Versand & { readonly name: string }

/** Whom the notification went to: the outbox says what became of it, by its key. */
const meldungenVon = async (tx: Tx, guid: string, { nr, empfaenger }: Bekanntgabe): Promise<Meldung[]> => {
  const anfang = mailSchluessel('liegtBereit', { guid, nr })
  const { rows } = await sql<Meldung>`select p.versendet_am, p.fehler, p.hindernis,
      coalesce(nullif(concat_ws(' ', n.value ->> 'vorname', n.value ->> 'nachname'), ''), 'nicht mehr registriert') as name
    from unnest(${[...empfaenger]}::text[]) e(sub)
      left join postausgang p on p.schluessel = ${anfang}::text || e.sub
      left join nutzer n on n.sub = e.sub
    order by name`.execute(tx)
  return rows
}

const abrufAnsicht = (a: Abruf): BankBekanntgabe['abrufe'][number] => ({
  name: a.name,
  begonnenAm: a.begonnen_am.toISOString(),
  gesendetAm: iso(a.gesendet_am),
  bytes: a.bytes,
  bestaetigtAm: iso(a.bestaetigt_am),
  sha256: a.sha256,
})

const bekanntgabeAnsicht = (
  k: Bekanntgabe,
  meldungen: readonly Meldung[],
  abrufe: readonly Abruf[],
): BankBekanntgabe => ({
  nr: k.nr,
  weg: k.weg,
  status: k.status,
  bereitgestelltAm: iso(k.bereitgestellt_am),
  benachrichtigtAm: iso(k.benachrichtigt_am),
  erinnertAm: iso(k.erinnert_am),
  endetAm: iso(k.endet_am),
  beendetAm: iso(k.beendet_am),
  abgerufenAm: iso(k.abgerufen_am),
  abgerufenVon: k.abgerufen_name,
  aufgegebenAm: k.aufgegeben_am,
  bekanntAm: k.bekannt_am,
  grund: k.grund,
  meldungen: meldungen.map(({ name, ...versand }) => ({
    name,
    zustellung: zustellungVon(versand),
    angenommenAm: iso(versand.versendet_am),
    fehler: versand.fehler,
  })),
  abrufe: abrufe.filter(({ nr }) => nr === k.nr).map(abrufAnsicht),
})

const bescheidAnsicht = async (
  services: Services,
  tx: Tx,
  b: Bescheid,
  schreiben: boolean,
): Promise<BankBescheid> => {
  const abrufe = await abrufeVon(tx, b.guid)
  const bekanntgaben = []
  for (const k of await alleBekanntgaben(tx, b.guid))
    bekanntgaben.push(bekanntgabeAnsicht(k, await meldungenVon(tx, b.guid, k), abrufe))
  const eingewilligt = await imPortalMoeglich(tx, b.unternehmen_guid)
  const stand = standAm(b, services.clock.now())
  return {
    guid: b.guid,
    nummer: b.nummer,
    art: b.art,
    auszahlung: b.auszahlung_nr,
    erlassenAm: b.erlassen_am.toISOString(),
    liegtVor: b.datei_guid !== null,
    eingewilligt,
    rechtsbehelfBis: rechtsbehelf(b.bekannt_am, services),
    aktionen: bekanntgabeStaende.aktionen.filter(
      (aktion) =>
        schreiben &&
        b.datei_guid !== null &&
        bekanntgabeStaende.hindernis(aktion, stand, ['BANK']) === null &&
        (aktion !== 'bescheidErneutBereitstellen' || eingewilligt),
    ),
    bekanntgaben,
  }
}

export type Bekanntgabefall = {
  readonly principal: Pick<Principal, 'sub' | 'rollen'>
  readonly guid: string
}

/** S9-10. The notices of a case with everything that was done to make them known, for the bank's people. */
export const bekanntgabeLesen = (
  services: Services,
  { principal, guid }: Bekanntgabefall,
): Promise<BankBescheid[]> =>
  services.db.transaction().execute(async (tx) => {
    await bankFallLesen(tx, guid, principal.sub)
    const schreiben = darf(principal.rollen, ['SACHBEARBEITUNG', 'SCHREIBEN'])
    const alle = []
    for (const b of await bescheideDesFalls(tx, guid))
      alle.push(await bescheidAnsicht(services, tx, b, schreiben))
    return alle
  })

/** The one notice after something was done with it. */
export const bankBescheidLesen = async (
  services: Services,
  { bescheidGuid, ...fall }: Bekanntgabefall & { readonly bescheidGuid: string },
): Promise<BankBescheid> => {
  const alle = await bekanntgabeLesen(services, fall)
  const einer = alle.find(({ guid }) => guid === bescheidGuid)
  if (einer === undefined) throw new Error('a notice that was just worked on is gone')
  return einer
}
