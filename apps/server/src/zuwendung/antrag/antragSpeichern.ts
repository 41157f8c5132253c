import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Services } from '../../platform/services.ts'
import { angabenUebernehmen } from '../kern/angabenUebernehmen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { korrekturLaden } from '../kern/korrektur.ts'
import { korrekturPruefen } from '../kern/korrekturPruefen.ts'
import { erlauben, fristPruefen, gefunden, istAenderbar, stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { antragSperren } from '../kern/repository.ts'
import { standSchreiben, versionPruefen } from '../kern/antragDokument.ts'
import type { Antwort } from '../kern/view.ts'
import { antragBeantworten } from './antragBeantworten.ts'
import { aenderungMelden } from './nachAenderung.ts'

export type Speichern = {
  readonly sub: string
  readonly formular: AntragFormular
  /** Version that the caller built on; undefined: he does not say. */
  readonly ifMatch: number | undefined
  /** When the request arrived: what came in time counts, however long it waits here (rule D-02). */
  readonly eingang: Date
}

/**
 * Saves a draft (R7.2-27). The call that 12,000 people make at once: BEGIN, load with lock and membership, write
 * with audit, COMMIT, and nothing else while no new file is named.
 */
export const antragSpeichern = async (
  services: Services,
  { sub, formular: gesendet, ifMatch, eingang }: Speichern,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    const vorher = gefunden(await antragSperren(tx, gesendet.guid, sub))
    erlauben('bearbeiten', vorher)
    fristPruefen(vorher, eingang)
    versionPruefen(vorher, ifMatch)
    const jetzt = services.clock.now()
    const stichtag = stichtagVon(vorher, jetzt)
    const programm = geltendesProgramm(programme, vorher.programm, stichtag)
    const formular = await angabenUebernehmen(tx, vorher, gesendet, programm, sub)
    const korrektur = await korrekturLaden(tx, vorher, programme)
    korrekturPruefen(korrektur, formular)
    const kontext = () => kontextAm(vorher, programm, stichtag)
    await aenderungMelden({ services, tx, vorher, nachher: formular, kontext, sub })
    const antrag = await standSchreiben(services, tx, vorher, { formular, sub, handlung: 'antragSpeichern' })
    const leser = { sub, darfSchreiben: true, jetzt }
    const lage = { programme, antrag, leser, korrektur, einreichung: korrektur?.einreichung }
    return antragBeantworten(tx, lage, { formular, aenderbar: istAenderbar(antrag, jetzt) })
  })
}
