import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { BENUTZER_NICHT_VORHANDEN, MEHRERE_UNTERNEHMEN } from '@foerderportal/contract/nutzer/problems'
import {
  istAnderePerson,
  nutzerPruefen,
  nutzerVereinheitlichen,
  type NutzerDokument,
} from '@foerderportal/contract/nutzer/rules'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Principal } from '../platform/auth/principal.ts'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import {
  anzahlUnternehmen,
  identifizierungUeberholen,
  nutzerErsetzen,
  nutzerLaden,
  nutzerStandSperren,
} from './repository.ts'
import { nutzerHuelle } from './view.ts'

export type NutzerAendern = { readonly guid: string; readonly eingabe: NutzerEingabe }
type Wechsel = { readonly sub: string; readonly vorher: NutzerDokument; readonly neu: NutzerDokument }

const INZWISCHEN =
  'Ihre Daten wurden inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert.'
const ART = { pfad: 'type', text: 'Die Art Ihres Zugangs lässt sich nicht ändern.' }

const mehrere = (anzahl: number) => {
  const pfad = 'agiertFuerMehrereUnternehmen'
  const text = `Sie handeln im Portal für ${anzahl} Unternehmen. „Nein“ geht erst, wenn es nur noch eines ist.`
  return absagen(MEHRERE_UNTERNEHMEN, text, [{ pfad, text }])
}

/** The user's row, locked, as whoever asks has read it. */
const standPruefen = async (
  tx: Tx,
  sub: string,
  { guid, eingabe }: NutzerAendern,
): Promise<NutzerDokument> => {
  const stand = await nutzerStandSperren(tx, sub)
  if (stand === undefined) throw absagen(BENUTZER_NICHT_VORHANDEN)
  if (stand.value.type !== eingabe.type) throw absagen(ALLGEMEIN.ungueltig, undefined, [ART])
  if (stand.guid !== guid) throw absagen(ALLGEMEIN.konkurrierend, INZWISCHEN)
  return stand.value
}

/**
 * S1-05: who acts for several companies has said so. Refused only where the answer changes: an invitation may have made
 * a second company of one, and then everything else must still be changeable.
 */
const mehrerePruefen = async (tx: Tx, { sub, vorher, neu }: Wechsel): Promise<void> => {
  if (!vorher.agiertFuerMehrereUnternehmen || neu.agiertFuerMehrereUnternehmen) return
  const anzahl = await anzahlUnternehmen(tx, sub)
  if (anzahl > 1) throw mehrere(anzahl)
}

const felder = (nutzer: NutzerDokument): ReadonlyMap<string, unknown> => new Map(Object.entries(nutzer))

/** Which fields are different now; what stood and stands there stays out of the log. */
const geaenderte = ({ vorher, neu }: Wechsel): string[] => {
  const alte = felder(vorher)
  return [...felder(neu)]
    .filter(([feld, wert]) => !isDeepStrictEqual(wert, alte.get(feld)))
    .map(([feld]) => feld)
}

const schreiben = async (
  { identity }: Services,
  tx: Tx,
  wechsel: Wechsel & { readonly am: Date; readonly geaendert: readonly string[] },
): Promise<void> => {
  const { sub, vorher, neu, am, geaendert } = wechsel
  const guid = randomUUID()
  await nutzerErsetzen(tx, { sub, guid, value: neu, am })
  if (geaendert.includes('vorname') || geaendert.includes('nachname'))
    await identity.updateName(tx, sub, { firstName: neu.vorname, lastName: neu.nachname })
  const ueberholt = istAnderePerson(vorher, neu) && (await identifizierungUeberholen(tx, sub))
  const angaben = { felder: geaendert, snapshot: guid, ...(ueberholt && { identifizierungUeberholt: true }) }
  await protokollieren(tx, {
    unternehmenGuid: null,
    sub,
    handlung: 'nutzerAendern',
    objektGuid: sub,
    angaben,
  })
}

/**
 * R7.1-03. Of two changes of the same state one wins, the other learns of it (409). The same data again change nothing.
 * The name goes to the identity provider with the commit: the next token says it. Who is named or was born otherwise
 * proves anew who he is (ADR 0022).
 */
export const nutzerAendern = async (
  services: Services,
  principal: Principal,
  auftrag: NutzerAendern,
): Promise<NutzerHuelle> => {
  const am = services.clock.now()
  const fehler = nutzerPruefen(auftrag.eingabe, tagInBerlin(am))
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
  const { sub } = principal
  const neu = nutzerVereinheitlichen(auftrag.eingabe)
  const huelle = await services.db.transaction().execute(async (tx) => {
    const wechsel = { sub, vorher: await standPruefen(tx, sub, auftrag), neu }
    const geaendert = geaenderte(wechsel)
    await mehrerePruefen(tx, wechsel)
    if (geaendert.length > 0) await schreiben(services, tx, { ...wechsel, am, geaendert })
    const zeile = await nutzerLaden(tx, sub)
    if (zeile === undefined) throw absagen(BENUTZER_NICHT_VORHANDEN)
    return nutzerHuelle(services, zeile, principal)
  })
  await services.identity.settled(sub)
  return huelle
}
