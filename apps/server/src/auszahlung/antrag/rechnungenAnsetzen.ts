import { andereRechnung } from '@foerderportal/contract/auszahlung/antrag/pruefung/gleicheNummer'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import type { Position } from '../kern/positionen.ts'
import { rechnungenEintragen, type Rechnungsort, type Registerrechnung } from '../kern/rechnungsregister.ts'

type Fund = {
  readonly p: Position
  readonly pfad: string
  readonly r: Registerrechnung
  /** What of the invoice positions before this one of the same form claim. */
  readonly davor: number
}

const fehler = (fund: Fund, feld: string, text: string): Feldfehler => ({
  pfad: `${fund.pfad}.${feld}`,
  text,
})

/** What stands elsewhere under this number, as the company sent it: more is not known. */
const bekannt = ({ r }: Fund, ort: Rechnungsort | undefined): string => {
  const wo = ort?.eingangsnummer ? `im Auszahlungsantrag ${ort.eingangsnummer}` : 'in einem Auszahlungsantrag'
  const vom = ort?.datum ? `vom ${alsDatum(ort.datum)} ` : ''
  return `Eine Rechnung mit dieser Nummer und diesem Rechnungssteller ${vom}über ${alsEuro(r.betragCent)} steht schon ${wo}`
}

/** Another total: either one of the two is mistyped, or these are two invoices. */
const andererBetrag = (f: Fund): Feldfehler[] =>
  f.p.rechnungCent === f.r.betragCent
    ? []
    : [
        fehler(
          f,
          'rechnungsBetrag',
          `${bekannt(f, f.r.orte[0])}. Ist es dieselbe, prüfen Sie den Betrag hier. ${andereRechnung(f.p)}`,
        ),
      ]

const schonAngesetzt = (f: Fund): Feldfehler[] => {
  const ort = f.r.orte.find(({ gegenstand }) => gegenstand === f.p.gegenstand)
  return ort === undefined
    ? []
    : [
        fehler(
          f,
          'rechnungsNummer',
          `${bekannt(f, ort)} bei diesem Fördergegenstand. Ist es dieselbe, löschen Sie sie hier. ${andereRechnung(f.p)}`,
        ),
      ]
}

const zuViel = (f: Fund): Feldfehler[] => {
  const frei = f.r.betragCent - f.r.angesetztCent - f.davor
  return (f.p.foerderfaehigCent ?? 0) <= frei
    ? []
    : [
        fehler(
          f,
          'nichtFoerderfaehigeKosten',
          `${bekannt(f, f.r.orte[0])}. Ist es dieselbe, sind von ihr noch ${alsEuro(Math.max(0, frei))} nicht angesetzt: Erhöhen Sie die nicht förderfähigen Kosten. ${andereRechnung(f.p)}`,
        ),
      ]
}

const funde = (positionen: readonly Position[], register: readonly Registerrechnung[]): Fund[] =>
  positionen.flatMap((p, i) => {
    const r = register.find(({ schluessel }) => schluessel === p.schluessel)
    const davor = positionen
      .slice(0, i)
      .filter(({ schluessel }) => schluessel === p.schluessel)
      .reduce((summe, { foerderfaehigCent }) => summe + (foerderfaehigCent ?? 0), 0)
    return r === undefined ? [] : [{ p, pfad: `verwendungsnachweise.${i}`, r, davor }]
  })

/**
 * Enters the invoices of a request into the company's register, under its lock, and refuses what they can't pay for
 * (S6-03): another total 400, a second time for an item or more than there is 412. The database keeps the same.
 */
export const rechnungenAnsetzen = async (
  tx: Tx,
  unternehmenGuid: string,
  positionen: readonly Position[],
): Promise<void> => {
  const genannte = new Map(
    positionen.flatMap(({ schluessel, rechnungCent }) =>
      schluessel === null || rechnungCent === null ? [] : [[schluessel, rechnungCent]],
    ),
  )
  const register = await rechnungenEintragen(
    tx,
    unternehmenGuid,
    [...genannte].map(([schluessel, betragCent]) => ({ schluessel, betragCent })),
  )
  const alle = funde(positionen, register)
  const falsch = alle.flatMap(andererBetrag)
  if (falsch.length > 0) throw absagen(ALLGEMEIN.ungueltig, falsch[0]?.text, falsch)
  const mehr = alle.flatMap((fund) => [...schonAngesetzt(fund), ...zuViel(fund)])
  if (mehr.length > 0) throw nichtMoeglich(mehr.map(({ text }) => text).join(' '), mehr)
}
