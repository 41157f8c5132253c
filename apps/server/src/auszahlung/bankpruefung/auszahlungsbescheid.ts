import { nachweisName } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { bescheidartVon } from '@foerderportal/contract/auszahlung/bankpruefung/bescheidart'
import type {
  BankpruefungInhalt,
  Pruefposition,
} from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { bewilligtCent } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { Database, Tx } from '../../platform/database/database.ts'
import {
  auszahlungseingaben,
  type Auszahlungseingaben,
  type Auszahlungsentscheidung,
  type Bescheiddienste,
} from '../../zuwendung/public.ts'
import { positionenVon } from './positionen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'

type Position = Omit<Pruefposition, 'dubletten'>

/** 'Rechnung RE 4711/26, Landtechnik Nord GmbH: Mulchgerät' */
const name = ({ nachweis, gegenstand }: Position): string =>
  `${[nachweisName(nachweis) || 'Rechnung', nachweis.rechnungsSteller].filter(Boolean).join(', ')}: ${gegenstand.name}`

const posten = (p: Position, inhalt: BankpruefungInhalt) => ({
  name: name(p),
  beantragtCent: inCent(p.beantragt),
  bewilligtCent: bewilligtCent(inhalt, p.nachweis.id),
})

/** Of each cut its amount and reason, then what is said of the whole; a rejection is of the whole alone. */
const gruende = (inhalt: BankpruefungInhalt, positionen: readonly Position[]): string[] => {
  const gekuerzt = inhalt.ergebnis === 'ABGELEHNT' ? [] : positionen
  return [
    ...gekuerzt.flatMap((p) => {
      const wegfall = inCent(p.beantragt) - bewilligtCent(inhalt, p.nachweis.id)
      const { grund = null } = inhalt.positionen.find(({ nachweis }) => nachweis === p.nachweis.id) ?? {}
      return wegfall > 0 ? [`${name(p)}: ${alsEuro(wegfall)} weniger. ${grund ?? ''}`.trim()] : []
    }),
    ...(inhalt.begruendung === null ? [] : [inhalt.begruendung]),
  ]
}

const entscheidung = (
  fall: Pruefungsfall,
  inhalt: BankpruefungInhalt,
): Auszahlungsentscheidung | undefined => {
  const positionen = positionenVon(fall)
  const art = bescheidartVon(inhalt, positionen)
  if (art === null) return undefined
  return {
    art,
    geschaeftGuid: fall.geschaeft_guid,
    geNr: fall.ge_nr,
    unternehmenGuid: fall.unternehmen_guid,
    programm: fall.programm,
    einreichung: {
      eingangsnummer: fall.eingangsnummer,
      sha256: fall.eingang_sha256,
      eingegangenAm: fall.eingegangen_am,
    },
    positionen: positionen.map((p) => posten(p, inhalt)),
    begruendung: gruende(inhalt, positionen),
  }
}

/** What the notice of a check will say (S6-06, S9-10); null where none is needed. */
export const bescheidEntwerfen = async (
  dienste: Bescheiddienste,
  db: Database | Tx,
  fall: Pruefungsfall,
  inhalt: BankpruefungInhalt,
): Promise<Auszahlungseingaben | null> => {
  const e = entscheidung(fall, inhalt)
  return e === undefined ? null : auszahlungseingaben(dienste, db, e)
}
