import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { letzteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { bekundungSperren, rundeTeilen, zurueckziehen, type BekundungRow } from '../bekundungen.ts'
import { bekundungVerweis } from '../bekundungVerweis.ts'
import { erlauben, gefunden, lageVon } from '../policy.ts'
import { versionPruefen } from './bekundungStand.ts'

export type Zurueckziehen = {
  readonly sub: string
  readonly guid: string
  readonly ifMatch: number | undefined
  readonly eingang: Date
}

/** Nobody's declaration disappears without a word: all who may sign for the company hear of it, and who sent it. */
const melden = async ({ config }: Services, tx: Tx, b: BekundungRow, jetzt: Date): Promise<void> => {
  const einreichung = await letzteEinreichung(tx, b.guid)
  if (einreichung === undefined) return
  const { eingangsnummer, eingereicht_von: absender } = einreichung
  const mitglieder = await mitgliederLaden(tx, b.unternehmen_guid)
  for (const an of mitglieder.filter((m) => m.zeichnungsberechtigung || m.sub === absender))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `Interessenbekundung zurückgezogen: ${eingangsnummer}`,
      text: brief(config, [
        anrede(an),
        `die Interessenbekundung mit der Eingangsnummer ${eingangsnummer} zur Runde „${b.bezeichnung}“ wurde am ${alsMinute(jetzt)} Uhr zurückgezogen. Sie nimmt nicht mehr an der Reihung teil.`,
        'Solange die Runde offen ist, können Sie neu bekunden.',
        `Zum Portal:\n${bekundungVerweis(config, 'uebersicht', b)}`,
        `Wissen Sie davon nichts? Fragen Sie zuerst in Ihrem Unternehmen, oder rufen Sie uns an: ${config.bankTelefon}.`,
      ]),
      schluessel: `ibk-rueckzug:${b.guid}:${an.sub}`,
      bezug: b.guid,
      demo: b.demo,
    })
}

/** Withdraws a declaration (R7.2-17, S3-02), under the lock that the freeze takes alone: it is in the list or it is not. */
export const bekundungZurueckziehen = (
  services: Services,
  { sub, guid, ifMatch, eingang }: Zurueckziehen,
): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    await rundeTeilen(tx, guid)
    const b = gefunden(await bekundungSperren(tx, { guid, sub, jetzt: eingang }))
    erlauben('bekundungZurueckziehen', lageVon(b), eingang)
    versionPruefen(b, ifMatch)
    const jetzt = services.clock.now()
    await zurueckziehen(tx, guid, jetzt)
    await melden(services, tx, b, jetzt)
    await protokollieren(tx, {
      unternehmenGuid: b.unternehmen_guid,
      sub,
      handlung: 'bekundungZurueckziehen',
      objektGuid: guid,
    })
  })
