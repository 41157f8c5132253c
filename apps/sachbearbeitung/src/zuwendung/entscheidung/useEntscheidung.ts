import { entscheidungSpeichern } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { FREIGABEN_KEY } from '@foerderportal/client/freigaben'
import { entscheidungKey, type EntscheidungStand } from '@foerderportal/client/zuwendung/entscheidung'
import { verzichteAbfrage } from '@foerderportal/client/zuwendung/fall/verzicht'
import { istNachtrag } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { teilkopie } from '@foerderportal/entwurf/teilkopie'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { entscheidungsentwurf, SEITE } from './entscheidungsentwurf.ts'

/** A pause of typing: then the draft is saved, and the preview follows. */
const PAUSE_MS = 500

/** A new state of the decision for everything that shows it. */
export const useBekanntgeben = (geschaeft: string) => {
  const abfragen = useQueryClient()
  return (stand: EntscheidungStand): void => {
    abfragen.setQueryData(entscheidungKey(geschaeft), stand)
    void abfragen.invalidateQueries({ queryKey: FREIGABEN_KEY })
    void abfragen.invalidateQueries({ queryKey: ['fall', geschaeft, 'kopf'] })
    void abfragen.invalidateQueries({ queryKey: verzichteAbfrage(geschaeft).queryKey })
  }
}

/** What the drafts of the decisions on a case are called on this device. */
export const geraeteName = (geschaeft: string): string => `entscheidung/${geschaeft}`

/** Of a later act each draft is one of its own: what was typed for another is not offered. */
export const nachtragVon = ({ guid, inhalt }: EntscheidungAntwort): string | undefined =>
  istNachtrag(inhalt.art) ? (guid ?? undefined) : undefined

/**
 * A draft that saves itself after a pause, and lies on this device until it is saved. Where somebody else was faster
 * both are merged; its state says where they contradict each other, and nothing is saved before that is decided.
 */
export const useEntscheidung = (geschaeft: string, anfang: EntscheidungStand) => {
  const bekanntgeben = useBekanntgeben(geschaeft)
  const [entwurf] = useState(() => entscheidungsentwurf({ geschaeft, anfang, gespeichert: bekanntgeben }))
  const nachtrag = nachtragVon(anfang.wert)
  const teil = useMemo(() => (nachtrag === undefined ? undefined : teilkopie(nachtrag)), [nachtrag])
  useEntwurf(entwurf, geraeteName(geschaeft), teil)
  const inhalt = useSyncExternalStore(entwurf.subscribe, entwurf.wert)
  const speicher = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const aendern = (aenderung: (alt: EntscheidungInhalt) => EntscheidungInhalt): void => {
    entwurf.aendern(SEITE, aenderung(entwurf.wert()))
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void entwurf.speichern(), PAUSE_MS)
  }
  /** Answers the version of what was read, saved; undefined where it could not be, or came back with something new. */
  const sichern = async (): Promise<number | undefined> => {
    clearTimeout(pause.current)
    if (!(await entwurf.speichernWieGelesen())) return undefined
    const { version } = entwurf.basis()
    if (version !== undefined && version !== 0) return version
    // A suggestion that nobody has touched is saved as it stands.
    const stand = await bewegen(entscheidungSpeichern, {
      params: { guid: geschaeft },
      body: entwurf.wert(),
      ifMatch: version,
    })
    bekanntgeben(stand)
    return stand.version
  }
  return { entwurf, inhalt, speicher, aendern, sichern }
}
export type Entscheidungsentwurf = ReturnType<typeof useEntscheidung>
