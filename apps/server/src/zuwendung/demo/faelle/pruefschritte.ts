import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { Pruefpunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import { geleseneDateien } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/lesen'
import { sql } from 'kysely'
import { anhoerungEinfuegen } from '../../anhoerung/anhoerungen.ts'
import { katalogFuer } from '../../pruefpunkte/pruefkatalog.ts'
import { befangenheitEinfuegen } from '../../vorrat/befangenheiten.ts'
import { zuweisungEinfuegen } from '../../vorrat/zuweisungen.ts'
import { festhalten, type Fall } from './fall.ts'
import type { Schritt } from './antragsschritte.ts'

const NUR_EIN_ANGEBOT = 'Es liegt nur ein Angebot vor; die Preise sind dennoch marktüblich.'
/** The point about three offers. */
const ANGEBOTE = 'A9'
/** The point about moor: it does not concern who buys nothing for it. */
const MOOR = 'A6'

/** Sabine names the first page of what proves a point. */
const belege = ({ formular }: Fall, { liest }: Pruefpunkt) => {
  const [ort] = geleseneDateien(liest, formular)
  return ort === undefined ? [] : [{ dateiGuid: ort.datei.uuid, seite: 1, zitat: null, stelle: null }]
}

const vermerkZu = (fall: Fall, punkt: Pruefpunkt, befund: boolean) => {
  const ohneMoor = !fall.formular.foerdergegenstandSeiten?.some(({ kategorie }) => kategorie === 'A.1')
  const gefunden = befund && punkt.code === ANGEBOTE
  return {
    punkt: punkt.code,
    ergebnis: gefunden ? 'NICHT_ERFUELLT' : punkt.code === MOOR && ohneMoor ? 'NICHT_ANWENDBAR' : 'ERFUELLT',
    text: gefunden ? NUR_EIN_ANGEBOT : '',
    belege: belege(fall, punkt),
  }
}

/** Sabine answers the first points of the catalogue, in two statements: there are hundreds of them. */
export const vermerken =
  (nach: number, anzahl: number, befund = false): Schritt =>
  async ({ tx, bank: { sabine } }, fall) => {
    const katalog = await katalogFuer(tx, fall.programm, fall.nach(0))
    const vermerke = (katalog?.punkte ?? []).slice(0, anzahl).map((p) => vermerkZu(fall, p, befund))
    const zeilen = sql`jsonb_to_recordset(${JSON.stringify(vermerke)}::jsonb)
      as v (punkt text, ergebnis text, text text, belege jsonb)`
    await sql`insert into pruefvermerk (geschaeft_guid, dokument_guid, dokument_version, punkt, fassung, vermerk, ergebnis,
        text, belege, person_sub, person_name, zeit)
      select ${fall.geschaeft}, ${fall.guid}, ${fall.version}::integer, v.punkt, 1, 1, v.ergebnis, v.text, v.belege,
        ${sabine.sub}, ${sabine.name}, ${fall.nach(nach)}::timestamptz from ${zeilen}`.execute(tx)
    await sql`insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben)
      select ${fall.betrieb.unternehmenGuid}::uuid, ${sabine.sub}, 'vermerkSchreiben', ${fall.guid},
        jsonb_build_object('punkt', v.punkt, 'vermerk', 1, 'fassung', 1, 'ergebnis', v.ergebnis)
      from ${zeilen}`.execute(tx)
  }

const VORZEITIG =
  'Wir beabsichtigen, den Antrag abzulehnen: Die Maschine wurde nach den Unterlagen vor der Bewilligung bestellt. Bitte nehmen Sie dazu Stellung.'

/** The applicant is heard before he is burdened, and can answer until so many days later. */
export const anhoeren =
  (nach: number, tage: number, text = VORZEITIG): Schritt =>
  async (u, fall) => {
    const jetzt = fall.nach(nach)
    const anhoerung = fall.guid.replace('d1', 'd4')
    const { frist } = await anhoerungEinfuegen(u.tx, {
      guid: anhoerung,
      geschaeftGuid: fall.geschaeft,
      text,
      letzterTag: tagNach(jetzt, tage),
      jetzt,
      sub: u.bank.sabine.sub,
    })
    await festhalten(u, fall, u.bank.sabine.sub, 'anhoeren', { anhoerung, frist: frist.toISOString() })
  }

/** Sabine takes the case. */
export const nehmen: Schritt = async (u, fall) => {
  const { sub } = u.bank.sabine
  const zuweisung = { geschaeftGuid: fall.geschaeft, nr: 1, an: sub, von: sub, jetzt: fall.nach(1) }
  await zuweisungEinfuegen(u.tx, zuweisung)
  await festhalten(u, fall, sub, 'fallZuweisen', { an: sub })
}

/** Sabine declares a conflict of interest: from now on there is no trace of the case for her. */
export const befangenErklaeren: Schritt = async (u, fall) => {
  const { sub } = u.bank.sabine
  const guid = fall.guid.replace('d1', 'd5')
  const grund = 'Der Betriebsleiter ist mein Schwager.'
  const woran = { geschaeft: fall.geschaeft }
  await befangenheitEinfuegen(u.tx, { guid, woran, sub, grund, jetzt: fall.nach(1) })
  await festhalten(u, fall, sub, 'befangenheitErklaeren', { befangenheit: guid })
}
