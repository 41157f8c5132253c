import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { demoAntragFragebogen } from '../../../fragebogen/public.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { dateiAblegen } from '../../../platform/files/public.ts'
import type { Services } from '../../../platform/services.ts'
import {
  DEMO_UNTERNEHMEN,
  demoBetriebe,
  demoBetriebVon,
  type DemoBetrieb,
} from '../../../unternehmen/public.ts'
import { geschaeftAnlegen } from '../../antrag/antragAnlegen.ts'
import type { Beitraege } from '../../entscheidung/vorlegepruefungen.ts'
import { geltendesProgramm, programmeLesen } from '../../kern/programmLesen.ts'
import {
  DEMO_RUNDE_HERBST,
  DEMO_RUNDE_OFFEN,
  DEMO_RUNDE_ZUKLB,
  demoEinladen,
  demoHerbstrunde,
} from '../runden.ts'
import { demoUnterlage } from '../unterlage.ts'
import type { DemoBank, Fall, Umstaende } from './fall.ts'
import { befangenErklaeren, nehmen } from './pruefschritte.ts'
import type { DemoAuszahlung, Reihe } from './reihe.ts'
import { REIHEN } from './reihen.ts'
import { entwurfFormular, vollesFormular, type Papiere } from './vorhaben.ts'

