import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type {
  AntragFormular,
  AntragUnternehmen,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Entscheidungsumstaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/aktiveBausteine'
import { ARTEN, type EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Database, Tx } from '../../platform/database/database.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import { heutigeDaten } from '../kern/unternehmensdaten.ts'
import { quotenFuer } from '../kern/view.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import { bescheidvorlageAm, type Vorlagenfassung } from './bescheid/bescheidvorlagen.ts'
import { bewilligungLaden, type Bewilligungslage } from './bewilligungen.ts'
import { beantragte, bewilligte } from './gegenstaende.ts'
import type { OffenerVerzicht, Verzichte } from './verzichte.ts'

/** Everything that a decision is about: what was sent last, the programme of that day, the modules of today. */
export type Entscheidungsfall = {
  readonly antrag: BankAntrag
  readonly einreichung: EinreichungRow
  readonly formular: AntragFormular
  /** To whom the notice goes: as the application says, and after the approval as the company's data say now. */
  readonly empfaenger: AntragUnternehmen | null | undefined
  readonly programm: ProgrammDaten
  readonly quoten: Readonly<Record<string, number>>
  readonly vorlage: Vorlagenfassung
  /** Once there is one. */
  readonly bewilligung: Bewilligungslage | undefined
  readonly verzicht: OffenerVerzicht | undefined
  /** Of a decision of the kind that was asked for: the items of the application, or what was approved of them. */
  readonly umstaende: Entscheidungsumstaende
}

export type Fallfrage = {
  readonly programme: Programme
  readonly jetzt: Date
  readonly art?: EntscheidungArt | undefined
  readonly verzichte?: Verzichte | undefined
}

const vorlageLaden = async (db: Database | Tx, { programm }: BankAntrag, jetzt: Date) => {
  const vorlage = await bescheidvorlageAm(db, programm, tagInBerlin(jetzt))
  if (vorlage === undefined)
    throw nichtMoeglich('Für dieses Programm gibt es noch keine Bescheidvorlage. Legen Sie zuerst eine an.')
  return vorlage
}

/** What a decision on this application is made of; 404 where it was never sent, 412 without modules. */
export const entscheidungsfallLaden = async (
  db: Database | Tx,
  antrag: BankAntrag,
  { programme, jetzt, art = 'BEWILLIGUNG', verzichte }: Fallfrage,
): Promise<Entscheidungsfall> => {
  const einreichung = gefunden(await letzteEinreichung(db, antrag.guid))
  const vorlage = await vorlageLaden(db, antrag, jetzt)
  const formular = gesendetesFormular(einreichung)
  const programm = geltendesProgramm(programme, antrag.programm, einreichung.erstmals_am)
  const quoten = quotenFuer(formular, programm)
  const bewilligung = await bewilligungLaden(db, antrag.geschaeft_guid)
  const verzicht = bewilligung && (await verzichte?.offener(db, antrag.geschaeft_guid))
  const { grundlage, erklaert } = ARTEN[art]
  const zumAntrag = beantragte(formular, quoten)
  const gegenstaende =
    grundlage === 'ANTRAG'
      ? zumAntrag
      : bewilligte({ antrag: zumAntrag, bewilligung, verzicht: erklaert ? verzicht : undefined })
  const umstaende = { gegenstaende, vorlage: vorlage.daten }
  const empfaenger =
    grundlage === 'ANTRAG' ? formular.unternehmen : await heutigeDaten(db, antrag.unternehmen_guid)
  return {
    antrag,
    einreichung,
    formular,
    empfaenger,
    programm,
    quoten,
    vorlage,
    bewilligung,
    verzicht,
    umstaende,
  }
}
