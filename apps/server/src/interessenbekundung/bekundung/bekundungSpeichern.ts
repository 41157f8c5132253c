import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import type { Services } from '../../platform/services.ts'
import { bekundungSperren } from '../bekundungen.ts'
import { erlauben, gefunden, lageVon } from '../policy.ts'
import { vorgabenVon } from '../view.ts'
import { angabenUebernehmen } from './angabenUebernehmen.ts'
import { bekundungBeantworten, type Antwort } from './bekundungBeantworten.ts'
import { standSchreiben, versionPruefen } from './bekundungStand.ts'

export type Speichern = {
  readonly sub: string
  readonly formular: BekundungFormular
  /** Version that the caller built on; undefined: he does not say. */
  readonly ifMatch: number | undefined
  /** When the request arrived: what came in time counts, however long it waits here (rule D-02). */
  readonly eingang: Date
}

/** Saves a declaration (R7.2-15). What was sent before stays in force until it is sent again (S3-02). */
export const bekundungSpeichern = (
  { db, clock }: Services,
  { sub, formular: gesendet, ifMatch, eingang }: Speichern,
): Promise<Antwort> =>
  db.transaction().execute(async (tx) => {
    const vorher = gefunden(await bekundungSperren(tx, { guid: gesendet.guid, sub, jetzt: eingang }))
    erlauben('bekundungSpeichern', lageVon(vorher), eingang)
    versionPruefen(vorher, ifMatch)
    const formular = angabenUebernehmen(
      { ...gesendet, fertig: false },
      vorgabenVon(vorher),
      vorher.formular.unternehmen,
    )
    const jetzt = clock.now()
    const neu = await standSchreiben(tx, vorher, { formular, sub, jetzt, handlung: 'bekundungSpeichern' })
    return bekundungBeantworten(tx, neu, { sub, darfSchreiben: true, jetzt })
  })