const guid = (art: string, nr: number) => `${art}000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

/** Papers of a company, each filed once under its title. */
const ablage =
  (
    { services, tx }: Umstaende,
    unternehmenGuid: string,
    bekannt: Map<string, Awaited<ReturnType<Papiere>>>,
  ): Papiere =>
  async (titel) => {
    const schon = bekannt.get(titel)
    if (schon !== undefined) return schon
    const datei = {
      name: `${titel}.pdf`,
      mimeType: 'application/pdf',
      inhalt: demoUnterlage(titel),
      unternehmenGuid,
    }
    const ablegen = await dateiAblegen({ ...services, db: tx }, datei)
    const { sha256: _, ...angabe } = await ablegen(tx)
    bekannt.set(titel, [angabe])
    return [angabe]
  }

type Lage = {
  readonly nr: number
  readonly reihe: Reihe
  readonly betrieb: DemoBetrieb
  readonly papiere: Papiere
  /** Whoever signs in finds his cases by his invitations. */
  readonly einladung: string | null
}

const RUNDE_OFFEN_SEIT = 13
/** Each so many-th answered a questionnaire with the application. */
const FALL_MIT_FRAGEBOGEN = 4
const rundeVon = (programm: Fall['programm'], vorTagen: number) =>
  programm === 'ZUKLB' ? DEMO_RUNDE_ZUKLB : vorTagen > RUNDE_OFFEN_SEIT ? DEMO_RUNDE_HERBST : DEMO_RUNDE_OFFEN

/** Who may apply for ZUKLB. */
const istPrimaerproduzent = ({ stand: { value } }: DemoBetrieb): boolean =>
  value.type === 'LandwirtschaftlichesUnternehmen' && value.antragstellerArt === 'PRIMAERPRODUZENT'

const fallAnlegen = async (u: Umstaende, { nr, reihe, betrieb, papiere, einladung }: Lage): Promise<Fall> => {
  const jetzt = u.services.clock.now()
  const vorTagen = reihe.vorTagen + (nr % reihe.streuung)
  const eingang = new Date(jetzt.getTime() - vorTagen * TAG_MS + (nr % 7) * 1_860_000)
  const programm =
    reihe.nurZuklb || (reihe.zuklb && nr % 3 === 0 && istPrimaerproduzent(betrieb)) ? 'ZUKLB' : 'AnkNabo'
  const [antrag, geschaeft] = [guid('d1', nr), guid('d2', nr)]
  const daten = geltendesProgramm(u.programme, programm, eingang)
  const form = {
    guid: antrag,
    nr,
    programm,
    daten,
    betrieb,
    kaufAm: tagNach(jetzt, 120 + nr),
    papiere,
  } as const
  const begonnen = entwurfFormular(form)
  await geschaeftAnlegen(u.tx, {
    eintrag: { runde_guid: rundeVon(programm, vorTagen), einladung_guid: einladung, programm },
    geschaeftGuid: geschaeft,
    formular: begonnen,
    unternehmenGuid: betrieb.unternehmenGuid,
    sub: betrieb.person.sub,
    jetzt: eingang,
    demo: true,
  })
  if (programm === 'AnkNabo' && nr % FALL_MIT_FRAGEBOGEN === 0)
    await demoAntragFragebogen(u.tx, {
      antragGuid: antrag,
      unternehmenGuid: betrieb.unternehmenGuid,
      sub: betrieb.person.sub,
      am: eingang,
      wer: nr,
    })
  return {
    geschaeft,
    guid: antrag,
    nr,
    betrieb,
    programm,
    formular: reihe.schritte.length === 0 ? begonnen : await vollesFormular(form),
    version: 1,
    nach: (tage) => new Date(Math.min(eingang.getTime() + tage * TAG_MS, jetzt.getTime() - 60_000)),
  }
}

const erzaehlen = async (u: Umstaende, lage: Lage, befangen: boolean): Promise<void> => {
  const fall = await fallAnlegen(u, lage)
  const [erster, ...weitere] = lage.reihe.schritte
  if (erster === undefined) return
  await erster(u, fall)
  if (befangen) await befangenErklaeren(u, fall)
  else if (lage.reihe.hatJemand(lage.nr)) await nehmen(u, fall)
  for (const schritt of weitere) await schritt(u, fall)
}

type Maxens = Readonly<Record<NonNullable<Reihe['vonMax']>, DemoBetrieb | undefined>>
type Betriebe = { readonly betriebe: readonly DemoBetrieb[]; readonly maxens: Maxens }

/** A case in effect whose money is asked for. */
export type DemoWirksam = { readonly geschaeft: string; readonly auszahlung: DemoAuszahlung }

const DEMO_EINLADUNG_MAX = 'd0000000-0000-4000-8000-000000000623'

/** Max's companies agreed to notices in the portal; one was invited to the round that is over. */
const maxensBetriebe = async (tx: Tx, clock: Clock): Promise<Maxens> => {
  const { lohnbetriebNord: unternehmenGuid, hofAltmoor } = DEMO_UNTERNEHMEN
  const lohnbetrieb = await demoBetriebVon(tx, unternehmenGuid, clock.now())
  if (lohnbetrieb !== undefined)
    await demoEinladen(tx, clock, { rundeGuid: DEMO_RUNDE_HERBST, unternehmenGuid, guid: DEMO_EINLADUNG_MAX })
  return { lohnbetriebNord: lohnbetrieb, hofAltmoor: await demoBetriebVon(tx, hofAltmoor, clock.now()) }
}

const alleErzaehlen = async (u: Umstaende, { betriebe, maxens }: Betriebe): Promise<DemoWirksam[]> => {
  const wirksame: DemoWirksam[] = []
  const akten = new Map(betriebe.map((betrieb) => [betrieb, new Map<string, Awaited<ReturnType<Papiere>>>()]))
  const reihen = REIHEN.flatMap((reihe) => Array.from({ length: reihe.anzahl }, (_, i) => ({ reihe, i })))
  for (const [stelle, { reihe, i }] of reihen.entries()) {
    const welche = reihe.nurZuklb ? betriebe.filter(istPrimaerproduzent) : betriebe
    const betrieb = reihe.vonMax ? maxens[reihe.vonMax] : welche[(stelle * 7) % welche.length]
    if (betrieb === undefined) continue
    const papiere = ablage(u, betrieb.unternehmenGuid, akten.get(betrieb) ?? new Map())
    const einladung = reihe.vonMax === 'lohnbetriebNord' ? DEMO_EINLADUNG_MAX : null
    await erzaehlen(u, { nr: stelle + 1, reihe, betrieb, papiere, einladung }, reihe.befangen === i)
    if (reihe.auszahlung !== undefined)
      wirksame.push({ geschaeft: guid('d2', stelle + 1), auszahlung: reihe.auszahlung })
  }
  return wirksame
}

/**
 * Some seventy cases in every state for the bank to work on, of companies that nobody signs in for, and two of Max: made
 * by the functions of the product, so that numbers, hashes, audit chains and receipts are real. Once, in one
 * transaction; what was done with them since stays. Then the notices of some are made known: where a start ends before
 * that, they go the usual way (their jobs are kept with the cases). Answers those made now whose money is asked for.
 */
export const demoFaelle = async (
  services: Services,
  bank: DemoBank,
  beitraege: Beitraege,
): Promise<readonly DemoWirksam[]> => {
  const programme = await programmeLesen(services)
  const { clock, db } = services
  const danach: (() => Promise<void>)[] = []
  const wirksame = await db.transaction().execute(async (tx: Tx) => {
    const betriebe = await demoBetriebe(tx, clock.now())
    if (betriebe === undefined) return []
    await demoHerbstrunde(tx, clock)
    const maxens = await maxensBetriebe(tx, clock)
    return alleErzaehlen({ tx, services, programme, bank, beitraege, danach }, { betriebe, maxens })
  })
  for (const tun of danach) await tun()
  return wirksame
}
