import type { Stellenpfad } from '../../../formular/tafel.ts'
import { antwortStellen, stelleVon } from '../../antrag/nachforderung/nachforderung.ts'
import type { AntragDaten } from '../../antrag/schema.ts'
import { dateiOrte } from '../../antrag/angaben/dateiorte.ts'
import type { Pruefpunkt } from './katalog.ts'
import { istGemeint, liestStelle } from './lesen.ts'
import { papiereZu } from './nachweise.ts'

type Punkt = Pick<Pruefpunkt, 'liest' | 'fordert'>
type Beleg = { readonly dateiGuid: string | null; readonly stelle: string | null }

/** A check asks sixteen times for the same form. */
const bekannte = new WeakMap<AntragDaten, readonly Stellenpfad[]>()

const fragbareStellen = (daten: AntragDaten): readonly Stellenpfad[] => {
  const stellen = bekannte.get(daten) ?? [...antwortStellen(daten)]
  bekannte.set(daten, stellen)
  return stellen
}

const einmal = (stellen: readonly Stellenpfad[]): Stellenpfad[] => [...new Set(stellen)]

/** Of which item a place is; undefined: of none. */
const gegenstandVon = (stelle: Stellenpfad): string | undefined =>
  /^foerdergegenstaende\.[^.]+\./.exec(stelle)?.[0]

/** Where the files lie that somebody chose as evidence, as far as the point reads them: what a stray page lies in is not asked for. */
const belegte = ({ liest }: Punkt, belege: readonly Beleg[], { formular }: AntragDaten): Stellenpfad[] =>
  dateiOrte(formular)
    .filter(({ datei }) => belege.some(({ dateiGuid }) => dateiGuid === datei.uuid))
    .map(({ pfad }) => stelleVon(formular, pfad))
    .filter((stelle) => liestStelle(liest, stelle))

/** Of places of several items those of the item that evidence speaks of. */
const derselben = (stellen: readonly Stellenpfad[], belegt: readonly Stellenpfad[]) => {
  const gegenstaende = belegt.flatMap((stelle) => gegenstandVon(stelle) ?? [])
  const eigene = stellen.filter((stelle) => gegenstaende.includes(gegenstandVon(stelle) ?? ''))
  return eigene.length > 0 ? eigene : stellen
}

/** The papers of the kind that proves a point best. */
const bestePapiere = ({ liest }: Punkt, daten: AntragDaten): Stellenpfad[] => {
  const papiere = papiereZu(liest, daten)
  return papiere.filter(({ art }) => art === papiere[0]?.art).map(({ pfad }) => pfad)
}

/**
 * What to ask the applicant for where a point failed: the place that its evidence names, else where the catalogue says that
 * it can be mended, else where its evidence lies, else the paper that would prove it, else the first answer that it reads.
 * Only what can be asked about; none where nothing can.
 */
export const zuFordern = (punkt: Punkt, belege: readonly Beleg[], daten: AntragDaten): Stellenpfad[] => {
  const fragbar = fragbareStellen(daten)
  const gemeint = (muster: string) => fragbar.filter((stelle) => istGemeint(stelle, muster))
  const belegt = belegte(punkt, belege, daten)
  const wege = [
    belege.flatMap(({ stelle }) => stelle ?? []),
    derselben((punkt.fordert ?? []).flatMap(gemeint), belegt),
    belegt,
    bestePapiere(punkt, daten),
    ...punkt.liest.stellen.map(gemeint),
  ]
  return (
    wege
      .map((stellen) => einmal(stellen).filter((stelle) => fragbar.includes(stelle)))
      .find(({ length }) => length > 0) ?? []
  )
}
