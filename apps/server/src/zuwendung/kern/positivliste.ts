import { tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

type Kategorie = ProgrammDaten['kategorien'][number]
type Klasse = Kategorie['klassen'][number]
type Quote = Klasse['quoten'][number]

/** A rate of a class with its days of validity, as the operator imported it. */
export type Listeneintrag = Pick<
  Klasse,
  'titel' | 'foerdergegenstandTyp' | 'kombination' | 'technischeKriterien'
> & {
  readonly programm: string
  readonly kategorie: string
  readonly kategorieTitel: string
  readonly klasse: string
  readonly prozent: number
  readonly antragstellerArten: Quote['antragstellerArten'] | null
  readonly groessen: Quote['groessen'] | null
  readonly gueltigAb: string
  readonly gueltigBis: string | null
}

/** The imported Positivliste in its own order; empty while the programmes keep their own categories. */
export const positivlisteAuslesen = async (db: Database): Promise<readonly Listeneintrag[]> => {
  const { rows } = await sql<Listeneintrag>`
    select programm, kategorie, kategorie_titel as "kategorieTitel", klasse, titel, typ as "foerdergegenstandTyp",
      kombination, technische_kriterien as "technischeKriterien", prozent::float8 as prozent,
      antragsteller_arten as "antragstellerArten", groessen, gueltig_ab as "gueltigAb", gueltig_bis as "gueltigBis"
    from positivliste order by folge`.execute(db)
  return rows
}

const gilt = ({ gueltigAb, gueltigBis }: Listeneintrag, tag: string): boolean =>
  gueltigAb <= tag && (gueltigBis === null || tag <= gueltigBis)

const quote = ({ prozent, antragstellerArten, groessen }: Listeneintrag): Quote => ({
  prozent,
  ...(antragstellerArten && { antragstellerArten }),
  ...(groessen && { groessen }),
})

const klasse = (id: string, eintraege: readonly [Listeneintrag, ...Listeneintrag[]]): Klasse => {
  const [{ titel, foerdergegenstandTyp, kombination, technischeKriterien }] = eintraege
  return { id, titel, foerdergegenstandTyp, kombination, technischeKriterien, quoten: eintraege.map(quote) }
}

const gruppen = <T>(alle: readonly T[], nach: (eines: T) => string): [string, [T, ...T[]]][] => {
  const map = new Map<string, [T, ...T[]]>()
  for (const eines of alle) {
    const gruppe = map.get(nach(eines))
    if (gruppe === undefined) map.set(nach(eines), [eines])
    else gruppe.push(eines)
  }
  return [...map]
}

/** Categories and classes that hold on a day, in the order of the list. */
const kategorienAm = (eintraege: readonly Listeneintrag[], tag: string): Kategorie[] =>
  gruppen(
    eintraege.filter((eintrag) => gilt(eintrag, tag)),
    ({ kategorie }) => kategorie,
  ).map(([id, [erster, ...weitere]]) => ({
    id,
    titel: erster.kategorieTitel,
    klassen: gruppen([erster, ...weitere], (eintrag) => eintrag.klasse).map(([k, saetze]) =>
      klasse(k, saetze),
    ),
  }))

export type Fassung = {
  readonly programm: string
  readonly gueltig_ab: string
  readonly daten: ProgrammDaten
}

const vonProgramm = (fassungen: readonly Fassung[], eintraege: readonly Listeneintrag[]): Fassung[] => {
  const erster = eintraege.map(({ gueltigAb }) => gueltigAb).toSorted()[0]
  if (erster === undefined) return [...fassungen]
  const tage = [
    ...fassungen.map((f) => f.gueltig_ab),
    ...eintraege.flatMap(({ gueltigAb, gueltigBis }) =>
      gueltigBis === null ? [gueltigAb] : [gueltigAb, tageSpaeter(gueltigBis, 1)],
    ),
  ].filter((tag) => tag >= erster)
  const neue = [...new Set(tage)].flatMap((tag) => {
    const grundlage = fassungen.find((f) => f.gueltig_ab <= tag)
    return grundlage === undefined
      ? []
      : [
          {
            ...grundlage,
            gueltig_ab: tag,
            daten: { ...grundlage.daten, kategorien: kategorienAm(eintraege, tag) },
          },
        ]
  })
  return [...neue, ...fassungen.filter((f) => f.gueltig_ab < erster)]
}

const spaeterZuerst = (a: Fassung, b: Fassung): number => (a.gueltig_ab < b.gueltig_ab ? 1 : -1)

/**
 * The programmes with the categories of the imported list from its first day on; before it their own ones hold, so that
 * what was sent then stays as it was. `fassungen` come the latest first, and so does the answer.
 */
export const mitPositivliste = (
  fassungen: readonly Fassung[],
  eintraege: readonly Listeneintrag[],
): Fassung[] =>
  gruppen(fassungen, ({ programm }) => programm).flatMap(([programm, eigene]) =>
    vonProgramm(
      eigene,
      eintraege.filter((eintrag) => eintrag.programm === programm),
    ).toSorted(spaeterZuerst),
  )
