import type { Antwort, Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { grenzFehler } from '@foerderportal/contract/fragebogen/antwort/grenzen'
import { antwortLesen } from '@foerderportal/contract/fragebogen/fragen/frageLesen'
import type * as vertrag from '@foerderportal/contract/fragebogen/routes'
import type { FragebogenEingabe, FragebogenFormular } from '@foerderportal/contract/fragebogen/schema'
import {
  alleFragen,
  antwortenAbschliessen,
  antwortenBereinigen,
  fortschritt,
  offeneStellen,
  seiteMit,
  type Gestellt,
} from '@foerderportal/contract/fragebogen/weg/weg'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { versionPruefen } from '../../platform/dokument/dokument.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { befragungSperren, standSchreiben, type BefragungRow } from './befragungen.ts'
import { erlauben, gefunden } from './befragungPolicy.ts'
import { formularAnsicht } from './befragungView.ts'

const UNBEKANNT = 'Diese Frage gibt es in diesem Fragebogen nicht. Laden Sie ihn neu.'

const eineLesen = (eingabe: FragebogenEingabe['fragen'][number], gestellt: Gestellt | undefined) => {
  if (gestellt === undefined) return { fehler: [{ pfad: eingabe.id, text: UNBEKANNT }] }
  const { antwort, fehler } = antwortLesen(gestellt.frage, eingabe)
  return { antwort, fehler: [...fehler, ...grenzFehler(gestellt.frage, antwort)] }
}

const ablehnen = (fehler: readonly Feldfehler[]) =>
  absagen(
    ALLGEMEIN.ungueltig,
    undefined,
    fehler.map(({ pfad, text }) => ({ pfad: `fragen.${pfad}`, text })),
  )

/** The answers that came; 400 where one can't be kept (R5-05). What its question asks no more is dropped later. */
const gesendeteLesen = (befragung: BefragungRow, { fragen }: FragebogenEingabe): Antworten => {
  const alle = new Map(alleFragen(befragung.definition).map((gestellt) => [gestellt.frage.id, gestellt]))
  const fehler: Feldfehler[] = []
  const antworten: Record<string, Antwort> = {}
  for (const eingabe of fragen) {
    const gelesen = eineLesen(eingabe, alle.get(eingabe.id))
    fehler.push(...gelesen.fehler)
    if (gelesen.antwort !== undefined) antworten[eingabe.id] = gelesen.antwort
  }
  if (fehler.length > 0) throw ablehnen(fehler)
  return antworten
}

/** All answers as they are kept from now on; 400 where one who finishes has left something open. */
const zusammen = (
  { definition, antworten }: BefragungRow,
  neue: Antworten,
  abschliessen: boolean,
): Antworten => {
  const alle = { ...antworten, ...neue }
  if (!abschliessen) return antwortenBereinigen(definition, alle)
  const offen = offeneStellen(definition, alle)
  if (offen.length > 0) throw ablehnen(offen)
  return antwortenAbschliessen(definition, alle)
}

/** R7.3-14: saves the answers that are named, drops those to questions that are not asked any more, or freezes it (S8-01). */
export const fragebogenSpeichern = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, body: eingabe, ifMatch }: Aufruf<typeof vertrag.fragebogenSpeichern>,
): Promise<{ readonly body: FragebogenFormular; readonly version: number }> =>
  db.transaction().execute(async (tx) => {
    const { abgeschlossen, correlationId } = eingabe
    const vorher = gefunden(await befragungSperren(tx, correlationId, sub))
    erlauben(abgeschlossen ? 'fragebogenAbschliessen' : 'fragebogenSpeichern', vorher)
    versionPruefen({ was: 'Fragebogen' }, vorher, ifMatch)
    const { definition } = vorher
    const antworten = zusammen(vorher, gesendeteLesen(vorher, eingabe), abgeschlossen)
    const gewuenscht = eingabe.aktuelleFrageId ?? vorher.aktuelle_frage
    const aktuelleFrage = seiteMit(definition, antworten, gewuenscht)?.fragen[0]?.id ?? gewuenscht
    const nachher = await standSchreiben(tx, vorher, {
      antworten,
      aktuelleFrage,
      fortschritt: abgeschlossen ? 100 : fortschritt(definition, antworten, aktuelleFrage),
      abgeschlossen,
      sub,
      jetzt: clock.now(),
    })
    const genannt = new Set(eingabe.fragen.map(({ id }) => id))
    return { body: formularAnsicht(nachher, genannt), version: nachher.version }
  })
