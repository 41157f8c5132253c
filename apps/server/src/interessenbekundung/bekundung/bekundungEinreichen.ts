import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { bekundete } from '@foerderportal/contract/interessenbekundung/betraege'
import { vorhabenPruefen } from '@foerderportal/contract/interessenbekundung/pruefung'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { same } from '@foerderportal/values/same'
import { absagen } from '../../platform/http/refusal.ts'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import type { Tx } from '../../platform/database/database.ts'
import { einreichen } from '../../platform/einreichung/einreichen.ts'
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

/** As it is sent, and what it was before. */
type Fertig = { readonly tx: Tx; readonly vorher: BekundungRow; readonly formular: BekundungFormular }

/** Who sends must be known to the bank (S2-03) and still have signing authority. */
const personPruefen = async ({ tx, vorher: b }: Fertig, { sub, eingang }: Einreichen): Promise<void> => {
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
const inhaltPruefen = ({ vorher, formular }: Fertig): void => {
  const errors = vorhabenPruefen({ formular, kontext: vorgabenVon(vorher) })
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

type Zeit = Pick<Services, 'clock'>

/** First the lock that the freeze takes alone, then that of the declaration. */
const sperren = async (tx: Tx, e: Einreichen): Promise<Fertig> => {
  await rundeTeilen(tx, e.formular.guid)
  const vorher = gefunden(await bekundungSperren(tx, { guid: e.formular.guid, sub: e.sub, jetzt: e.eingang }))
  const unternehmen = ausUnternehmen(gefunden(await unternehmenLaden(tx, vorher.unternehmen_guid)))
  const formular = angabenUebernehmen({ ...e.formular, fertig: true }, vorgabenVon(vorher), unternehmen)
  return { tx, vorher, formular }
}

const leser = ({ sub }: Einreichen, { clock }: Zeit) => ({ sub, darfSchreiben: true, jetzt: clock.now() })

/**
 * Sends (R7.2-15, S3-02, S3-05): what is acknowledged is in the frozen list, and by the moment of arrival. The same call is
 * told by its content: sent again with other amounts it is another one, and keeps its Eingangsnummer.
 */
const absenden = einreichen({
  sperren,
  wiederholt: async (tx, { vorher, formular }, e, dienste: Zeit) =>
    vorher.fertig && same(vorher.formular.investitionen, formular.investitionen)
      ? bekundungBeantworten(tx, vorher, leser(e, dienste))
      : undefined,
  erlauben: ({ vorher }, { eingang, ifMatch }) => {
    erlauben('bekundungEinreichen', lageVon(vorher), eingang)
    versionPruefen(vorher, ifMatch)
  },
  fertigstellen: async (_tx, lage) => lage,
  pruefungen: [personPruefen, inhaltPruefen],
  festhalten: async (tx, { vorher, formular }, e, dienste) => {
    const wer = leser(e, dienste)
    const stand = { formular, sub: e.sub, jetzt: wer.jetzt, handlung: 'bekundungEinreichen' } as const
    const neu = await standSchreiben(tx, vorher, stand)
    return bekundungBeantworten(tx, neu, wer, await festhalten(tx, { vorher, neu }, e))
  },
})

/** POST submits when `fertig` is true and saves when it is not (S11-04). */
export const bekundungEinreichen = (services: Services, e: Einreichen): Promise<Antwort> =>
  e.formular.fertig === true ? absenden(services, e) : bekundungSpeichern(services, e)
