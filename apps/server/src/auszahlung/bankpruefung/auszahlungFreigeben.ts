import { AUSZAHLUNG_UEBERGAENGE } from '@foerderportal/contract/auszahlung/lifecycle'
import {
  bewilligtCent,
  bewilligtSummeCent,
} from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { auszahlungVerweis } from '../kern/auszahlungMail.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import { positionenVon, type Antwort } from './pruefungAnsicht.ts'
import { entscheidungSchreiben, freigabeFesthalten } from './pruefungen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'

type Freigeben = Pruefungsaufruf & { readonly inhaltSha256: string }

const AKTION = { BEWILLIGT: 'bewilligen', ABGELEHNT: 'ablehnen' } as const

/** What is released of each invoice, and why less. */
const bewilligtes = (fall: Pruefungsfall, inhalt: BankpruefungInhalt) =>
  positionenVon(fall).flatMap(({ nachweis: { id } }) =>
    id
      ? [
          {
            nachweis: id,
            cent: bewilligtCent(inhalt, id),
            grund: inhalt.positionen.find((p) => p.nachweis === id)?.grund ?? null,
          },
        ]
      : [],
  )

/** Who may sign hears that it is decided; what was decided stands in the portal. */
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

/**
 * Decides on a payout request (S6-06): exactly what was read, by somebody who edited nothing of it. What is rejected or
 * cut is free again for the next request; what is released waits for the next payment run.
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
    const { von, nach }: { von: readonly string[]; nach: string } =
      AUSZAHLUNG_UEBERGAENGE[AKTION[inhalt.ergebnis]]
    if (!von.includes(fall.status) || vorbereitet_von === null)
      throw nichtMoeglich('Über diesen Auszahlungsantrag ist schon entschieden.')
    const tat = { auszahlung: fall.guid, sub: aufruf.person.sub, jetzt }
    const bewilligt = bewilligtes(fall, inhalt)
    await freigabeFesthalten(tx, tat)
    await entscheidungSchreiben(tx, { ...tat, vorbereitetVon: vorbereitet_von, inhalt, bewilligt })
    await melden(services, tx, fall)
    return { inhaltSha256, status: nach, bewilligtCent: bewilligtSummeCent(inhalt) }
  })
