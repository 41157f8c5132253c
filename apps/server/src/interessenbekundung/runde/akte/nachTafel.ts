import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/rundenakt'
import { rundeHindernis, type RundeAktion } from '@foerderportal/contract/interessenbekundung/rundeLauf'
import { besonderesHindernis, type Lage } from '../rundeHindernisse.ts'
import { standVon } from '../rundePolicy.ts'

/** What the round itself says to an act, whoever of the two people asks: their roles are the calls'. */
export const nachTafel = (aktion: RundeAktion & Rundenaktart, lage: Lage): string | null =>
  rundeHindernis(aktion, standVon(lage.runde, lage.jetzt), 'PROGRAMME') ?? besonderesHindernis(aktion, lage)
