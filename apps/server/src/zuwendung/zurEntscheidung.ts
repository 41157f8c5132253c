import { anhoerungAbwarten } from './anhoerung/anhoerungAbwarten.ts'
import { deMinimisPruefen, deMinimisSperren } from './deminimis/deMinimisPruefen.ts'
import type { Beitraege } from './entscheidung/vorlegepruefungen.ts'
import { pruefungAbwarten, pruefungsbefunde } from './pruefpunkte/pruefungAbwarten.ts'
import { offenerVerzicht, verzichtAufnehmen } from './verzicht/verzichtAufnehmen.ts'

/** What other rooms contribute to a decision, as sentences: what stands in its way, and what they found. */
export const ZUR_ENTSCHEIDUNG: Beitraege = {
  vorlegepruefungen: {
    ANTRAG: [pruefungAbwarten, anhoerungAbwarten, deMinimisPruefen],
    BEWILLIGUNG: [anhoerungAbwarten],
  },
  befunde: { ANTRAG: [pruefungsbefunde], BEWILLIGUNG: [] },
  verzichte: { offener: offenerVerzicht, aufnehmen: verzichtAufnehmen },
  sperren: [deMinimisSperren],
}
