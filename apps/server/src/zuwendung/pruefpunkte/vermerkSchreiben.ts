import { belegFehler } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/belegFehler'
import { istStelle } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/gelesenes'
import type { VermerkEingabe } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Services } from '../../platform/services.ts'
import { ungueltig, vermerkAendern, type Auftrag, type Lage, type Neues } from './vermerkAendern.ts'
import type { VermerkRow } from './vermerke.ts'

/** Typing goes on in the same Vermerk: of the same person, about the same submission, not struck through. */
const laeuftWeiter = (letzte: VermerkRow | undefined, sub: string, version: number): letzte is VermerkRow =>
  letzte !== undefined &&
  letzte.person_sub === sub &&
  letzte.dokument_version === version &&
  letzte.gestrichen_weil === null

const inhalt = ({ ergebnis, text, belege }: Pick<VermerkRow, 'ergebnis' | 'text' | 'belege'>): string =>
  JSON.stringify([
    ergebnis,
    text,
    belege.map(({ dateiGuid, seite, zitat, stelle }) => [dateiGuid, seite, zitat, stelle]),
  ])

const neueFassung = ({ akte, fassungen, vorschlag }: Lage, sub: string, e: VermerkEingabe): Neues | null => {
  // Evidence is of the case: a file that some submission of it names or a message brought, a place that its form has.
  const { dateien, formular } = akte
  const fehler = belegFehler(e.belege, { dateien, istStelle: (stelle) => istStelle(formular, stelle) })
  if (fehler.length > 0) throw ungueltig(...fehler)
  const { dokument_version } = akte.letzte
  const letzte = fassungen.at(-1)
  const weiter = laeuftWeiter(letzte, sub, dokument_version)
  if (weiter && inhalt(letzte) === inhalt(e)) return null
  const nummer = Math.max(0, ...fassungen.map(({ vermerk }) => vermerk))
  const { ergebnis, text, belege } = e
  return {
    vermerk: weiter ? letzte.vermerk : nummer + 1,
    dokument_version,
    ergebnis,
    text,
    belege,
    vorschlag,
    gestrichen_weil: null,
  }
}

/** Writes a wording of a Vermerk (S9-07): it saves itself, nothing that was written before is lost. */
export const vermerkSchreiben = (
  services: Services,
  { eingabe, ...wer }: Omit<Auftrag, 'punkt'> & { readonly eingabe: VermerkEingabe },
) =>
  vermerkAendern(services, 'vermerkSchreiben', { ...wer, punkt: eingabe.punkt }, (lage) =>
    neueFassung(lage, wer.principal.sub, eingabe),
  )
