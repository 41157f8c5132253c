import { mitUnd } from '../../../shared/aufzaehlung.ts'
import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import { alsDatum } from '../../../shared/zeit/datum.ts'
import type { Foerdergegenstand, Maschine } from '../../kern/antragsformular/foerdergegenstand.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { gegenstaendeIn, gegenstandName } from '../../kern/antragsformular/gegenstaende.ts'
import { kann } from '../../kern/programm/faehigkeiten.ts'
import { fruehesterKauf } from '../../kern/programm/kauftermin.ts'
import { summen, zuFinanzierenCent, zuwendungenBerechnen } from '../../antrag/rules.ts'
import { entfaellt, erfuellt, nachlesen, nichtErfuellt, type Regel } from './regel.ts'

const maschinen = (formular: AntragFormular): Maschine[] =>
  gegenstaendeIn(formular.foerdergegenstandSeiten).flatMap((g) => (g.type === 'Maschine' ? [g] : []))

const namen = (gegenstaende: readonly Foerdergegenstand[]): string =>
  mitUnd(gegenstaende.map((g) => gegenstandName(g) || 'ein Gegenstand ohne Namen'))

const KEINE_MASCHINE = 'Es ist keine Maschine beantragt.'

/** A7. Whether a machine meets the technical criteria stands in the maker's confirmation. */
export const klassenAufPositivliste: Regel = ({ formular, kontext }) => {
  const seiten = formular.foerdergegenstandSeiten ?? []
  const fremde = seiten.filter(
    (seite) =>
      !kontext.kategorien
        .find(({ id }) => id === seite.kategorie)
        ?.foerdergegenstandKlassen.some(({ id }) => id === seite.foerdergegenstandKlasse),
  )
  if (seiten.length === 0) return null
  if (fremde.length > 0)
    return nichtErfuellt(
      `Nicht auf der Positivliste vom ${alsDatum(kontext.heute)}: ${namen(gegenstaendeIn(fremde))}.`,
    )
  const ohne = maschinen(formular).filter((m) => (m.dokumentHerstellerBestaetigung ?? []).length === 0)
  return ohne.length === 0
    ? nachlesen('Alle Klassen stehen auf der Positivliste. Lesen Sie die Bestätigungen der Hersteller.')
    : nichtErfuellt(`Ohne Bestätigung des Herstellers: ${namen(ohne)}.`)
}

const ANGEBOTE = 3

/** A9. Fewer will do with a reason, and only a person reads reasons. */
export const dreiAngebote: Regel = ({ formular }) => {
  const alle = maschinen(formular)
  const wenige = alle.filter((m) => (m.dokumentAngebot ?? []).length < ANGEBOTE)
  if (alle.length === 0) return entfaellt(KEINE_MASCHINE)
  return wenige.length === 0
    ? nachlesen('Zu jeder Maschine liegen drei Angebote vor. Ist das wirtschaftlichste gewählt?')
    : nachlesen(`Weniger als drei Angebote: ${namen(wenige)}. Dann braucht es eine Begründung.`)
}

/** A10, for the day on which the application came in first. */
export const beginnNachBewilligung: Regel = ({ formular, kontext: { vorhabenbeginn, heute } }) => {
  const { ab } = fruehesterKauf(vorhabenbeginn, heute)
  const alle = maschinen(formular)
  const zuFrueh = alle.filter(({ anschaffungsZeitpunkt: tag }) => typeof tag === 'string' && tag < ab)
  if (alle.length === 0) return entfaellt(KEINE_MASCHINE)
  return zuFrueh.length === 0
    ? erfuellt(`Kein geplanter Kauf vor dem ${alsDatum(ab)}.`)
    : nichtErfuellt(`Geplanter Kauf vor dem ${alsDatum(ab)}: ${namen(zuFrueh)}.`)
}

/** A11 */
export const finanzierungGeschlossen: Regel = ({ formular }) => {
  const { produktgruppenDaten: d } = formular
  if (!kann(d, 'MitFinanzierungsplan')) return null
  const noetig = zuFinanzierenCent(formular.foerdergegenstandSeiten)
  const gedeckt = inCent(d.darlehen ?? 0) + inCent(d.eigenmittel ?? 0)
  const satz = `Zu finanzieren sind ${alsEuro(noetig)}. Darlehen und Eigenmittel ergeben ${alsEuro(gedeckt)}.`
  return gedeckt === noetig ? erfuellt(satz) : nichtErfuellt(satz)
}

/** A14, within the application itself; what other cases hold is for a person to look up. */
export const keinGegenstandDoppelt: Regel = ({ formular }) => {
  const gleiche = Map.groupBy(maschinen(formular), (m) => gegenstandName(m).toLowerCase())
  const doppelte = [...gleiche.values()].flatMap(([eine, ...weitere]) =>
    eine && weitere.length > 0 ? [eine] : [],
  )
  return doppelte.length === 0
    ? null
    : nachlesen(`Mehrfach im selben Antrag: ${namen(doppelte)}. Sind es verschiedene Stücke?`)
}

/** A16 */
export const betragNeuBerechnet: Regel = ({ formular, quoten, obergrenzen }) => {
  const seiten = formular.foerdergegenstandSeiten ?? []
  const { zuwendungCent: beantragt } = summen(seiten)
  const { zuwendungCent: errechnet } = summen(zuwendungenBerechnen(seiten, quoten, obergrenzen))
  return errechnet === beantragt
    ? erfuellt(`Neu gerechnet ${alsEuro(errechnet)}, wie beantragt.`)
    : nichtErfuellt(`Neu gerechnet ${alsEuro(errechnet)}, beantragt ${alsEuro(beantragt)}.`)
}
