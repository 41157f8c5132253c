import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Auszahlungsbescheid } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidarten'
import type { Auszahlungsquelle } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import type { Wert } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { mitgliederLaden } from '../../../unternehmen/public.ts'
import { nichtMoeglich } from '../../kern/policy.ts'
import { geltendesProgramm, type Programme } from '../../kern/programmLesen.ts'
import { heutigeDaten } from '../../kern/unternehmensdaten.ts'
import { bewilligungLaden } from '../bewilligungen.ts'
import { anlagenangabe, anlagenLaden, versprechenHindernis } from './anlagen.ts'
import {
  bescheidbaustein,
  bescheidkopf,
  bewilligungWorte,
  istAdressiert,
  OHNE_ANSCHRIFT,
} from './bescheidkopf.ts'
import { bescheidvorlageAm } from './bescheidvorlagen.ts'

/** Programmes are read before the transaction that presents begins (kern/programmLesen.ts). */
export type Bescheiddienste = Pick<Services, 'clock' | 'config'> & { readonly programme: Programme }

/** What slice auszahlung decides and says; amounts in cents. */
export type Auszahlungsentscheidung = {
  readonly art: Auszahlungsbescheid
  readonly geschaeftGuid: string
  readonly geNr: string
  readonly unternehmenGuid: string
  readonly programm: Programm
  readonly einreichung: {
    readonly eingangsnummer: string
    readonly sha256: string
    readonly eingegangenAm: Date
  }
  /** Each invoice in the words of the notice, with its amounts. */
  readonly positionen: readonly {
    readonly name: string
    readonly beantragtCent: number
    readonly bewilligtCent: number
  }[]
  /** Every reason as a paragraph: of each cut, then of the whole (VwVfG § 39). */
  readonly begruendung: readonly string[]
}

const OHNE_VORLAGE =
  'Für dieses Programm gibt es noch keine Vorlage für Bescheide über Auszahlungen. Legen Sie zuerst eine an.'

const vorlageLaden = async (db: Database | Tx, e: Auszahlungsentscheidung, jetzt: Date) => {
  const vorlage = await bescheidvorlageAm(db, e.programm, tagInBerlin(jetzt))
  const titel = vorlage?.daten.titel[e.art]
  if (vorlage === undefined || titel === undefined) throw nichtMoeglich(OHNE_VORLAGE)
  return { ...vorlage, titel }
}

const summenVon = ({ positionen }: Auszahlungsentscheidung) => {
  const beantragtCent = positionen.reduce((summe, p) => summe + p.beantragtCent, 0)
  const bewilligtCent = positionen.reduce((summe, p) => summe + p.bewilligtCent, 0)
  return { beantragtCent, bewilligtCent, wegfallCent: beantragtCent - bewilligtCent }
}

/**
 * All that a notice on a payout request says but number, day and signature (S6-06), from the modules of today: as
 * `bescheidEingaben` of a decision. 412 where the programme has none for it.
 */
export const auszahlungseingaben = async (
  { clock, config, programme }: Bescheiddienste,
  db: Database | Tx,
  e: Auszahlungsentscheidung,
) => {
  const vorlage = await vorlageLaden(db, e, clock.now())
  const { titel } = geltendesProgramm(programme, e.programm, e.einreichung.eingegangenAm)
  const empfaenger = await heutigeDaten(db, e.unternehmenGuid)
  const mitglieder = await mitgliederLaden(db, e.unternehmenGuid)
  const summen = summenVon(e)
  const bausteine = vorlage.daten.bausteine.filter(({ arten }) => arten.includes(e.art))
  const quellen = {
    unternehmen: empfaenger?.unternehmenName ?? '',
    programm: titel,
    geNr: e.geNr,
    eingangsnummer: e.einreichung.eingangsnummer,
    eingegangenAm: tagInBerlin(e.einreichung.eingegangenAm),
    beantragt: summen.beantragtCent / 100,
    bewilligt: summen.bewilligtCent / 100,
    gemindert: summen.wegfallCent / 100,
    bescheid: bewilligungWorte(await bewilligungLaden(db, e.geschaeftGuid)),
    begruendung: e.begruendung.join('\n'),
  } satisfies Record<Auszahlungsquelle, Wert>
  return {
    art: e.art,
    titel: vorlage.titel,
    demo: vorlage.daten.demo,
    programm: { code: e.programm, titel },
    vorlage: { gueltigAb: vorlage.gueltigAb },
    geNr: e.geNr,
    antrag: {
      eingangsnummer: e.einreichung.eingangsnummer,
      sha256: e.einreichung.sha256,
      eingegangenAm: alsDatum(tagInBerlin(e.einreichung.eingegangenAm)),
    },
    ...bescheidkopf({ bank: config, mitglieder, empfaenger }),
    positionen: e.positionen,
    summen,
    bausteine: bausteine.map((baustein) => bescheidbaustein(baustein, {}, quellen)),
    ...anlagenangabe(vorlage.daten, bausteine),
  }
}
export type Auszahlungseingaben = Awaited<ReturnType<typeof auszahlungseingaben>>

/** 412 of a notice that would go nowhere or without what it names, as of one on a decision; a draft may still be looked at. */
export const bescheidPruefen = async (db: Database | Tx, eingaben: Auszahlungseingaben): Promise<void> => {
  if (!istAdressiert(eingaben.adressat)) throw nichtMoeglich(OHNE_ANSCHRIFT)
  const leer = eingaben.anlagen === undefined ? versprechenHindernis(eingaben.bausteine) : null
  if (leer !== null) throw nichtMoeglich(leer)
  await anlagenLaden(db, eingaben)
}
