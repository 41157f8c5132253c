import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import { rechnungsschluessel } from '../rechnungsschluessel.ts'
import { foerderfaehigCent } from '../../rules.ts'
import { andereRechnung } from './gleicheNummer.ts'
import { fehler, type Stelle } from './stellen.ts'

const schluesselVon = ({ n }: Stelle) => rechnungsschluessel(n.rechnungsNummer, n.rechnungsSteller)
const summe = (betraege: readonly number[]): number => betraege.reduce((a, b) => a + b, 0)

/** One invoice at several places of the form: once an item, one total everywhere, and no more of it than there is. */
const mehrfachFehler = (hier: readonly Stelle[]): Feldfehler[] =>
  hier.flatMap((stelle, i) => {
    const davor = hier.slice(0, i)
    const erste = davor[0]
    const weg = andereRechnung({ nummer: stelle.n.rechnungsNummer, datum: stelle.n.rechnungsDatum })
    const bisher = summe([...davor, stelle].map(({ n }) => foerderfaehigCent(n) ?? 0))
    return fehler(
      stelle,
      [
        'rechnungsNummer',
        davor.some(({ n }) => n.foerdergegenstandId === stelle.n.foerdergegenstandId),
        `Eine Rechnung mit dieser Nummer und diesem Rechnungssteller steht bei diesem Fördergegenstand schon. Ist es dieselbe, löschen Sie eine der beiden. ${weg}`,
      ],
      [
        'rechnungsBetrag',
        erste !== undefined && inCent(erste.n.rechnungsBetrag ?? 0) !== inCent(stelle.n.rechnungsBetrag ?? 0),
        `Eine Rechnung mit dieser Nummer und diesem Rechnungssteller steht in diesem Antrag auch mit ${alsEuro(inCent(erste?.n.rechnungsBetrag ?? 0))}. Ist es dieselbe, geben Sie überall ihren ganzen Betrag ein. ${weg}`,
      ],
      [
        'nichtFoerderfaehigeKosten',
        davor.length > 0 && bisher > inCent(stelle.n.rechnungsBetrag ?? 0),
        `Von der Rechnung mit dieser Nummer ist in diesem Antrag mehr angesetzt, als sie ausmacht. Ziehen Sie hier ab, was bei anderen Fördergegenständen steht. ${weg}`,
      ],
    )
  })

/** S6-03 within one form; over all requests of a company the register of the server looks. */
export const mehrfache = (alle: readonly Stelle[]): Feldfehler[] =>
  [...Map.groupBy(alle, schluesselVon)].flatMap(([schluessel, hier]) =>
    schluessel === null ? [] : mehrfachFehler(hier),
  )
