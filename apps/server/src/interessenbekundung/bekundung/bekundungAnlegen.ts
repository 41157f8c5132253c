import { randomUUID } from 'node:crypto'
import type { BekundungVorlage } from '@foerderportal/contract/interessenbekundung/antwort'
import type { Investition } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import {
  bekundungSummen,
  bekundete,
  kategorienVon,
  zuwendungenRechnen,
} from '@foerderportal/contract/interessenbekundung/betraege'
import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { letzteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen, unternehmenLaden } from '../../unternehmen/public.ts'
import { bekundungEinfuegen, bekundungFinden, lebende, type BekundungRow } from '../bekundungen.ts'
import { erlauben, gefunden, standVon } from '../policy.ts'
import { zielFinden } from '../repository.ts'
import { vorgabenVon } from '../view.ts'
import { gesendetesFormular, type Antwort } from './bekundungBeantworten.ts'
import { bekundungLesen } from './bekundungLesen.ts'
import { ausUnternehmen } from './unternehmensdaten.ts'

export type Anlegen = {
  readonly principal: Pick<Principal, 'sub' | 'rollen'>
  /** The round. */
  readonly ibkMetaGuid: string
  readonly unternehmenGuid: string
  /** Guid of an earlier declaration of the company to start from. */
  readonly vorlage?: string | undefined
  /** When the request arrived. */
  readonly eingang: Date
}

type Anfang = { readonly investitionen: readonly Investition[]; readonly vorlage: BekundungVorlage | null }

/** What the company declared last time, as far as this round has its categories. Of what was sent, what was sent last. */
const ausVorlage = async (
  tx: Tx,
  fruehere: BekundungRow,
  vorgaben: Pick<BekundungVorgaben, 'hauptgruppen'>,
): Promise<Anfang> => {
  const einreichung = await letzteEinreichung(tx, fruehere.guid)
  const alle = bekundete(
    (einreichung === undefined ? fruehere.formular : gesendetesFormular(einreichung)).investitionen,
  )
  const codes = new Set(kategorienVon(vorgaben).map(({ code }) => code))
  return {
    investitionen: alle.filter(({ investitionBereich }) => codes.has(investitionBereich)),
    vorlage: {
      programmbezeichnung: fruehere.bezeichnung,
      vom: (einreichung?.eingegangen_am ?? fruehere.geaendert_am).toISOString(),
      ausgelassen: alle
        .map(({ investitionBereich }) => investitionBereich)
        .filter((code) => !codes.has(code)),
    },
  }
}

const anfangVon = async (tx: Tx, a: Anlegen, vorgaben: BekundungVorgaben): Promise<Anfang> => {
  if (a.vorlage === undefined) return { investitionen: [], vorlage: null }
  const wer = { guid: a.vorlage, sub: a.principal.sub, jetzt: a.eingang }
  const fruehere = gefunden(await bekundungFinden(tx, wer))
  // Of another company of the same adviser: nothing of it gets here.
  return ausVorlage(
    tx,
    gefunden(fruehere.unternehmen_guid === a.unternehmenGuid ? fruehere : undefined),
    vorgaben,
  )
}

/** The draft that is there already, also the one that another call has made meanwhile; a sent one is refused by the table. */
const vorhandene = async (tx: Tx, a: Anlegen): Promise<string | undefined> => {
  const { guid } = (await lebende(tx, a.ibkMetaGuid, a.unternehmenGuid)) ?? {}
  if (guid === undefined) return undefined
  const b = gefunden(await bekundungFinden(tx, { guid, sub: a.principal.sub, jetzt: a.eingang }))
  const stand = standVon(b)
  if (stand !== 'ENTWURF') erlauben('bekundungAnlegen', { ...b, stand }, a.eingang)
  return guid
}

const anlegen = async (tx: Tx, services: Services, a: Anlegen): Promise<string> => {
  const { ibkMetaGuid, unternehmenGuid, principal, eingang } = a
  await mitgliedPruefen(tx, principal.sub, unternehmenGuid)
  const ziel = gefunden(
    await zielFinden(tx, { ibkMetaGuid, unternehmenGuid, sub: principal.sub, jetzt: eingang }),
  )
  erlauben('bekundungAnlegen', { ...ziel, stand: null }, eingang)
  const schonDa = await vorhandene(tx, a)
  if (schonDa !== undefined) return schonDa
  const vorgaben = vorgabenVon(ziel)
  const { investitionen: uebernommene, vorlage } = await anfangVon(tx, a, vorgaben)
  const investitionen = zuwendungenRechnen(uebernommene, vorgaben)
  const guid = randomUUID()
  const unternehmen = ausUnternehmen(gefunden(await unternehmenLaden(tx, unternehmenGuid)))
  const neu = await bekundungEinfuegen(tx, {
    guid,
    ibkMetaGuid,
    unternehmenGuid,
    formular: { guid, fertig: false, investitionen, unternehmen, uiStorage: null },
    ...bekundungSummen(investitionen),
    vorlage,
    sub: principal.sub,
    jetzt: services.clock.now(),
  })
  if (!neu) return gefunden(await vorhandene(tx, a))
  await protokollieren(tx, {
    unternehmenGuid,
    sub: principal.sub,
    handlung: 'bekundungAnlegen',
    objektGuid: guid,
    angaben: { runde: ibkMetaGuid },
  })
  return guid
}

/** Begins a declaration in a round (R7.2-19): one for each company, of two calls at once both answer the same draft (S3-02). */
export const bekundungAnlegen = async (services: Services, a: Anlegen): Promise<Antwort> => {
  const guid = await services.db.transaction().execute((tx) => anlegen(tx, services, a))
  return bekundungLesen(services, a.principal, guid)
}
