import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { gegenstandName } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type { Nachtragslage } from '@foerderportal/contract/zuwendung/bank/entscheidung/nachtrag'
import type { Entscheidungsgegenstand } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { gesamtkostenCent } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { BewilligterPosten, Bewilligungslage } from './bewilligungen.ts'
import type { OffenerVerzicht } from './verzichte.ts'

/** A class is what a client wrote: 'constructor' names none, though every object has one. */
const satzVon = (quoten: Readonly<Record<string, number>>, klasse: string): number =>
  Object.hasOwn(quoten, klasse) ? (quoten[klasse] ?? 0) : 0

/** The items of an application, in page order. */
export const beantragte = (
  { foerdergegenstandSeiten }: AntragFormular,
  quoten: Readonly<Record<string, number>>,
): Entscheidungsgegenstand[] =>
  (foerdergegenstandSeiten ?? []).flatMap(({ kategorie, foerdergegenstandKlasse, foerdergegenstaende }) => {
    const klasse = foerdergegenstandKlasse ?? ''
    return (foerdergegenstaende ?? []).map((g) => ({
      gegenstand: g.id ?? '',
      name: gegenstandName(g),
      kategorie: kategorie ?? '',
      klasse,
      kosten: inEuro(gesamtkostenCent(g) ?? 0),
      satz: satzVon(quoten, klasse),
      beantragt: g.zuwendungsBetrag ?? 0,
      nachtrag: null,
    }))
  })

type Nachtragend = {
  readonly antrag: readonly Entscheidungsgegenstand[]
  readonly bewilligung: Bewilligungslage | undefined
  readonly verzicht: OffenerVerzicht | undefined
}

const bewilligter = (
  { antrag, verzicht }: Nachtragend,
  posten: BewilligterPosten,
): Entscheidungsgegenstand => {
  const beantragter = antrag[posten.nr - 1]
  if (beantragter === undefined) throw new Error(`approved item ${posten.guid} was never applied for`)
  const bisher = inEuro(posten.bewilligtCent)
  const erklaert = verzicht?.betraege.find(({ gegenstand }) => gegenstand === posten.guid)?.bewilligt
  return {
    ...beantragter,
    gegenstand: posten.guid,
    satz: posten.quote,
    nachtrag: {
      bisher,
      gebunden: inEuro(posten.gebundenCent),
      erklaert: verzicht === undefined ? null : (erklaert ?? bisher),
    },
  }
}

/** What was approved of them, as an act after the approval is about it: an approved item keeps its number in the application. */
export const bewilligte = (lage: Nachtragend): Entscheidungsgegenstand[] =>
  (lage.bewilligung?.posten ?? []).map((posten) => bewilligter(lage, posten))

/** Whether there is something left that an act after the approval could take. */
export const etwasFrei = (bewilligung: Bewilligungslage | undefined): Nachtragslage['etwasFrei'] =>
  bewilligung?.posten.some(({ bewilligtCent, gebundenCent }) => bewilligtCent > gebundenCent) ?? false
