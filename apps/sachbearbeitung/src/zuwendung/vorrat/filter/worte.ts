import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { VorratFilter } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { alsListe } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { Auswaehlbar, Filter } from './felder.ts'

const euro = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** More of them would make the chip longer than the line. */
const HOECHSTENS = 2

const aufgezaehlt = (worte: readonly string[]): string =>
  worte.length <= HOECHSTENS
    ? worte.join(' oder ')
    : `${worte.slice(0, HOECHSTENS).join(', ')} und ${worte.length - HOECHSTENS} weitere`

/** 'heute', 'in 6 Tagen', '23.11.2026'. */
const fristInWorten = (wert: string): string => {
  if (wert === 'heute') return wert
  const tage = /^(\d+)tage$/.exec(wert)?.[1]
  if (tage === undefined) return alsDatum(wert)
  return tage === '1' ? 'morgen' : `in ${tage} Tagen`
}

const einzeln = (typ: 'betrag' | 'tag', wert: string): string =>
  typ === 'tag' ? alsDatum(wert) : `${euro.format(Number(wert))}\u00a0€`

const vonBis = (von: string | undefined, bis: string | undefined): string | undefined => {
  if (von === undefined) return bis && `bis ${bis}`
  return bis === undefined ? `ab ${von}` : `${von} bis ${bis}`
}

/** To what a filter is set, in words; undefined where it is not. */
export const wertInWorten = (
  filter: Filter,
  gesetzt: VorratFilter,
  auswahl: Auswaehlbar,
): string | undefined => {
  if (filter.art === 'bereich') {
    const [von, bis] = filter.felder.map((feld) => {
      const wert = gesetzt[feld]
      return wert === undefined ? undefined : einzeln(filter.typ, wert)
    })
    return vonBis(von, bis)
  }
  const wert = gesetzt[filter.feld]
  if (wert === undefined) return undefined
  if (filter.art === 'frist') return fristInWorten(wert)
  const texte = new Map(filter.wahl(auswahl).map(({ wert: w, text }) => [w, text]))
  return aufgezaehlt(alsListe(wert).map((einer) => texte.get(einer) ?? 'unbekannt'))
}
