import { stoerungen } from '@foerderportal/client/stoerung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useEffect, useRef, useState, useSyncExternalStore, type RefCallback } from 'react'
import { useVerbunden } from './useVerbunden.ts'
import { stoerungstext, type Lage } from './stoerung.ts'

const SEKUNDE_MS = 1000
/** How long it is said that all is well again. */
const ENTWARNUNG_MS = 6000

const useLage = (): Lage => {
  const verbunden = useVerbunden()
  const stoerung = useSyncExternalStore(stoerungen.subscribe, stoerungen.aktuelle)
  return verbunden ? (stoerung?.art ?? 'gut') : 'offline'
}

/** The situation, and for a while after a disturbance that it is over. */
const useVerlauf = (): { lage: Lage; vorbei: Lage | undefined } => {
  const lage = useLage()
  const davor = useRef<Lage>('gut')
  const [vorbei, setVorbei] = useState<Lage>()
  useEffect(() => {
    const war = davor.current
    davor.current = lage
    // A call that was given up ends the disturbance for nobody.
    const zuvor = war === 'offline' || stoerungen.gutAus() ? war : 'gut'
    ansagen(stoerungstext(lage, undefined, zuvor))
    setVorbei(lage === 'gut' && zuvor !== 'gut' ? zuvor : undefined)
    const uhr = setTimeout(() => setVorbei(undefined), ENTWARNUNG_MS)
    return () => clearTimeout(uhr)
  }, [lage])
  return { lage, vorbei }
}

const tickend = (melden: () => void) => {
  const takt = setInterval(melden, SEKUNDE_MS)
  return () => clearInterval(takt)
}
const ruhend = () => () => {}

/** Seconds until calls are repeated by themselves. */
const useRest = (): number | undefined => {
  const bis = useSyncExternalStore(stoerungen.subscribe, stoerungen.aktuelle)?.bis
  return useSyncExternalStore(bis === undefined ? ruhend : tickend, () =>
    bis === undefined ? undefined : Math.max(0, Math.ceil((bis - Date.now()) / SEKUNDE_MS)),
  )
}

/** Where the line stays at the upper edge, it tells the page how high it is: nothing is scrolled to below it. */
const hoeheSagen: RefCallback<HTMLElement> = (zeile) => {
  if (zeile === null || getComputedStyle(zeile).position !== 'sticky') return undefined
  const { style } = document.documentElement
  const messen = new ResizeObserver(() => style.setProperty('--p-oben', `${zeile.offsetHeight}px`))
  messen.observe(zeile)
  return () => {
    messen.disconnect()
    style.removeProperty('--p-oben')
  }
}

/** One calm line while there is no connection or the server is overloaded; then, that it goes on. */
export function Stoerungszeile() {
  const { lage, vorbei } = useVerlauf()
  const rest = useRest()
  const text = stoerungstext(lage, rest, vorbei)
  if (text === '') return null
  return (
    <section ref={hoeheSagen} className="s-stoerung" aria-label="Verbindung">
      <div className="p-mitte">
        <Hinweis ton={lage === 'gut' ? 'success' : 'info'}>{text}</Hinweis>
      </div>
    </section>
  )
}
