import { auszahlungStaende } from '@foerderportal/contract/auszahlung/staende'
import {
  bewilligtCent,
  bewilligtSummeCent,
} from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../../platform/database/database.ts'
import { wieVorgelegtPruefen } from '../../platform/freigabe/wieVorgelegt.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { bescheidErlassen } from '../../zuwendung/public.ts'
import { auszahlungVerweis } from '../kern/auszahlungMail.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import { type Antwort } from './pruefungAnsicht.ts'
import { positionenVon } from './positionen.ts'
import { entscheidungSchreiben, freigabeFesthalten, type PruefungRow } from './pruefungen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'
import { bescheidFehlt, OHNE_BESCHEID, pruefungSeitVorlage, vorgelegtes } from './vorgelegtes.ts'

type Freigeben = Pruefungsaufruf & { readonly inhaltSha256: string }

const AKTION = { BEWILLIGT: 'bewilligen', ABGELEHNT: 'ablehnen' } as const

/** Why less: what is left over from a cut that was taken back, or stands beside a rejection, is said to nobody. */
const grundVon = ({ ergebnis, positionen }: BankpruefungInhalt, nachweis: string): string | null =>
  ergebnis === 'BEWILLIGT' ? (positionen.find((p) => p.nachweis === nachweis)?.grund ?? null) : null

/** What is released of each invoice, and why less. */
const bewilligtes = (fall: Pruefungsfall, inhalt: BankpruefungInhalt) =>
  positionenVon(fall).flatMap(({ nachweis: { id }, beantragt }) => {
    if (!id) return []
    const cent = bewilligtCent(inhalt, id)
    return [{ nachweis: id, cent, grund: cent < inCent(beantragt) ? grundVon(inhalt, id) : null }]
  })

/** Who may sign hears that it is paid as claimed; of a notice he hears when it lies ready (S9-10). */
const melden = async ({ config }: Pick<Services, 'config'>, tx: Tx, fall: Pruefungsfall): Promise<void> => {
  const mitglieder = await mitgliederLaden(tx, fall.unternehmen_guid)
  for (const an of mitglieder.filter(({ zeichnungsberechtigung }) => zeichnungsberechtigung))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `Über Ihren Auszahlungsantrag ${fall.eingangsnummer} ist entschieden`,
      text: brief(config, [
        anrede(an),
        `die Bank hat über Ihren Auszahlungsantrag ${fall.eingangsnummer} entschieden. Das Ergebnis steht im Portal.`,
        `Zum Auszahlungsantrag:\n${auszahlungVerweis(config, fall, 'eingang')}`,
      ]),
      schluessel: `auszahlung-entschieden:${fall.guid}:${an.sub}`,
      bezug: fall.guid,
      demo: fall.demo,
    })
}

type Tat = { readonly row: PruefungRow; readonly person: Pruefungsaufruf['person']; readonly jetzt: Date }

/** The notice as it was read, with its number; null where the request is paid as claimed. */
const bescheiden = async (tx: Tx, fall: Pruefungsfall, { row, person, jetzt }: Tat) => {
  const { bescheid: eingaben = null } = vorgelegtes(row)
  if (bescheidFehlt(row, positionenVon(fall))) throw nichtMoeglich(OHNE_BESCHEID)
  if (eingaben === null) return null
  return bescheidErlassen(tx, {
    zu: { auszahlung: fall.guid },
    eingaben,
    inhaltSha256: row.inhalt_sha256,
    geschaeftGuid: fall.geschaeft_guid,
    unternehmenGuid: fall.unternehmen_guid,
    gezeichnet: nutzerName(person),
    jetzt,
  })
}

/**
 * Decides on a payout request (S6-06): exactly what was read, by somebody who edited nothing of it. What is rejected or
 * cut is free again for the next request, and said in a notice; what is released waits for the next payment run.
 */
export const auszahlungFreigeben = (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { inhaltSha256, ...aufruf }: Freigeben,
): Promise<Antwort> =>
  pruefungAendern(services, aufruf, 'auszahlungFreigeben', async (tx, { fall, row, jetzt }) => {
    if (row?.inhalt_sha256 !== inhaltSha256)
      throw absagen(
        ALLGEMEIN.konkurrierend,
        'Die Prüfung wurde geändert und neu vorgelegt, seit Sie sie gelesen haben. Lesen Sie sie noch einmal.',
      )
    const { inhalt, vorbereitet_von } = row
    const aktion = AKTION[inhalt.ergebnis]
    const { nach } = auszahlungStaende.zeilen[aktion]
    if (auszahlungStaende.hindernis(aktion, fall.status, ['BANK']) !== null || vorbereitet_von === null)
      throw nichtMoeglich('Über diesen Auszahlungsantrag ist schon entschieden.')
    wieVorgelegtPruefen('Die Prüfung', pruefungSeitVorlage(fall, row))
    const tat = { auszahlung: fall.guid, sub: aufruf.person.sub, jetzt }
    const bewilligt = bewilligtes(fall, inhalt)
    await freigabeFesthalten(tx, tat)
    await entscheidungSchreiben(tx, { ...tat, vorbereitetVon: vorbereitet_von, inhalt, bewilligt })
    const bescheid = await bescheiden(tx, fall, { row, person: aufruf.person, jetzt })
    if (bescheid === null) await melden(services, tx, fall)
    return { inhaltSha256, status: nach, bewilligtCent: bewilligtSummeCent(inhalt), bescheid }
  })
