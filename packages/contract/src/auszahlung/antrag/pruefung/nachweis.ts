import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import { istLeer } from '../../../formular/leer.ts'
import type { Zeile } from '../../../formular/antwort.ts'
import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import { alsDatum } from '../../../shared/zeit/datum.ts'
import type { AuszahlungDaten, AuszahlungKontext } from '../daten.ts'
import type { Verwendungsnachweis } from '../../formular.ts'
import { beantragtCent, foerderfaehigCent, zuschussCent } from '../../rules.ts'
import { NACHWEIS, istGefragt } from '../tafel.ts'
import { fehler, type Stelle } from './stellen.ts'

type Nachweiszeile = Zeile<AuszahlungDaten> & { readonly pfad: keyof Verwendungsnachweis }
const ZEILEN: readonly Nachweiszeile[] = NACHWEIS

const luecken = (stelle: Stelle): Feldfehler[] =>
  ZEILEN.flatMap(({ pfad, fehlt }) =>
    fehlt !== undefined && istGefragt(pfad, stelle.n, stelle) && istLeer(stelle.n[pfad])
      ? [{ pfad: `${stelle.pfad}.${pfad}`, text: fehlt }]
      : [],
  )

const tagFehler = (stelle: Stelle, feld: 'rechnungsDatum' | 'zahlungsDatum', kontext: AuszahlungKontext) => {
  const { [feld]: tag } = stelle.n
  if (istLeer(tag) || typeof tag !== 'string') return []
  return fehler(
    stelle,
    [
      feld,
      tag < kontext.fruehesterTag,
      `Geben Sie einen Tag ab dem ${alsDatum(kontext.fruehesterTag)} ein. Was davor gekauft ist, wird nicht gefördert.`,
    ],
    [feld, tag > kontext.heute, 'Geben Sie heute oder einen früheren Tag ein.'],
  )
}

const zuViel = ({ n, gegenstand }: Stelle): string | null => {
  const zuschuss = gegenstand && zuschussCent(n, gegenstand.foerderquote)
  if (typeof zuschuss !== 'number' || beantragtCent(n) <= zuschuss) return null
  const foerderfaehig = alsEuro(foerderfaehigCent(n) ?? 0)
  return `Beantragen Sie höchstens ${alsEuro(zuschuss)}: ${zahlSchreiben(gegenstand?.foerderquote ?? 0)} % der förderfähigen Kosten von ${foerderfaehig}.`
}

const betragFehler = (stelle: Stelle): Feldfehler[] => {
  const { n } = stelle
  const brutto = inCent(n.rechnungsBetrag ?? 0)
  const hat = (feld: 'rechnungsBetrag' | 'beantragteAuszahlung') => typeof n[feld] === 'number'
  const mehr = zuViel(stelle)
  return fehler(
    stelle,
    ['rechnungsBetrag', hat('rechnungsBetrag') && brutto === 0, 'Geben Sie einen Betrag über 0,00 € ein.'],
    [
      'umsatzsteuer',
      hat('rechnungsBetrag') && inCent(n.umsatzsteuer ?? 0) > brutto,
      'Die Umsatzsteuer kann nicht höher sein als der Rechnungsbetrag.',
    ],
    [
      'gezahlterBetrag',
      n.wenigerGezahlt === true && hat('rechnungsBetrag') && inCent(n.gezahlterBetrag ?? 0) > brutto,
      'Geben Sie nicht mehr ein, als berechnet wurde.',
    ],
    [
      'nichtFoerderfaehigeKosten',
      hat('rechnungsBetrag') && inCent(n.nichtFoerderfaehigeKosten ?? 0) > brutto,
      'Die nicht förderfähigen Kosten können nicht höher sein als der Rechnungsbetrag.',
    ],
    [
      'beantragteAuszahlung',
      hat('beantragteAuszahlung') && beantragtCent(n) === 0,
      'Geben Sie einen Betrag über 0,00 € ein.',
    ],
    ['beantragteAuszahlung', mehr !== null, mehr ?? ''],
  )
}

const unbekannt = (stelle: Stelle): Feldfehler[] =>
  fehler(stelle, [
    'foerdergegenstandId',
    stelle.gegenstand === undefined,
    'Zu dieser Rechnung gibt es keinen bewilligten Fördergegenstand. Löschen Sie sie hier.',
  ])

/** What is wrong with one proof by itself: gaps, dates, amounts. */
export const nachweisFehler = (stelle: Stelle, kontext: AuszahlungKontext): Feldfehler[] => [
  ...unbekannt(stelle),
  ...luecken(stelle),
  ...tagFehler(stelle, 'rechnungsDatum', kontext),
  ...tagFehler(stelle, 'zahlungsDatum', kontext),
  ...betragFehler(stelle),
]
