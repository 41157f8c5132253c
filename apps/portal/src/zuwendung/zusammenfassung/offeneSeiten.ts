import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { ABSAGE_ORTE } from '@foerderportal/contract/zuwendung/nachforderung/absageOrte'
import { dateiOrte } from '@foerderportal/contract/zuwendung/unterlagen/dateiorte'
import { antragPruefen, schrittZuPfad } from '@foerderportal/contract/zuwendung/flow'
import { gegenstandName } from '@foerderportal/contract/zuwendung/formular/gegenstaende'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { pfade } from '../../paths.ts'

/** Something to mend, and where; without `href` there is nothing that the applicant could do himself. */
export type OffeneStelle = { readonly text: string; readonly href: string | undefined }
export type OffeneSeite = { readonly titel: string; readonly stellen: readonly OffeneStelle[] }

const ANDERSWO: Readonly<Record<string, string>> = {
  [ABSAGE_ORTE.person]: pfade.identifizieren,
  [ABSAGE_ORTE.zeichnung]: pfade.nutzerUebersicht,
  [ABSAGE_ORTE.zeitraum]: pfade.antraege,
}

/** Where an answer is given: the field on its page. */
export const feldHref = (daten: AntragDaten, pfad: string): string | undefined => {
  const schritt = schrittZuPfad(daten, pfad)
  return schritt && `${pfade.antrag(daten.formular.guid, schritt.path)}#${feldId(pfad)}`
}

/** How an answer's field is found; a correction has fields of its own. */
export type Feldweg = (daten: AntragDaten, pfad: string) => string | undefined

/** A refusal of a submit with the way to where it can be mended, in the form or elsewhere. */
export const absageStelle = (
  daten: AntragDaten,
  { pfad, text }: Feldfehler,
  weg: Feldweg = feldHref,
): OffeneStelle => ({
  text,
  href: ANDERSWO[pfad] ?? weg(daten, pfad),
})

/** Files that the virus scan has locked (S5-02): whatever they are for, nothing is sent with one of them. */
const gesperrteDateien = (daten: AntragDaten): Feldfehler[] =>
  dateiOrte(daten.formular)
    .filter(({ datei }) => datei.scanStatus === 'infiziert')
    .map(({ datei, pfad }) => ({
      pfad,
      text: `Entfernen Sie die gesperrte Datei „${datei.dateiname ?? ''}“: In ihr wurde Schadsoftware gefunden.`,
    }))

/** What the item of a question is called: by its name, as long as it has none by its class. */
const gegenstandZu = ({ formular, kontext }: AntragDaten, pfad: string): string | undefined => {
  const [, i, j] = /^foerdergegenstandSeiten\.(\d+)\.foerdergegenstaende\.(\d+)\./.exec(pfad) ?? []
  const seite = formular.foerdergegenstandSeiten?.[Number(i)]
  const gegenstand = seite?.foerdergegenstaende?.[Number(j)]
  const klassen = kontext.kategorien.flatMap((k) => k.foerdergegenstandKlassen)
  return (
    gegenstand &&
    (gegenstandName(gegenstand) || klassen.find(({ id }) => id === seite?.foerdergegenstandKlasse)?.titel)
  )
}

/** Where several items lack the same, each sentence says of which one. */
const unterscheidbar = (fehler: readonly Feldfehler[], daten: AntragDaten): readonly Feldfehler[] => {
  const anzahl = new Map<string, number>()
  for (const { text } of fehler) anzahl.set(text, (anzahl.get(text) ?? 0) + 1)
  return fehler.map((einer) => {
    const von = anzahl.get(einer.text) === 1 ? undefined : gegenstandZu(daten, einer.pfad)
    return von ? { ...einer, text: `${von}: ${einer.text}` } : einer
  })
}

/** Everything that keeps the application from being sent, by page, each with the way to its field. */
export const offeneSeiten = (daten: AntragDaten, weg: Feldweg = feldHref): OffeneSeite[] => {
  const seiten = new Map<string, OffeneStelle[]>()
  const alle = [...antragPruefen(daten.formular, daten.kontext), ...gesperrteDateien(daten)]
  for (const fehler of unterscheidbar(alle, daten)) {
    const schritt = schrittZuPfad(daten, fehler.pfad)
    const titel = schritt?.titel ?? 'Weiteres'
    seiten.set(titel, [...(seiten.get(titel) ?? []), absageStelle(daten, fehler, weg)])
  }
  return [...seiten].map(([titel, stellen]) => ({ titel, stellen }))
}
