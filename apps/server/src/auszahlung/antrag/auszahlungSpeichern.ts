import { randomUUID } from 'node:crypto'
import type { AuszahlungFormular, Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { sql } from 'kysely'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { standSchreiben, versionPruefen } from '../../platform/dokument/dokument.ts'
import type { Services } from '../../platform/services.ts'
import { auszahlungBeantworten, type Antwort } from '../kern/ansicht.ts'
import { gleicheAnsprueche } from '../kern/ansprueche.ts'
import { AUSZAHLUNG_DOKUMENT, auszahlungSperren, type Auszahlungsantrag } from '../kern/auszahlungen.ts'
import { anzahlDateien, dateienUebernehmen } from '../kern/dateien.ts'
import { erlauben, gefunden } from '../kern/policy.ts'
import { anspruecheHalten } from './anspruecheHalten.ts'

export type Speichern = {
  readonly principal: Pick<Principal, 'sub' | 'vorname' | 'nachname'>
  readonly formular: AuszahlungFormular
  /** Version that the caller built on; undefined: he does not say. */
  readonly ifMatch: number | undefined
}

/** Positions refer to the proofs of the form: each keeps one id, and no two have the same. */
const mitIds = (nachweise: readonly Verwendungsnachweis[]): Verwendungsnachweis[] => {
  const vergeben = new Set<string>()
  return nachweise.map((n) => {
    const id = n.id && !vergeben.has(n.id) ? n.id : randomUUID()
    vergeben.add(id)
    return { ...n, id }
  })
}

/** What is stored of a form that was sent: the answers, with what the server alone says of ids and files. */
export const angabenUebernehmen = (
  tx: Tx,
  vorher: Auszahlungsantrag,
  gesendet: AuszahlungFormular,
  sub: string,
): Promise<AuszahlungFormular> => {
  const formular = { ...gesendet, verwendungsnachweise: mitIds(gesendet.verwendungsnachweise ?? []) }
  return dateienUebernehmen(tx, formular, vorher.formular, { unternehmenGuid: vorher.unternehmen_guid, sub })
}

/** Writes a new state of a locked request, with what the overview shows of it. Whoever saves is at it again. */
export const auszahlungSchreiben = (
  tx: Tx,
  auszahlung: Auszahlungsantrag,
  stand: Speichern & { readonly handlung: string; readonly jetzt: Date },
): Promise<Auszahlungsantrag> => {
  const { principal, formular, handlung, jetzt } = stand
  const dazu = sql`, letzter_bearbeiter = ${nutzerName(principal)}, anzahl_dokumente = ${anzahlDateien(formular)},
    erinnert_am = null`
  return standSchreiben(tx, AUSZAHLUNG_DOKUMENT, auszahlung, {
    formular,
    sub: principal.sub,
    jetzt,
    handlung,
    dazu,
  })
}

/** Saves a draft (R7.2-06). A save that changes no amount does nothing but load, write and log. */
export const auszahlungSpeichern = (services: Services, s: Speichern): Promise<Antwort> =>
  services.db.transaction().execute(async (tx) => {
    const { sub } = s.principal
    const vorher = gefunden(await auszahlungSperren(tx, s.formular.guid, sub))
    erlauben('bearbeiten', vorher)
    versionPruefen(AUSZAHLUNG_DOKUMENT, vorher, s.ifMatch)
    const formular = await angabenUebernehmen(tx, vorher, s.formular, sub)
    const stand = { ...s, formular, handlung: 'auszahlungSpeichern', jetzt: services.clock.now() }
    // Before it is written: the company's chain of the audit log is the last lock everywhere (ADR 0073).
    if (!gleicheAnsprueche(vorher.formular, formular)) await anspruecheHalten(tx, vorher, formular)
    const neu = await auszahlungSchreiben(tx, vorher, stand)
    return auszahlungBeantworten(tx, neu, { formular, darfSchreiben: true })
  })
