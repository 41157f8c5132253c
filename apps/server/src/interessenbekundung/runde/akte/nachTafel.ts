import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { rundeStaende, type RundeAktion } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { besonderesHindernis, type Lage } from '../rundeHindernisse.ts'
import { standVon } from '../rundePolicy.ts'

/** What the round itself says to an act, whoever of the two people asks: their roles are the calls'. */
export const nachTafel = (aktion: RundeAktion & Rundenaktart, lage: Lage): string | null =>
  rundeStaende.hindernis(aktion, standVon(lage.runde, lage.jetzt), ['PROGRAMME'])?.text ??
  besonderesHindernis(aktion, lage)
