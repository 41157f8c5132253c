import { EINLADUNG_STAENDE } from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { ziehungsformVon } from '@foerderportal/contract/interessenbekundung/reihung/ziehungLesen'
import { OEFFENTLICHER_STATUS } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import {
  RUNDE_AKTIONEN,
  type RundeAntwort,
  type RundeMoeglich,
  type Staffelansicht,
} from '@foerderportal/contract/interessenbekundung/bank/schema'
import { quelleBenennen } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { getan, personenNamen, type Name } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { rueckgabenLesen } from '../reihung/rueckgaben.ts'
import { akteLesen, type AktRow } from './akte/rundenakte.ts'
import { aktAnsicht } from './akte/aktAnsicht.ts'
import { jeTagLesen, klassenLesen, trichterLesen } from './rundeKennzahlen.ts'
import { SELBST_STAFFEL, hindernisFuer, umstaendeLesen, type Lage } from './rundeHindernisse.ts'
import { rundennaehe } from './rundennaehe.ts'
import { zeitraumVon } from '../policy.ts'
import { standVon, type Person } from './rundePolicy.ts'
import { zeitleisteVon } from './rundeZeitleiste.ts'
import type { RundeRow } from './runden.ts'
import { vorgangAnsicht } from './vorgangAnsicht.ts'
import {
  letzteReihung,
  listenlaenge,
  staffelnLesen,
  type ReihungVorgang,
  type StaffelVorgang,
  type Vorgang,
} from './vorgaenge.ts'

export type Antwort = { readonly body: RundeAntwort; readonly version: number }

const moeglich = (lage: Lage): RundeMoeglich =>
  Object.fromEntries(RUNDE_AKTIONEN.map((aktion) => [aktion, hindernisFuer(aktion, lage)])) as RundeMoeglich // one for each of them

/** As the form has it: whole days, euros. Rounds of before the procedure name no draw. */
export const angabenVon = (r: RundeRow): RundeAngaben => ({
  programm: r.programm,
  produktGruppe: r.produktgruppe,
  bezeichnung: r.bezeichnung,
  ersterTag: tagInBerlin(r.von),
  letzterTag: tagInBerlin(letzterMoment(r.bis.toISOString())),
  budgetInEuro: inEuro(r.budget_cent),
  einladungTage: r.einladung_tage,
  maxAnzahlGeschaefte: r.max_anzahl_geschaefte,
  machtAeltereUngueltig: r.macht_aeltere_ungueltig,
  betraegeOeffentlich: r.betraege_oeffentlich,
  ziehung: {
    quelle: r.quelle ?? 'Ohne öffentliche Ziehung {tag}',
    // one that can't be read is chosen anew before the round is saved (0096)
    form: formVon(r) ?? 'LOTTO-6AUS49',
    am: (r.ziehung_am ?? r.bis).toISOString(),
    alleTage: r.ziehung_alle_tage ?? 7,
  },
  vorgaben: r.vorgaben,
})

const formVon = ({ ziehung_form: form }: RundeRow) => (form === null ? null : ziehungsformVon(form))

const ziehungVon = (r: RundeRow): RundeAntwort['ziehung'] =>
  r.quelle === null || r.ziehung_form === null || r.ziehung_am === null
    ? null
    : {
        quelle: quelleBenennen(r.quelle, r.ziehung_am),
        form: formVon(r),
        am: r.ziehung_am.toISOString(),
        zusage: r.seed_zusage,
        pruefprogrammSha256: r.pruefprogramm_sha256,
      }

/** Sealed nobody reads it, open the two who typed its draw, released everybody (S3-03). */
const reihungVon = (name: Name, sub: string, r: ReihungVorgang): RundeAntwort['reihung'] => {
  const beide = [r.vorbereitet_von, r.geoeffnet_von]
  const lesbar = r.status === 'FREIGEGEBEN' || (r.status === 'GEOEFFNET' && beide.includes(sub))
  return {
    ...vorgangAnsicht(name, r),
    geoeffnet: getan(name, r.geoeffnet_von, r.geoeffnet_am),
    zufall: lesbar ? r.zufall : null,
    sha256: lesbar ? r.sha256 : null,
  }
}

const staffelVon = (name: Name, lage: Lage, s: StaffelVorgang): Staffelansicht => ({
  ...vorgangAnsicht(name, s),
  sha256: s.sha256,
  nr: s.nr,
  vonRang: s.von_rang,
  bisRang: s.bis_rang,
  eingeladen: s.eingeladen,
  summe: inEuro(s.summe_cent),
  frei: inEuro(s.frei_cent),
  einladungen: Object.fromEntries(
    EINLADUNG_STAENDE.map((stand) => [stand, s.einladungen[stand] ?? 0]),
  ) as Staffelansicht['einladungen'], // one for each of them
  gesperrtWeil: s.bearbeiter.includes(lage.person.sub)
    ? SELBST_STAFFEL
    : hindernisFuer('staffelFreigeben', lage),
})

