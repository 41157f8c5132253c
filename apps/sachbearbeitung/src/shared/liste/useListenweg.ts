import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pfade } from '../../paths.ts'
import type { Taste } from '../tasten/tasten.ts'
import { useTasten } from '../tasten/useTasten.ts'
import { imFall, listenwegLesen, nachbarn, type Nachbarn } from './listenweg.ts'

/** For what was opened from one list and has no neighbours there: the key back. */
export const useZurueck = (href: string): void => {
  const navigate = useNavigate()
  useTasten('Seite', [
    { taste: 'u', text: 'zurück zur Liste', imFuss: true, tun: () => void navigate(ortVon(href)) },
  ])
}

/**
 * For a case: the keys back to its row of the list (u) and to the cases beside it, and which of how many it is.
 * @param hrefVon the address of another case, on the same tab
 * @param weitere what else has a key everywhere in a case
 */
export const useListenweg = (
  fall: string,
  hrefVon: (fall: string) => string,
  weitere: readonly Taste[] = [],
): Nachbarn & { zurueck: string } => {
  const navigate = useNavigate()
  const [weg] = useState(listenwegLesen)
  const neben = nachbarn(weg?.faelle ?? [], fall)
  useEffect(() => imFall(fall), [fall])
  const zurueck = weg?.href ?? pfade.vorrat
  const gehen = (ziel: string | undefined) => {
    if (ziel !== undefined) void navigate(ortVon(ziel))
  }
  const zum = (anderer: string | undefined) => () => gehen(anderer && hrefVon(anderer))
  useTasten('Fall', [
    { taste: 'u', text: 'zurück zur Liste', imFuss: true, tun: () => gehen(zurueck) },
    ...(neben.vorher === undefined
      ? []
      : [{ taste: '{', text: 'Fall davor, danach', imFuss: true, tun: zum(neben.vorher) }]),
    ...(neben.naechster === undefined
      ? []
      : [{ taste: '}', text: 'Fall davor, danach', imFuss: true, tun: zum(neben.naechster) }]),
    ...weitere,
  ])
  return { ...neben, zurueck }
}
