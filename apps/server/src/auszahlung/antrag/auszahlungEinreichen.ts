import { auszahlungStaende } from '@foerderportal/contract/auszahlung/staende'
import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import type { Tx } from '../../platform/database/database.ts'
import { versionPruefen } from '../../platform/dokument/dokument.ts'
import { einreichen, istDieselbe } from '../../platform/einreichung/einreichen.ts'
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
import { EINREICHPRUEFUNGEN, type Einreichlage } from './einreichpruefungen.ts'
import { rechnungenAnsetzen } from './rechnungenAnsetzen.ts'

export type Einreichen = Speichern & {
  /** When the request arrived. */
  readonly eingang: Date
}

export const NUMMERNKREIS: Nummernkreis = { kuerzel: 'AZ', folge: 'auszahlung_eingang_nr' }

/** What a screen keeps for itself is no part of what is sent. */
const ohneAblage = ({ uiStorage: _uiStorage, ...angaben }: AuszahlungFormular): AuszahlungFormular => angaben

type Fertig = Einreichlage & { readonly auszahlung: Auszahlungsantrag }

/** The answers of the call; then, under the lock of the approval, what is left by now. */
const fertigstellen = async (tx: Tx, geladen: Auszahlungsantrag, e: Einreichen): Promise<Fertig> => {
  const { sub } = e.principal
  const formular = await angabenUebernehmen(tx, geladen, e.formular, sub)
  const mitglieder = await mitgliederLaden(tx, geladen.unternehmen_guid)
  personPruefen(
    geladen,
    mitglieder.find((m) => m.sub === sub),
  )
  await bewilligungSperren(tx, geladen.geschaeft_guid)
  const auszahlung = { ...geladen, posten: await postenLaden(tx, geladen) }
  return { tx, auszahlung, formular, kontext: kontextAm(auszahlung, e.eingang) }
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

const wieGesendet = async (tx: Tx, a: Auszahlungsantrag, e: Einreichen): Promise<Antwort | undefined> => {
  const frueher = a.status === 'IN_BEARBEITUNG' ? undefined : await letzteEinreichung(tx, a.guid)
  return frueher && istDieselbe(frueher, e.ifMatch)
    ? auszahlungBeantworten(tx, a, { formular: a.formular, darfSchreiben: true })
    : undefined
}

/**
 * Submits (R7.2-07, S6-01 … S6-04). Under the lock of the request, then of the approval: who comes second finds what is
 * left, and who repeats the call the same receipt.
 */
export const auszahlungEinreichen = einreichen({
  sperren: async (tx, { formular, principal }: Einreichen) =>
    gefunden(await auszahlungSperren(tx, formular.guid, principal.sub)),
  wiederholt: wieGesendet,
  erlauben: (geladen, { ifMatch, eingang }) => {
    erlauben('einreichen', geladen)
    versionPruefen(AUSZAHLUNG_DOKUMENT, geladen, ifMatch)
    wirksamPruefen(geladen.wirksam_ab, eingang)
  },
  fertigstellen,
  pruefungen: EINREICHPRUEFUNGEN,
  festhalten: async (tx, { auszahlung, formular }, e, { clock }: Pick<Services, 'clock'>) => {
    const gesendet = await festhalten(tx, auszahlung, { ...e, formular, jetzt: clock.now() })
    return auszahlungBeantworten(tx, gesendet, { formular, darfSchreiben: true })
  },
})
