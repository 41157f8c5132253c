import { useEffect, useEffectEvent } from 'react'
import { tasten, type Taste } from './tasten.ts'

/**
 * Has these keys as long as the component is on the screen, under this heading in the list. What a key does may change
 * with each drawing; a key is only put in anew when the list itself changes.
 */
export const useTasten = (titel: string, liste: readonly Taste[]): void => {
  const tun = useEffectEvent((taste: string) => liste.find((eine) => eine.taste === taste)?.tun())
  const gestalt = JSON.stringify(liste.map(({ taste, text, imFuss }) => ({ taste, text, imFuss })))
  useEffect(() => {
    const gleiche = JSON.parse(gestalt) as Omit<Taste, 'tun'>[] // written just above
    return tasten.anmelden({
      titel,
      tasten: gleiche.map((eine) => ({ ...eine, tun: () => tun(eine.taste) })),
    })
  }, [titel, gestalt])
}
