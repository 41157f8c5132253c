import { momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { ANTRAG_SEITEN, antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import {
  gesperrteStellen,
  stelleVon,
} from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import { seiteVon } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type { Tx } from '../../platform/database/database.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { zeichnendeLaden } from '../kern/antragMail.ts'
import { mitJedemPruefstand } from '../kern/dateien.ts'
import { erinnertenSperren, erinnerungVormerken, type ErinnerterAntrag, type Erinnerung } from './fristen.ts'
import { fristMail } from './fristMail.ts'
import { kontextAm } from '../kern/kontext.ts'
import { mitzeichnungLaden } from '../../platform/mitzeichnung/mitzeichnungen.ts'
import { stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, type Programme } from '../kern/programmLesen.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'

/** What the bank asks about, else what the rules lack. */
const offenePfade = (antrag: ErinnerterAntrag, programme: Programme, jetzt: Date): string[] => {
  if (antrag.nachforderung !== null) return antrag.nachforderung.stellen.map(({ pfad }) => pfad)
  const stichtag = stichtagVon(antrag, jetzt)
  const kontext = kontextAm(antrag, geltendesProgramm(programme, antrag.programm, stichtag), stichtag)
  return antragPruefen(antrag.formular, kontext).map(({ pfad }) => pfad)
}

/** Titles of the pages where something is to be done; a locked file has to be replaced too (S5-02). */
const offeneSeiten = (antrag: ErinnerterAntrag, programme: Programme, jetzt: Date): string[] => {
  const { formular } = antrag
  const stellen = offenePfade(antrag, programme, jetzt).map((pfad) => stelleVon(formular, pfad))
  const seiten = [...stellen, ...gesperrteStellen(formular)].map(seiteVon)
  return [...new Set(seiten.map((name) => ANTRAG_SEITEN[name].titel))]
}

const schreiben = async (
  services: Services,
  tx: Tx,
  programme: Programme,
  { antrag: gespeichert, erinnerung }: { antrag: ErinnerterAntrag; erinnerung: Erinnerung },
): Promise<void> => {
  const formular = await mitJedemPruefstand(tx, gespeichert.formular)
  const antrag = await mitUnternehmensdaten(tx, { ...gespeichert, formular })
  const zuZweit = antrag.formular.alleineZeichnungsberechtigt === false
  const unterschrieben = zuZweit && (await mitzeichnungLaden(tx, antrag))?.status === 'UNTERSCHRIEBEN'
  const nachricht = {
    erinnerung,
    antrag,
    seiten: offeneSeiten(antrag, programme, services.clock.now()),
    unterschriftFehlt: zuZweit && !unterschrieben,
  }
  for (const person of await zeichnendeLaden(tx, antrag.unternehmen_guid))
    await mailVersenden(tx, fristMail(services.config, person, nachricht))
}

/** Until when somebody has to act; undefined when nobody has to. */
const wartetBis = ({ nachforderung, status, bis }: ErinnerterAntrag): Date | undefined => {
  if (nachforderung !== null) return momentVon(nachforderung.frist)
  return istEntwurf(status) && bis !== null ? bis : undefined
}

/**
 * One reminder in a transaction of its own, noted and written together or not at all. It was due when the run began;
 * whether it still is, is asked under the lock of the application: meanwhile it may have been sent, withdrawn or
 * deleted, its deadline moved, or another run have been here.
 */
export const erinnerungSenden = (
  services: Services,
  programme: Programme,
  erinnerung: Erinnerung,
): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const antrag = await erinnertenSperren(tx, erinnerung.antrag_guid)
    const jetzt = services.clock.now()
    if (antrag === undefined || erinnerung.frist <= jetzt) return
    if (wartetBis(antrag)?.getTime() !== erinnerung.frist.getTime()) return
    if (await erinnerungVormerken(tx, erinnerung, jetzt))
      await schreiben(services, tx, programme, { antrag, erinnerung })
  })
