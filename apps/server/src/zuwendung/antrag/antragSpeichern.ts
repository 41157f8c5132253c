import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { summen } from '@foerderportal/contract/zuwendung/rules'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { angabenUebernehmen } from '../kern/angabenUebernehmen.ts'
import { eingangLesen } from '../kern/eingangLesen.ts'
import { korrekturAnsicht, korrekturLaden } from '../kern/korrektur.ts'
import { korrekturPruefen } from '../kern/korrekturPruefen.ts'
import {
  erlauben,
  fristPruefen,
  gefunden,
  istAenderbar,
  stichtagVon,
  versionPruefen,
} from '../kern/policy.ts'
import { kontextAm } from '../kern/kontext.ts'
import { mitzeichnungAnsehen } from '../mitzeichnung/mitzeichnungAnsehen.ts'
import { mitzeichnungVerfallen } from '../mitzeichnung/mitzeichnungVerfallen.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { antragSchreiben, antragSperren, type AntragRow } from '../kern/repository.ts'
import { antragAnsicht } from '../kern/view.ts'

export type Antwort = { readonly body: AntragAntwort; readonly version: number }

export type Speichern = {
  readonly sub: string
  readonly formular: AntragFormular
  /** Version that the caller built on; undefined: he does not say. */
  readonly ifMatch: number | undefined
  /** When the request arrived: what came in time counts, however long it waits here (rule D-02). */
  readonly eingang: Date
}

/** Writes a new state of a locked application and its audit row; answers the application as it then stands. */
export const standSchreiben = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { formular, sub, handlung }: { formular: AntragFormular; sub: string; handlung: string },
): Promise<AntragRow> => {
  const jetzt = services.clock.now()
  const { zuwendungCent } = summen(formular.foerdergegenstandSeiten)
  const version = antrag.version + 1
  await antragSchreiben(
    tx,
    { guid: antrag.guid, formular, zuwendungCent, sub, jetzt },
    {
      unternehmenGuid: antrag.unternehmen_guid,
      sub,
      handlung,
      objektGuid: antrag.guid,
      angaben: { version },
    },
  )
  return { ...antrag, formular, version, geaendert_am: jetzt }
}

/**
 * Saves a draft (R7.2-27). The call that 12,000 people make at once: BEGIN, load with lock and membership, write
 * with audit, COMMIT, and nothing else while no new file is named.
 */
export const antragSpeichern = async (
  services: Services,
  { sub, formular, ifMatch, eingang: angekommen }: Speichern,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, formular.guid, sub))
    erlauben('bearbeiten', antrag)
    fristPruefen(antrag, angekommen)
    versionPruefen(antrag, ifMatch)
    const jetzt = services.clock.now()
    const stichtag = stichtagVon(antrag, jetzt)
    const programm = geltendesProgramm(programme, antrag.programm, stichtag)
    const uebernommen = await angabenUebernehmen(tx, antrag, formular, programm, sub)
    const korrektur = await korrekturLaden(tx, antrag, programme)
    korrekturPruefen(korrektur, uebernommen)
    if (antrag.mitzeichnung_guid !== null) {
      const kontext = kontextAm(antrag, programm, tagInBerlin(stichtag))
      await mitzeichnungVerfallen(services, tx, antrag, { formular: uebernommen, kontext, sub })
    }
    const neu = await standSchreiben(services, tx, antrag, {
      formular: uebernommen,
      sub,
      handlung: 'antragSpeichern',
    })
    const aenderbar = istAenderbar(neu, jetzt)
    const nachforderung = korrekturAnsicht(korrektur)
    const eingang = korrektur && (await eingangLesen(tx, korrektur.einreichung))
    const mitzeichnung = await mitzeichnungAnsehen(tx, programme, neu, { sub, darfSchreiben: true, jetzt })
    const body = antragAnsicht(neu, programm, { aenderbar, eingang, nachforderung, mitzeichnung })
    return { body, version: neu.version }
  })
}
