import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/antragsformular/formular'
import { gegenstandName } from '@foerderportal/contract/zuwendung/antragsformular/gegenstaende'
import type { Entscheidungsumstaende } from '@foerderportal/contract/zuwendung/entscheidung/aktiveBausteine'
import type { Entscheidungsgegenstand } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm/programm'
import { gesamtkostenCent } from '@foerderportal/contract/zuwendung/rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import { quotenFuer } from '../kern/view.ts'
import type { BankAntrag } from '../zugang/bankAntrag.ts'
import { bescheidvorlageAm, type Vorlagenfassung } from './bescheidvorlagen.ts'

/** Everything that a decision is about: what was sent last, the programme of that day, the modules of today. */
export type Entscheidungsfall = {
  readonly antrag: BankAntrag
  readonly einreichung: EinreichungRow
  readonly formular: AntragFormular
  readonly programm: ProgrammDaten
  readonly quoten: Readonly<Record<string, number>>
  readonly vorlage: Vorlagenfassung
  readonly umstaende: Entscheidungsumstaende
}

/** A class is what a client wrote: 'constructor' names none, though every object has one. */
const satzVon = (quoten: Readonly<Record<string, number>>, klasse: string): number =>
  Object.hasOwn(quoten, klasse) ? (quoten[klasse] ?? 0) : 0

const gegenstaendeAus = (
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

/** What a decision on this application is made of; 404 where it was never sent, 412 without modules. */
export const entscheidungsfallLaden = async (
  db: Database | Tx,
  antrag: BankAntrag,
  { programme, jetzt }: { readonly programme: Programme; readonly jetzt: Date },
): Promise<Entscheidungsfall> => {
  const einreichung = gefunden(await letzteEinreichung(db, antrag.guid))
  const vorlage = await bescheidvorlageAm(db, antrag.programm, tagInBerlin(jetzt))
  if (vorlage === undefined)
    throw nichtMoeglich('Für dieses Programm gibt es noch keine Bescheidvorlage. Legen Sie zuerst eine an.')
  const formular = gesendetesFormular(einreichung)
  const programm = geltendesProgramm(programme, antrag.programm, einreichung.erstmals_am)
  const quoten = quotenFuer(formular, programm)
  const gegenstaende = gegenstaendeAus(formular, quoten)
  const umstaende = { gegenstaende, vorlage: vorlage.daten }
  return { antrag, einreichung, formular, programm, quoten, vorlage, umstaende }
}
