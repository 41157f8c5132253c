import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { bescheidAbrufLaden } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { Abrufversuch } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { dateienLesen } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { abrufEinfuegen } from './abrufe.ts'
import { bescheidSperren, type Bescheid } from './bekanntgaben.ts'
import { bekanntgabeErlauben, bekanntgabeProtokollieren, bescheidGefunden } from './bekanntgabePolicy.ts'
import { abrufHindernis, leserLaden, type Leser } from './bescheidAnsicht.ts'

export type Abrufen = {
  readonly sub: string
  readonly guid: string
  /** When the call arrived: it decides whether it was in time. */
  readonly eingang: Date
}

const zuSpaet = (ende: Date) =>
  nichtMoeglich(
    `Der Bescheid ließ sich bis ${alsMinute(letzterMoment(ende.toISOString()))} Uhr abrufen. Die Bank gibt ihn auf einem anderen Weg bekannt.`,
  )

/** Who, in which state, and by when: 403 for who may not sign, else 412 with the reason. */
const abrufErlauben = (b: Bescheid, leser: Leser, eingang: Date): void => {
  const hindernis = abrufHindernis(leser)
  if (!leser.mitglied.zeichnungsberechtigung) throw absagen(ALLGEMEIN.keineBerechtigung, hindernis?.text)
  bekanntgabeErlauben('bescheidAbrufen', b.status, 'ZEICHNUNGSBERECHTIGT')
  if (b.endet_am !== null && b.endet_am <= eingang) throw zuSpaet(b.endet_am)
  if (hindernis !== undefined) throw nichtMoeglich(hindernis.text, hindernis.pfad)
}

/**
 * S9-10. Begins a retrieval. That it arrived in time holds for the whole attempt: the file and its receipt may follow
 * after the end (rule D-02). The attempt stays, whatever becomes of it.
 */
export const bescheidAbrufen = async (
  { db }: Pick<Services, 'db'>,
  { sub, guid, eingang }: Abrufen,
): Promise<Abrufversuch> =>
  db.transaction().execute(async (tx) => {
    const b = bescheidGefunden(await bescheidSperren(tx, guid))
    const leser = bescheidGefunden(await leserLaden(tx, b.unternehmen_guid, sub))
    abrufErlauben(b, leser, eingang)
    const [datei] = await dateienLesen(tx, [b.datei_guid ?? ''])
    const { dateiname, size: bytes } = bescheidGefunden(datei)
    const nr = b.nr ?? 0
    const versuch = await abrufEinfuegen(tx, {
      bescheid_guid: guid,
      nr,
      nutzer_sub: sub,
      name: nutzerName(leser.mitglied),
      begonnen_am: eingang,
    })
    await bekanntgabeProtokollieren(tx, b, {
      handlung: 'bescheidAbrufen',
      sub,
      nr,
      versuch,
      stand: 'begonnen',
    })
    const downloadUrl = bescheidAbrufLaden.path.replace(':guid', guid).replace(':versuch', versuch)
    return { versuch, dateiname, bytes, downloadUrl }
  })
