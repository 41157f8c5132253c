import { auszahlungStaende } from '@foerderportal/contract/auszahlung/staende'
import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import type { Tx } from '../../platform/database/database.ts'
import { versionPruefen } from '../../platform/dokument/dokument.ts'
import { einreichungFesthalten, type Nummernkreis } from '../../platform/einreichung/einreichungFesthalten.ts'
import { letzteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { AUSZAHLUNG_BELEG } from '../beleg/auszahlungBeleg.ts'
import { auszahlungBeantworten, kontextAm, type Antwort } from '../kern/ansicht.ts'
import { ansprueche } from '../kern/ansprueche.ts'
import {
  AUSZAHLUNG_DOKUMENT,
  auszahlungSperren,
  einreichungSetzen,
  postenLaden,
  type Auszahlungsantrag,
} from '../kern/auszahlungen.ts'
import { bewilligungSperren } from '../kern/bewilligungen.ts'
import { erlauben, gefunden, personPruefen, wirksamPruefen } from '../kern/policy.ts'
import { positionenErsetzen } from '../kern/positionen.ts'
import { angabenUebernehmen, auszahlungSchreiben, type Speichern } from './auszahlungSpeichern.ts'
import { EINREICHPRUEFUNGEN } from './einreichpruefungen.ts'
import { rechnungenAnsetzen } from './rechnungenAnsetzen.ts'

export type Einreichen = Speichern & {
  /** When the request arrived. */
  readonly eingang: Date
}

export const NUMMERNKREIS: Nummernkreis = { kuerzel: 'AZ', folge: 'auszahlung_eingang_nr' }

/** What a screen keeps for itself is no part of what is sent. */
const ohneAblage = ({ uiStorage: _uiStorage, ...angaben }: AuszahlungFormular): AuszahlungFormular => angaben

/** Under the lock of the approval: what is left by now, and everything that keeps the request from being sent. */
const pruefen = async (
  tx: Tx,
  geladen: Auszahlungsantrag,
  formular: AuszahlungFormular,
  e: Einreichen,
): Promise<Auszahlungsantrag> => {
  const mitglieder = await mitgliederLaden(tx, geladen.unternehmen_guid)
  personPruefen(
    geladen,
    mitglieder.find(({ sub }) => sub === e.principal.sub),
  )
  await bewilligungSperren(tx, geladen.geschaeft_guid)
  const auszahlung = { ...geladen, posten: await postenLaden(tx, geladen) }
  const lage = { tx, formular, kontext: kontextAm(auszahlung, e.eingang) }
  for (const pruefung of EINREICHPRUEFUNGEN) await pruefung(lage)
  return auszahlung
}

/** Everything that a submission leaves: positions with their invoices, what was sent byte for byte, receipt and mail to follow. */
const festhalten = async (
  tx: Tx,
  auszahlung: Auszahlungsantrag,
  e: Einreichen & { readonly jetzt: Date },
) => {
  const positionen = ansprueche(e.formular)
  await rechnungenAnsetzen(tx, auszahlung.unternehmen_guid, positionen)
  const neu = await auszahlungSchreiben(tx, auszahlung, { ...e, handlung: 'auszahlungEinreichen' })
  await positionenErsetzen(tx, neu, positionen)
  await einreichungSetzen(tx, neu.guid, e.jetzt)
  await einreichungFesthalten(tx, {
    dokument: neu,
    nummer: NUMMERNKREIS,
    eingegangenAm: e.eingang,
    sub: e.principal.sub,
    inhalt: ohneAblage(e.formular),
    beleg: { aufgabe: AUSZAHLUNG_BELEG },
  })
  return { ...neu, status: auszahlungStaende.zeilen.einreichen.nach }
}

/** Whether the call can be one that was answered already: nothing was sent since by anybody else. */
const istWiederholung = async (tx: Tx, { guid, status }: Auszahlungsantrag, e: Einreichen) => {
  if (status === 'IN_BEARBEITUNG') return false
  const frueher = await letzteEinreichung(tx, guid)
  return frueher !== undefined && (e.ifMatch === undefined || e.ifMatch <= frueher.dokument_version)
}

/**
 * Submits (R7.2-07, S6-01 … S6-04). Under the lock of the request, then of the approval: who comes second finds what is
 * left, and who repeats the call the same receipt.
 */
export const auszahlungEinreichen = (services: Services, e: Einreichen): Promise<Antwort> =>
  services.db.transaction().execute(async (tx) => {
    const { sub } = e.principal
    const geladen = gefunden(await auszahlungSperren(tx, e.formular.guid, sub))
    if (await istWiederholung(tx, geladen, e))
      return auszahlungBeantworten(tx, geladen, { formular: geladen.formular, darfSchreiben: true })
    erlauben('einreichen', geladen)
    versionPruefen(AUSZAHLUNG_DOKUMENT, geladen, e.ifMatch)
    wirksamPruefen(geladen.wirksam_ab, e.eingang)
    const formular = await angabenUebernehmen(tx, geladen, e.formular, sub)
    const auszahlung = await pruefen(tx, geladen, formular, e)
    const gesendet = await festhalten(tx, auszahlung, { ...e, formular, jetzt: services.clock.now() })
    return auszahlungBeantworten(tx, gesendet, { formular, darfSchreiben: true })
  })
