import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { finden, type Treffer } from '../../shared/tasten/tasten.ts'
import { tastenliste } from '../../shared/tasten/tastenliste.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import type { Ziel } from '../ziele.ts'
import { tastenname } from './tastenname.ts'

const Tastendialog = latePart(async () => (await import('./Tastendialog.tsx')).Tastendialog)

/** How long the second of two keys may wait. */
const ZWEITE_MS = 1500

/** Above a dialog nothing behind it is reached. */
const istVerdeckt = () => document.querySelector('dialog[open]') !== null

/** Held down, a key may go on moving; what it sends, it sends once. */
const entscheidet = ({ key }: KeyboardEvent) => key === 'Enter'

/** Hears every key, until the returned function is called. */
const hoeren = () => {
  let begonnen: string | undefined
  let uhr: ReturnType<typeof setTimeout> | undefined
  const merken = (mit: string | undefined) => {
    clearTimeout(uhr)
    begonnen = mit
    if (mit !== undefined) uhr = setTimeout(() => merken(undefined), ZWEITE_MS)
  }
  const anwenden = (treffer: NonNullable<Treffer>) => {
    merken(treffer.art === 'beginnt' ? treffer.mit : undefined)
    if (treffer.art === 'tun') treffer.taste.tun()
  }
  const druck = (ereignis: KeyboardEvent) => {
    if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(ereignis.key)) return
    const name = istVerdeckt() ? undefined : tastenname(ereignis)
    const treffer = name === undefined ? undefined : finden(name, begonnen)
    if (treffer === undefined) return merken(undefined)
    ereignis.preventDefault()
    if (!(ereignis.repeat && entscheidet(ereignis))) anwenden(treffer)
  }
  document.addEventListener('keydown', druck)
  return () => {
    merken(undefined)
    document.removeEventListener('keydown', druck)
  }
}

/** The keys that every page has, those to the destinations of the person, and the list of all. */
export function Tasten({ ziele = [] }: { ziele?: readonly Ziel[] }) {
  const navigate = useNavigate()
  const offen = useSyncExternalStore(tastenliste.subscribe, tastenliste.offen)
  useEffect(hoeren, [])
  useTasten('Überall', [
    ...ziele.map(({ taste, text, href }) => ({
      taste: `g ${taste}`,
      text,
      tun: () => void navigate({ to: href }),
    })),
    { taste: '?', text: 'alle Tasten', imFuss: true, tun: tastenliste.zeigen },
  ])
  return offen && <Tastendialog schliessen={tastenliste.schliessen} />
}
