import { randomUUID } from 'node:crypto'
import { FRAGEBOGEN_STELLE } from '@foerderportal/contract/fragebogen/antragStelle'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import {
  antwortStellen,
  stelleVon,
} from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import { nachforderungsfristFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import type {
  NachforderungAntwort,
  NachforderungEingabe,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { befragungKorrigieren } from '../../fragebogen/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { bankAntragSperren, bankErlauben, type BankAntrag } from '../zugang/bankFall.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import {
  formularZuruecksetzen,
  nachforderungEinfuegen,
  type BenannteStelle,
} from '../kern/nachforderungen.ts'
import { nachforderungMelden } from './nachforderungMelden.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { statusSetzen } from '../kern/repository.ts'
import { entscheidungLiegtVor } from '../entscheidung/entscheidungen.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { kontextAm } from '../kern/kontext.ts'

type Nachfordern = { readonly sub: string; readonly guid: string; readonly eingabe: NachforderungEingabe }

type Genannt = BenannteStelle & { /** Where it stands in the request. */ readonly stelle: string }

/** Fields and documents as places of the form that was sent. */
const genannteStellen = (antrag: BankAntrag, { felder, dokumente }: NachforderungEingabe): Genannt[] => [
  ...felder.map(({ pfad, grund }, i) => ({
    pfad: stelleVon(antrag.formular, pfad),
    grund,
    stelle: `felder.${i}.pfad`,
  })),
  ...dokumente.map(({ art, grund }, i) => ({
    pfad: `dokumente.${art}`,
    grund,
    stelle: `dokumente.${i}.art`,
  })),
]

const stellenFehler = (genannt: readonly Genannt[], moeglich: ReadonlySet<Stellenpfad>): Feldfehler[] =>
  genannt.flatMap(({ pfad, stelle }, i) => {
    if (!moeglich.has(pfad)) return [{ pfad: stelle, text: 'Das gibt es in diesem Antrag nicht.' }]
    return genannt.findIndex((g) => g.pfad === pfad) < i
      ? [{ pfad: stelle, text: 'Das ist schon genannt.' }]
      : []
  })

const festhalten = async (
  services: Services,
  tx: Tx,
  antrag: BankAntrag,
  { sub, eingabe }: Nachfordern,
  genannt: readonly Genannt[],
): Promise<NachforderungAntwort> => {
  const jetzt = services.clock.now()
  const guid = randomUUID()
  const stellen = genannt.map(({ pfad, grund }) => ({ pfad, grund }))
  const { grund, frist: letzterTag } = eingabe
  const frist = await nachforderungEinfuegen(tx, {
    guid,
    antragGuid: antrag.guid,
    grund,
    letzterTag,
    stellen,
    jetzt,
    sub,
  })
  const geschaeftStatus = await statusSetzen(tx, antrag.geschaeft_guid, 'nachfordern', jetzt)
  if (stellen.some(({ pfad }) => pfad === FRAGEBOGEN_STELLE))
    await befragungKorrigieren(tx, {
      antragGuid: antrag.guid,
      unternehmenGuid: antrag.unternehmen_guid,
      sub,
      jetzt,
    })
  // A version of its own: a submission repeated late must not pass for the answer.
  await formularZuruecksetzen(tx, antrag.guid, { formular: antrag.formular, jetzt })
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub,
    handlung: 'nachfordern',
    objektGuid: antrag.guid,
    angaben: { nachforderung: guid, frist: frist.toISOString(), stellen: stellen.map(({ pfad }) => pfad) },
  })
  return {
    guid,
    geschaeftStatus,
    grund,
    gestelltAm: jetzt.toISOString(),
    frist: frist.toISOString(),
    felder: genannt
      .filter(({ stelle }) => stelle.startsWith('felder'))
      .map(({ pfad, grund: g }) => ({ pfad, grund: g })),
    dokumente: eingabe.dokumente,
  }
}

/** What lies before a second person stands still: the decision would be about what is being changed (S9-04). */
const nichtWaehrendVorlage = async (tx: Tx, antrag: BankAntrag): Promise<void> => {
  if (await entscheidungLiegtVor(tx, antrag.geschaeft_guid))
    throw nichtMoeglich(
      'Eine Entscheidung liegt zur Freigabe vor. Nachfordern lässt sich erst, wenn sie zurückgegeben ist.',
    )
}

/** Asks for what is missing or wrong in an application that is being checked (S11-13, S4-10). */
export const nachfordern = async (services: Services, n: Nachfordern): Promise<NachforderungAntwort> => {
  const programme = await programmeLesen(services)
  ohneFehler(nachforderungsfristFehler(n.eingabe.frist, tagInBerlin(services.clock.now())))
  return services.db.transaction().execute(async (tx) => {
    const antrag = await bankAntragSperren(tx, n.guid, n.sub)
    bankErlauben('nachfordern', antrag)
    await nichtWaehrendVorlage(tx, antrag)
    const einreichung = await gesendeteEinreichung(tx, antrag.guid)
    const programm = geltendesProgramm(programme, antrag.programm, einreichung.erstmals_am)
    const kontext = kontextAm(antrag, programm, einreichung.erstmals_am)
    const genannt = genannteStellen(antrag, n.eingabe)
    ohneFehler(stellenFehler(genannt, antwortStellen({ formular: antrag.formular, kontext })))
    const antwort = await festhalten(services, tx, antrag, n, genannt)
    await nachforderungMelden(services, tx, antrag, {
      ...antwort,
      eingereichtVon: einreichung.eingereicht_von,
    })
    return antwort
  })
}
