import { randomUUID } from 'node:crypto'
import { jahrInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { ohneEinladungHindernis } from '@foerderportal/contract/zuwendung/kern/offeneFoerderung'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { Vorlage } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen, unternehmenLaden, type UnternehmenStand } from '../../unternehmen/public.ts'
import { antragLesen } from './antragLesen.ts'
import { neuesFormular, type Antragsteller } from '../kern/neuesFormular.ts'
import { gefunden, nichtMoeglich, zeitraumPruefen } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import {
  anlageFinden,
  antragEinfuegen,
  eintragSperren,
  geschaeftEinfuegen,
  type Eintrag,
} from '../kern/repository.ts'
import type { Antwort } from '../kern/view.ts'
import { ausVorlage } from '../vorlage/ausVorlage.ts'

export type Anlegen = {
  readonly principal: Antragsteller & Pick<Principal, 'rollen'>
  /** Guid of the overview entry (S11-04). */
  readonly metaGuid: string
  readonly unternehmenGuid: string
  /** Guid of an earlier application of the company to start from (S4-11). */
  readonly vorlage?: string | undefined
  /** Chosen by the caller, so that a repeat whose first answer was lost makes no second draft. */
  readonly guid?: string | undefined
  /** When the request arrived. */
  readonly eingang: Date
}

/** Whether an earlier call of the same wish has made it. A guid that stands for something else is none of theirs. */
const istAngelegt = async (
  tx: Tx,
  guid: string,
  unternehmenGuid: string,
  eintrag: Eintrag,
): Promise<boolean> => {
  const bisher = await anlageFinden(tx, guid)
  if (bisher === undefined) return false
  const dieselbe =
    bisher.unternehmen_guid === unternehmenGuid &&
    bisher.runde_guid === eintrag.runde_guid &&
    bisher.einladung_guid === eintrag.einladung_guid
  if (!dieselbe) throw absagen(ZUWENDUNG.antragFehlt)
  return true
}

const platzPruefen = (eintrag: Eintrag, eingang: Date): void => {
  zeitraumPruefen(eintrag, eingang)
  const { vorhanden, max_anzahl_geschaefte: max } = eintrag
  if (vorhanden >= max)
    throw nichtMoeglich(
      `Hier sind höchstens ${max} Anträge möglich. Löschen Sie einen Entwurf, den Sie nicht brauchen.`,
    )
}

/** What is open without an invitation is open to farms; others are invited by name or not at all (S4-01). */
const artPruefen = ({ einladung_guid }: Eintrag, { value }: UnternehmenStand): void => {
  const ohne = einladung_guid === null ? ohneEinladungHindernis(value.type) : undefined
  if (ohne !== undefined) throw nichtMoeglich(ohne)
}

/** Business case, application and audit row; `demo` marks the case as part of the demo world, where its guid may be given. */
export const geschaeftAnlegen = async (
  tx: Tx,
  n: {
    eintrag: Pick<Eintrag, 'runde_guid' | 'einladung_guid' | 'programm'>
    formular: AntragFormular
    unternehmenGuid: string
    sub: string
    jetzt: Date
    vorlage?: Vorlage | null
    demo?: boolean
    geschaeftGuid?: string
  },
): Promise<void> => {
  const { eintrag, formular, unternehmenGuid, sub, jetzt } = n
  const geschaeftGuid = n.geschaeftGuid ?? randomUUID()
  const jahr = jahrInBerlin(jetzt)
  await geschaeftEinfuegen(tx, {
    guid: geschaeftGuid,
    unternehmenGuid,
    eintrag,
    jahr,
    jetzt,
    demo: n.demo ?? false,
  })
  await antragEinfuegen(tx, {
    guid: formular.guid,
    geschaeftGuid,
    unternehmenGuid,
    formular,
    zuwendungCent: summen(formular.foerdergegenstandSeiten).zuwendungCent,
    vorlage: n.vorlage ?? null,
    sub,
    jetzt,
  })
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'antragAnlegen',
    objektGuid: formular.guid,
    ...(n.vorlage ? { angaben: { vorlage: n.vorlage.geNr } } : {}),
  })
}

/** Starts an application (R7.2-32, S4-01), prefilled from the company's data or from an earlier application (S4-11). */
export const antragAnlegen = async (services: Services, a: Anlegen): Promise<Antwort> => {
  const { unternehmenGuid, principal } = a
  const programme = await programmeLesen(services)
  const guid = await services.db.transaction().execute(async (tx) => {
    await mitgliedPruefen(tx, principal.sub, unternehmenGuid)
    const eintrag = await eintragSperren(tx, a.metaGuid, unternehmenGuid)
    if (eintrag === undefined) throw absagen(ZUWENDUNG.einladungFehlt)
    if (a.guid !== undefined && (await istAngelegt(tx, a.guid, unternehmenGuid, eintrag))) return a.guid
    platzPruefen(eintrag, a.eingang)
    const stand = gefunden(await unternehmenLaden(tx, unternehmenGuid))
    artPruefen(eintrag, stand)
    const programm = geltendesProgramm(programme, eintrag.programm, services.clock.now())
    const frisch = neuesFormular(eintrag.programm, stand, principal, a.guid)
    const { formular, vorlage } =
      a.vorlage === undefined
        ? { formular: frisch, vorlage: null }
        : await ausVorlage(services, tx, { guid: a.vorlage, unternehmenGuid, eintrag, frisch, programm })
    await geschaeftAnlegen(tx, {
      eintrag,
      formular,
      vorlage,
      unternehmenGuid,
      sub: principal.sub,
      jetzt: services.clock.now(),
    })
    return formular.guid
  })
  return antragLesen(services, principal, guid)
}