/** The money of a round in euros. */
export const budgetAnsicht = (
  r: Pick<RundeRow, 'budget_cent' | 'reserviert_cent' | 'bewilligt_cent'>,
  ausgezahltCent: number,
) => ({
  budget: inEuro(r.budget_cent),
  reserviert: inEuro(r.reserviert_cent),
  bewilligt: inEuro(r.bewilligt_cent),
  ausgezahlt: inEuro(ausgezahltCent),
  frei: inEuro(r.budget_cent - r.reserviert_cent - r.bewilligt_cent),
})

const klassenVon = async (db: Database | Tx, r: RundeRow): Promise<RundeAntwort['klassen']> => {
  const zahlen = new Map((await klassenLesen(db, r.guid)).map((z) => [z.hauptgruppe, z]))
  return r.vorgaben.hauptgruppen.map(({ code, bezeichnung, prioritaet }) => {
    const z = zahlen.get(code)
    return {
      code,
      bezeichnung,
      prioritaet,
      bekundungen: z?.bekundungen ?? 0,
      betrag: inEuro(z?.cent ?? 0),
      eingeladen: z?.eingeladen ?? 0,
      eingeladenBetrag: inEuro(z?.eingeladen_cent ?? 0),
    }
  })
}

const listeVon = async (db: Database | Tx, r: RundeRow): Promise<RundeAntwort['liste']> => {
  if (r.eingefroren_am === null || r.liste_sha256 === null) return null
  const zeilen = await listenlaenge(db, r.guid)
  return { eingefrorenAm: r.eingefroren_am.toISOString(), sha256: r.liste_sha256, zeilen }
}

type Beteiligte = Omit<Vorgang, 'status'> & { readonly geoeffnet_von?: string | null }
const beteiligte = (vorgaenge: readonly Beteiligte[]): string[] =>
  vorgaenge
    .flatMap((v) => [v.vorbereitet_von, v.geoeffnet_von ?? null, v.freigegeben_von, v.zurueckgegeben_von])
    .filter((sub) => sub !== null)

type Teile = {
  readonly lage: Lage
  readonly reihung: ReihungVorgang | undefined
  readonly staffeln: readonly StaffelVorgang[]
  readonly akte: readonly AktRow[]
  readonly name: Name
}

const teileLesen = async (db: Database | Tx, lage: Lage): Promise<Teile> => {
  const { guid } = lage.runde
  const reihung = await letzteReihung(db, guid)
  const staffeln = await staffelnLesen(db, guid)
  const akte = await akteLesen(db, guid)
  const subs = [
    ...beteiligte([...(reihung ? [reihung] : []), ...staffeln]),
    ...akte.flatMap((akt) => [akt.vorbereitet_von, ...(akt.beendet_von === null ? [] : [akt.beendet_von])]),
  ]
  const name = await personenNamen(db, subs)
  return { lage, reihung, staffeln, akte, name }
}

/** A round as its page shows it to this person (S9-05). */
export const rundeAnsehen = async (
  db: Database | Tx,
  r: RundeRow,
  person: Person,
  jetzt: Date,
): Promise<Antwort> => {
  const naehe = await rundennaehe(db, person.sub, r.guid)
  const lage = { runde: r, umstaende: await umstaendeLesen(db, r.guid, jetzt), person, naehe, jetzt }
  const { reihung, staffeln, akte, name } = await teileLesen(db, lage)
  const trichter = await trichterLesen(db, r.guid)
  const stand = standVon(r, jetzt)
  return {
    version: r.version,
    body: {
      guid: r.guid,
      stand,
      bekundungStatus: OEFFENTLICHER_STATUS[stand],
      erfassungsZeitraum: zeitraumVon(r),
      angaben: angabenVon(r),
      budget: budgetAnsicht(r, trichter.find(({ stufe }) => stufe === 'AUSGEZAHLT')?.cent ?? 0),
      trichter: trichter.map(({ stufe, anzahl, cent }) => ({ stufe, anzahl, betrag: inEuro(cent) })),
      zeitleiste: zeitleisteVon(r, staffeln, jetzt),
      jeTag: await jeTagLesen(db, r.guid),
      klassen: await klassenVon(db, r),
      ziehung: ziehungVon(r),
      liste: await listeVon(db, r),
      reihung: reihung ? reihungVon(name, person.sub, reihung) : null,
      rueckgaben: await rueckgabenLesen(db, r.guid),
      staffeln: staffeln.map((s) => staffelVon(name, lage, s)),
      akte: akte.map((akt) => aktAnsicht(name, lage, akt)),
      annulliert:
        r.annulliert_am && r.annulliert_grund !== null
          ? { am: r.annulliert_am.toISOString(), grund: r.annulliert_grund }
          : null,
      abgeloestVon: lage.umstaende.abgeloest_von,
      moeglich: moeglich(lage),
      oeffentlich: r.veroeffentlicht_am === null ? null : `/reihung/${r.guid}`,
    },
  }
}
