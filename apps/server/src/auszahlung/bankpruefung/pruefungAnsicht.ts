import { anfang, abweichungenVon } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { beantragtCent } from '@foerderportal/contract/auszahlung/rules'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Database, Tx } from '../../platform/database/database.ts'
import { seitVorlageAnders } from '../../platform/freigabe/wieVorgelegt.ts'
import { getan, personenNamen } from '../../nutzer/public.ts'
import { auszahlungsbescheidLesen } from '../../zuwendung/public.ts'
import { bankdatenLesen } from './bankdaten.ts'
import { dublettenVon } from './dubletten.ts'
import type { PruefungRow } from './pruefungen.ts'
import { hindernisFuer, type Person } from './pruefungPolicy.ts'
import { rueckfrageLesen } from './rueckfragen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'
import { unterlagenLesen } from './pruefungUnterlagen.ts'
import { positionenVon } from './positionen.ts'
import { vorschlaegeLesen } from './vorschlaege.ts'
import { pruefungSeitVorlage } from './vorgelegtes.ts'

export type Antwort = { readonly body: Bankpruefung; readonly version: number }

/** Nobody has begun. */
const UNGEPRUEFT = {
  stand: null,
  inhaltSha256: null,
  gespeichert: null,
  vorgelegt: null,
  zurueckgegeben: null,
  freigegeben: null,
} satisfies Partial<Bankpruefung>

const standVon = async (db: Database | Tx, row: PruefungRow | undefined) => {
  if (row === undefined) return UNGEPRUEFT
  const subs = [row.geaendert_von, row.vorbereitet_von, row.zurueckgegeben_von, row.freigegeben_von]
  const name = await personenNamen(
    db,
    subs.flatMap((sub) => sub ?? []),
  )
  const zurueck = getan(name, row.zurueckgegeben_von, row.zurueckgegeben_am)
  return {
    stand: row.status,
    inhaltSha256: row.inhalt_sha256,
    gespeichert: getan(name, row.geaendert_von, row.geaendert_am),
    vorgelegt: row.status === 'ENTWURF' ? null : getan(name, row.vorbereitet_von, row.vorgelegt_am),
    zurueckgegeben: zurueck && { ...zurueck, grund: row.zurueckgegeben_grund ?? '' },
    freigegeben: getan(name, row.freigegeben_von, row.freigegeben_am),
  }
}

/** Why what lies before a second person can't be released as it is. */
const veraltetWeil = (fall: Pruefungsfall, row: PruefungRow | undefined): string | null =>
  row?.status === 'VORGELEGT' ? seitVorlageAnders('Die Prüfung', pruefungSeitVorlage(fall, row)) : null

const moeglichFuer = (fall: Pruefungsfall, row: PruefungRow | undefined, person: Person) => ({
  auszahlungPruefen: hindernisFuer('auszahlungPruefen', fall, row, person),
  auszahlungVorlegen: hindernisFuer('auszahlungVorlegen', fall, row, person),
  auszahlungZurueckgeben: hindernisFuer('auszahlungZurueckgeben', fall, row, person),
  auszahlungFreigeben: hindernisFuer('auszahlungFreigeben', fall, row, person) ?? veraltetWeil(fall, row),
})

type Lage = {
  readonly fall: Pruefungsfall
  readonly row: PruefungRow | undefined
  readonly person: Person
  readonly jetzt: Date
}

/** A request with its check, as this person has it. */
export const pruefungAnsehen = async (
  db: Database | Tx,
  { fall, row, person, jetzt }: Lage,
): Promise<Antwort> => {
  const ohneDubletten = positionenVon(fall)
  const dubletten = await dublettenVon(db, fall.guid, person.sub)
  const umstaende = { positionen: ohneDubletten, katalog: fall.katalog }
  const inhalt = row?.inhalt ?? anfang(umstaende)
  const positionen = ohneDubletten.map((p) => ({ ...p, dubletten: dubletten.get(p.nachweis.id ?? '') ?? [] }))
  const bankdaten = await bankdatenLesen(db, fall)
  const wirdGeprueft = fall.status === 'ABGESENDET'
  const bescheid = row?.status === 'FREIGEGEBEN' ? await auszahlungsbescheidLesen(db, fall.guid) : null
  return {
    version: row?.version ?? 0,
    body: {
      guid: fall.guid,
      status: fall.status,
      geschaeftGuid: fall.geschaeft_guid,
      geNr: fall.ge_nr,
      programm: fall.programm,
      unternehmenGuid: fall.unternehmen_guid,
      unternehmenName: fall.unternehmen_name,
      eingangsnummer: fall.eingangsnummer,
      eingegangenAm: fall.eingegangen_am.toISOString(),
      nr: fall.nr,
      hoechstens: fall.max_auszahlungen,
      beantragt: inEuro(ohneDubletten.reduce((cent, { nachweis }) => cent + beantragtCent(nachweis), 0)),
      fruehesterTag: fall.fruehesterTag,
      positionen,
      unterlagen: await unterlagenLesen(db, fall, bescheid),
      katalog: [...fall.katalog],
      vorschlaege: wirdGeprueft
        ? await vorschlaegeLesen(db, fall, { positionen, bankdaten, leser: person.sub }, jetzt)
        : [],
      bankdaten,
      rueckfrage: await rueckfrageLesen(db, fall.guid),
      inhalt,
      bescheid: bescheid && {
        guid: bescheid.guid,
        nummer: bescheid.nummer,
        status: bescheid.status,
        liegtVor: bescheid.datei !== null,
      },
      abweichungen: abweichungenVon(inhalt, umstaende),
      moeglich: moeglichFuer(fall, row, person),
      ...(await standVon(db, row)),
    },
  }
}
