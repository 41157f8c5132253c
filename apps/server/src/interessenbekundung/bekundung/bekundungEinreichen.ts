import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { bekundete } from '@foerderportal/contract/interessenbekundung/betraege'
import { vorhabenPruefen } from '@foerderportal/contract/interessenbekundung/pruefung'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { same } from '@foerderportal/values/same'
import { absagen } from '../../platform/http/refusal.ts'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import type { Tx } from '../../platform/database/database.ts'
import { einreichungFesthalten, type Nummernkreis } from '../../platform/einreichung/einreichungFesthalten.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, unternehmenLaden } from '../../unternehmen/public.ts'
import { BEKUNDUNG_BELEG } from '../beleg/bekundungBeleg.ts'
import { bekundungSperren, rundeTeilen, type BekundungRow } from '../bekundungen.ts'
import { erlauben, gefunden, lageVon, nichtMoeglich } from '../policy.ts'
import { vorgabenVon } from '../view.ts'
import { angabenUebernehmen } from './angabenUebernehmen.ts'
import { bekundungBeantworten, type Antwort } from './bekundungBeantworten.ts'
import { bekundungSpeichern, type Speichern as Einreichen } from './bekundungSpeichern.ts'
import { standSchreiben, versionPruefen } from './bekundungStand.ts'
import { ausUnternehmen } from './unternehmensdaten.ts'

export const BEKUNDUNG_NUMMERNKREIS: Nummernkreis = { kuerzel: 'IBK', folge: 'ibk_eingang_nr' }

/** Who sends must be known to the bank (S2-03) and still have signing authority. */
const personPruefen = async (tx: Tx, b: BekundungRow, { sub, eingang }: Einreichen): Promise<void> => {
  const mitglied = (await mitgliederLaden(tx, b.unternehmen_guid)).find((m) => m.sub === sub)
  if (mitglied?.identifiziert !== true)
    throw nichtMoeglich(
      'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie eine Interessenbekundung absenden.',
      ABSAGE_ORTE.person,
    )
  const { zeichnungsberechtigung } = mitglied
  erlauben('bekundungEinreichen', { ...lageVon(b), zeichnungsberechtigung }, eingang)
}

/** Complete and within the bounds of the round: every gap at its field (R5-05). */
const inhaltPruefen = (b: BekundungRow, formular: BekundungFormular): void => {
  const errors = vorhabenPruefen({ formular, kontext: vorgabenVon(b) })
  const [erster] = errors
  if (erster !== undefined)
    throw absagen(
      BEKUNDUNG.nichtMoeglich,
      errors.length === 1 ? erster.text : `${errors.length} Angaben sind noch zu ändern.`,
      errors,
    )
}

/** What is sent and kept: amounts only, nothing of the screen. */
const sendefassung = ({ uiStorage: _ablage, ...formular }: BekundungFormular): BekundungFormular => ({
  ...formular,
  investitionen: bekundete(formular.investitionen),
})

/** Whether the call has been answered already: sent, and nothing else said since. */
const istWiederholung = (b: BekundungRow, formular: BekundungFormular): boolean =>
  b.fertig && same(b.formular.investitionen, formular.investitionen)

type Zwei = { readonly vorher: BekundungRow; readonly neu: BekundungRow }

const festhalten = async (
  tx: Tx,
  { vorher, neu }: Zwei,
  { sub, eingang }: Einreichen,
): Promise<EinreichungRow> => {
  const frueher = vorher.eingereicht_version === null ? undefined : await letzteEinreichung(tx, neu.guid)
  return einreichungFesthalten(tx, {
    dokument: neu,
    nummer: frueher ?? BEKUNDUNG_NUMMERNKREIS,
    eingegangenAm: eingang,
    sub,
    inhalt: sendefassung(neu.formular),
    // all in one line: behind a rush of thousands the freeze finds a place of the worker that is free
    beleg: { aufgabe: BEKUNDUNG_BELEG, line: BEKUNDUNG_BELEG },
  })
}

/**
 * Sends (R7.2-15, S3-02, S3-05). First the lock that the freeze takes alone, then that of the declaration: what is
 * acknowledged is in the frozen list, and by the moment of arrival. Sent again it keeps its Eingangsnummer.
 */
const einreichen = ({ db, clock }: Services, e: Einreichen): Promise<Antwort> =>
  db.transaction().execute(async (tx) => {
    const { sub, eingang } = e
    await rundeTeilen(tx, e.formular.guid)
    const vorher = gefunden(await bekundungSperren(tx, { guid: e.formular.guid, sub, jetzt: eingang }))
    const unternehmen = ausUnternehmen(gefunden(await unternehmenLaden(tx, vorher.unternehmen_guid)))
    const formular = angabenUebernehmen({ ...e.formular, fertig: true }, vorgabenVon(vorher), unternehmen)
    const jetzt = clock.now()
    const leser = { sub, darfSchreiben: true, jetzt }
    if (istWiederholung(vorher, formular)) return bekundungBeantworten(tx, vorher, leser)
    erlauben('bekundungEinreichen', lageVon(vorher), eingang)
    versionPruefen(vorher, e.ifMatch)
    await personPruefen(tx, vorher, e)
    inhaltPruefen(vorher, formular)
    const neu = await standSchreiben(tx, vorher, { formular, sub, jetzt, handlung: 'bekundungEinreichen' })
    return bekundungBeantworten(tx, neu, leser, await festhalten(tx, { vorher, neu }, e))
  })

/** POST submits when `fertig` is true and saves when it is not (S11-04). */
export const bekundungEinreichen = (services: Services, e: Einreichen): Promise<Antwort> =>
  e.formular.fertig === true ? einreichen(services, e) : bekundungSpeichern(services, e)
