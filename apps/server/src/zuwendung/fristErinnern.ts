import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import { ANTRAG_SEITEN, antragPruefen } from '@foerderportal/contract/zuwendung/flow'
import { gesperrteStellen, seiteVon, stelleVon } from '@foerderportal/contract/zuwendung/nachforderung'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/database.ts'
import { aufgabe } from '../platform/jobs/jobs.ts'
import { mailVersenden } from '../platform/mail/mailVersenden.ts'
import type { Services } from '../platform/services.ts'
import { mitJedemPruefstand } from './dateien.ts'
import { erinnerteLaden, erinnerungenVormerken, type ErinnerterAntrag, type Erinnerung } from './fristen.ts'
import { fristMail } from './fristMail.ts'
import { kontextAm } from './kontext.ts'
import { mitzeichnungLaden } from './mitzeichnungen.ts'
import { zeichnendeLaden } from './nachforderungMelden.ts'
import { stichtagVon } from './policy.ts'
import { geltendesProgramm, programmeLesen, type Programme } from './programmLesen.ts'
import { mitUnternehmensdaten } from './unternehmensdaten.ts'

const TAG_MS = 86_400_000
/** A week and the day on which it begins. */
const BALD_MS = 8 * TAG_MS
/** So many in one transaction. */
const HOECHSTENS = 200

/** What the bank asks about, else what the rules lack. */
const offenePfade = (antrag: ErinnerterAntrag, programme: Programme, jetzt: Date): string[] => {
  if (antrag.nachforderung !== null) return antrag.nachforderung.stellen.map(({ pfad }) => pfad)
  const stichtag = stichtagVon(antrag, jetzt)
  const kontext = kontextAm(
    antrag,
    geltendesProgramm(programme, antrag.programm, stichtag),
    tagInBerlin(stichtag),
  )
  return antragPruefen(antrag.formular, kontext).map(({ pfad }) => pfad)
}

/** Titles of the pages where something is to be done; a locked file has to be replaced too (S5-02). */
const offeneSeiten = (antrag: ErinnerterAntrag, programme: Programme, jetzt: Date): string[] => {
  const { formular } = antrag
  const stellen = offenePfade(antrag, programme, jetzt).map((pfad) => stelleVon(formular, pfad))
  const seiten = [...stellen, ...gesperrteStellen(formular)].map(seiteVon)
  return [...new Set(seiten.map((name) => ANTRAG_SEITEN[name].titel))]
}

const erinnern = async (
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

/** Some of those that are due, noted and written to together or not at all. Answers how many. */
const einige = (services: Services, programme: Programme): Promise<number> =>
  services.db.transaction().execute(async (tx) => {
    const jetzt = services.clock.now()
    const bald = new Date(jetzt.getTime() + BALD_MS)
    const faellige = await erinnerungenVormerken(tx, {
      jetzt,
      bald,
      heute: tagInBerlin(jetzt),
      hoechstens: HOECHSTENS,
    })
    const guids = faellige.map(({ antrag_guid }) => antrag_guid)
    const antraege = new Map((await erinnerteLaden(tx, guids)).map((antrag) => [antrag.guid, antrag]))
    for (const erinnerung of faellige) {
      const antrag = antraege.get(erinnerung.antrag_guid)
      if (antrag !== undefined) await erinnern(services, tx, programme, { antrag, erinnerung })
    }
    return faellige.length
  })

/**
 * Every hour of the day: who may sign for a company hears one week and one day before the last day of what is begun and
 * not sent, and of a Nachforderung that waits. Once each, whatever happens to the process in between.
 */
export const fristErinnern = aufgabe({
  name: 'frist-erinnern',
  cron: '23 6-18 * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    const programme = await programmeLesen(services)
    while ((await einige(services, programme)) > 0);
  },
})
