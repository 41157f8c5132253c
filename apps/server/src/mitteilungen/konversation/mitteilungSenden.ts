import { randomUUID } from 'node:crypto'
import { bezugWorte } from '@foerderportal/contract/mitteilungen/bezug'
import type { Bezug } from '@foerderportal/contract/mitteilungen/bezugSchema'
import type * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../../unternehmen/public.ts'
import { anhaengeNehmen, istDa } from './anhaenge.ts'
import { bezugHier } from './bezuege.ts'
import {
  konversationSperren,
  mitteilungEinfuegen,
  mitteilungenVon,
  type KonversationRow,
  type MitteilungRow,
} from './konversationen.ts'
import { nichtMoeglich, schreibhindernis, vorhanden } from './konversationPolicy.ts'
import { konversationView } from './konversationView.ts'

const ANTWORT = 'Antwort: '

/** What a message without a subject is about: the one before it, or else what it or its conversation belongs to. */
const betreffVon = (
  { ge_nr }: KonversationRow,
  letzte: MitteilungRow | undefined,
  bezug: Bezug | null,
): string => {
  if (letzte !== undefined && letzte.bezug?.guid === bezug?.guid)
    return letzte.betreff.startsWith(ANTWORT) ? letzte.betreff : `${ANTWORT}${letzte.betreff}`
  if (bezug !== null) return `Frage ${bezugWorte(bezug)}`
  return ge_nr === null ? 'Allgemeine Frage' : `Frage zum Antrag ${ge_nr}`
}

/** R7.2-25, S7-01: writes into a conversation of the company, under its lock; what was sent never changes. */
export const mitteilungSenden = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    person: { sub },
    params: { unternehmenGuid, konversationId },
    body: eingabe,
  }: Aufruf<typeof vertrag.mitteilungSenden>,
): Promise<Konversation> =>
  db.transaction().execute(async (tx) => {
    await mitgliedPruefen(tx, sub, unternehmenGuid)
    const wer = { guid: konversationId, unternehmenGuid, sub }
    const konversation = vorhanden(await konversationSperren(tx, wer))
    const hindernis = schreibhindernis(konversation)
    if (hindernis !== null) throw nichtMoeglich(hindernis)
    const bisher = await mitteilungenVon(tx, konversation.guid, sub)
    const jetzt = clock.now()
    const bezug = await bezugHier(tx, { guid: konversationId, konversation }, bisher)
    if (istDa(bisher, { sub, eingabe, bezug: bezug?.guid, jetzt }))
      return konversationView(tx, konversation, bisher, { bezug, jetzt })
    await anhaengeNehmen(tx, eingabe.anhaenge, { unternehmenGuid, sub })
    const guid = randomUUID()
    await mitteilungEinfuegen(tx, {
      guid,
      konversation: konversation.guid,
      unternehmenGuid,
      zuKunde: false,
      betreff: eingabe.betreff || betreffVon(konversation, bisher.at(-1), bezug),
      inhalt: eingabe.inhalt,
      bezug: bezug?.guid ?? null,
      anhaenge: eingabe.anhaenge,
      am: jetzt,
      absender: sub,
    })
    await protokollieren(tx, {
      unternehmenGuid,
      sub,
      handlung: 'mitteilungSenden',
      objektGuid: konversation.guid,
      angaben: { mitteilung: guid },
    })
    const neu = { ...konversation, erledigt_am: null }
    return konversationView(tx, neu, await mitteilungenVon(tx, konversation.guid, sub), {
      bezug,
      jetzt,
    })
  })
