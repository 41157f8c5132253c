import { useEffect, useRef } from 'react'
import { ansagen } from '../../Ansage.tsx'
import type { Datei } from './Dateieintrag.tsx'

/** Several that arrive together are said together. */
const RUHE_MS = 1000
/** More than these are counted, not named. */
const EINZELN = 3

type Kurz = Pick<Datei, 'id' | 'name' | 'zustand' | 'fehler'>
type Ereignis = { readonly zustand: 'fertig' | 'andere'; readonly satz: string }

const UNTERWEGS = new Set<Datei['zustand']>(['wartet', 'laeuft', 'getrennt'])
/** That the scan has found nothing is no news beside its having arrived. */
const ANGEKOMMEN = new Set<Datei['zustand']>(['pruefung', 'fertig'])

/** The same file a moment ago; once it has arrived it has another id. */
const vorherVon = (datei: Kurz, vorher: readonly Kurz[]): Kurz | undefined =>
  vorher.find(({ id }) => id === datei.id) ??
  vorher.find(({ name, zustand }) => name === datei.name && UNTERWEGS.has(zustand))

const satzZu = ({ name, zustand, fehler }: Kurz): string | undefined => {
  if (ANGEKOMMEN.has(zustand)) return `„${name}“ ist hochgeladen.`
  if (zustand === 'fehler') return `„${name}“: ${fehler ?? 'Die Datei wurde nicht hochgeladen.'}`
  return zustand === 'getrennt' ? `„${name}“: Keine Verbindung. Es geht von selbst weiter.` : undefined
}

const istAnders = (davor: Kurz, jetzt: Kurz): boolean =>
  davor.zustand !== jetzt.zustand && !(ANGEKOMMEN.has(davor.zustand) && ANGEKOMMEN.has(jetzt.zustand))

/** What has happened to the files between two moments. What was chosen, removed or brought back is said elsewhere. */
export const dateiereignisse = (vorher: readonly Kurz[], jetzt: readonly Kurz[]): Ereignis[] =>
  jetzt.flatMap((datei) => {
    const davor = vorherVon(datei, vorher)
    const satz = davor && istAnders(davor, datei) ? satzZu(datei) : undefined
    return satz === undefined ? [] : [{ zustand: ANGEKOMMEN.has(datei.zustand) ? 'fertig' : 'andere', satz }]
  })

/** In few words: of many that have arrived only how many, of each that has not, why. */
export const ereignisseInWorten = (ereignisse: readonly Ereignis[]): string => {
  const fertige = ereignisse.filter(({ zustand }) => zustand === 'fertig')
  const gesagt = fertige.length > EINZELN ? ereignisse.filter((e) => !fertige.includes(e)) : ereignisse
  const zahl = fertige.length > EINZELN ? [`${fertige.length} Dateien sind hochgeladen.`] : []
  return [...zahl, ...gesagt.map(({ satz }) => satz)].join(' ')
}

/** Has a screen reader say how each upload ended, by the name of the file: whoever does not see its bar hears it. */
export const useDateiansagen = (eintraege: readonly Datei[]): void => {
  const vorher = useRef<readonly Datei[]>(eintraege)
  const offen = useRef<Ereignis[]>([])
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const neue = dateiereignisse(vorher.current, eintraege)
    vorher.current = eintraege
    if (neue.length === 0) return
    offen.current.push(...neue)
    clearTimeout(uhr.current)
    uhr.current = setTimeout(() => ansagen(ereignisseInWorten(offen.current.splice(0))), RUHE_MS)
  })
  useEffect(() => () => clearTimeout(uhr.current), [])
}
