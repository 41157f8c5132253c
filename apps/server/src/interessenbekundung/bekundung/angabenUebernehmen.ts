import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { kategorienVon, zuwendungenRechnen } from '@foerderportal/contract/interessenbekundung/betraege'
import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { absagen } from '../../platform/http/refusal.ts'

/** Each entry names a category of the round, once. */
const bereichFehler = (
  { investitionen }: BekundungFormular,
  vorgaben: Pick<BekundungVorgaben, 'hauptgruppen'>,
): Feldfehler[] => {
  const codes = new Set(kategorienVon(vorgaben).map(({ code }) => code))
  const alle = investitionen ?? []
  return alle.flatMap(({ investitionBereich: bereich }, i) => {
    const pfad = `investitionen.${i}.investitionBereich`
    if (!codes.has(bereich)) return [{ pfad, text: 'Diese Kategorie gibt es in der Runde nicht.' }]
    return alle.findIndex((eine) => eine.investitionBereich === bereich) < i
      ? [{ pfad, text: 'Geben Sie jede Kategorie nur einmal an.' }]
      : []
  })
}

/**
 * What is stored of a form that was sent: the answers of the user, with what the server alone decides put in its place
 * (company, grants, one entry for each category).
 */
export const angabenUebernehmen = (
  gesendet: BekundungFormular,
  vorgaben: BekundungVorgaben,
  unternehmen: BekundungFormular['unternehmen'],
): BekundungFormular => {
  const errors = bereichFehler(gesendet, vorgaben)
  if (errors.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, errors)
  const { guid, fertig = false, uiStorage = null } = gesendet
  return {
    guid,
    fertig,
    investitionen: zuwendungenRechnen(gesendet.investitionen, vorgaben),
    unternehmen,
    uiStorage,
  }
}
