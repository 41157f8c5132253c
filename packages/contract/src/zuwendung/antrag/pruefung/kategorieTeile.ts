import type { Part } from '@foerderportal/flow/flow'
import { foerdergegenstaendePruefen } from './gegenstandPruefen.ts'
import type { AntragDaten } from '../schema.ts'

const LISTE = 'foerdergegenstandSeiten'

export const KATEGORIE_VORSILBE = 'kategorie-'

/** The end of the address at which a category of the Positivliste has its page; with a dot it would name a file. */
export const kategoriePfad = (kategorie: string): string =>
  `${KATEGORIE_VORSILBE}${kategorie.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

/** The category to which an answer or error below `foerdergegenstandSeiten` belongs; undefined for those of no category. */
export const kategorieVonPfad = ({ formular }: AntragDaten, pfad: string): string | undefined => {
  const [liste, stelle] = pfad.split('.')
  if (liste !== LISTE || stelle === undefined) return undefined
  return formular.foerdergegenstandSeiten?.[Number(stelle)]?.kategorie ?? undefined
}

const status = (belegt: boolean, fehlerhaft: boolean): Part['status'] => {
  if (!belegt) return 'offen'
  return fehlerhaft ? 'inArbeit' : 'erledigt'
}

/**
 * The pages below 'Fördergegenstände': the categories of the Positivliste to which the company is invited, and those in
 * which something is applied for though they are no longer among them, so that it can be taken out.
 */
export const kategorieTeile = (daten: AntragDaten): readonly Part[] => {
  const { kategorien, erlaubteKategorien } = daten.kontext
  const offen = kategorien.filter(({ id }) => erlaubteKategorien.includes(id))
  const belegt = new Set((daten.formular.foerdergegenstandSeiten ?? []).flatMap((s) => s.kategorie ?? []))
  const fehlerhaft = new Set(
    foerdergegenstaendePruefen(daten).map(({ pfad }) => kategorieVonPfad(daten, pfad)),
  )
  const fremde = [...belegt].filter((id) => !offen.some((k) => k.id === id))
  const titelVon = (id: string) => kategorien.find((k) => k.id === id)?.titel ?? `Kategorie ${id}`
  return [...offen.map(({ id }) => id), ...fremde].map((id) => ({
    id,
    path: kategoriePfad(id),
    titel: titelVon(id),
    status: status(belegt.has(id), fehlerhaft.has(id)),
    onWay: belegt.has(id),
  }))
}
