import { isProblem } from '@foerderportal/client/problem'
import {
  FREIGABEN_KEY,
  entscheidungKey,
  entscheidungSpeichern,
  type EntscheidungStand,
} from '@foerderportal/client/zuwendung/entscheidung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A pause of typing: then the draft is saved, and the preview follows. */
const PAUSE_MS = 500

/** Where saving stands; a refusal keeps what was typed. */
export type Speicherstand =
  | { readonly art: 'gespeichert' | 'offen' | 'laeuft' }
  | { readonly art: 'abgelehnt'; readonly problem: Problem }

/** A new state of the decision for everything that shows it. */
export const useBekanntgeben = (geschaeft: string) => {
  const abfragen = useQueryClient()
  return (stand: EntscheidungStand): void => {
    abfragen.setQueryData(entscheidungKey(geschaeft), stand)
    void abfragen.invalidateQueries({ queryKey: FREIGABEN_KEY })
    void abfragen.invalidateQueries({ queryKey: ['fall', geschaeft, 'kopf'] })
  }
}

/**
 * A draft that saves itself after a pause, one save after the other, each on the version of the one before. Where
 * somebody else was faster nothing is overwritten unseen: `problem` says it, and `erzwingen` or reading anew decides.
 */
export const useEntscheidung = (geschaeft: string, anfang: EntscheidungStand) => {
  const bekanntgeben = useBekanntgeben(geschaeft)
  const [inhalt, setInhalt] = useState(anfang.wert.inhalt)
  const [speicher, setSpeicher] = useState<Speicherstand>({ art: 'gespeichert' })
  const version = useRef(anfang.version)
  const neuester = useRef(inhalt)
  const gesichert = useRef(inhalt)
  const reihe = useRef<Promise<boolean>>(Promise.resolve(true))
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const senden = async (was: EntscheidungInhalt, ifMatch: number | undefined): Promise<boolean> => {
    setSpeicher({ art: 'laeuft' })
    try {
      const stand = await entscheidungSpeichern(geschaeft, was, ifMatch)
      version.current = stand.version
      gesichert.current = was
      bekanntgeben(stand)
      setSpeicher({ art: neuester.current === was ? 'gespeichert' : 'offen' })
      return true
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      setSpeicher({ art: 'abgelehnt', problem: fehler.problem })
      return false
    }
  }
  /** Answers whether what is shown is what the server has; a draft that nobody has saved yet is saved with it. */
  const sichern = (): Promise<boolean> => {
    clearTimeout(pause.current)
    reihe.current = reihe.current.then(() => {
      const was = neuester.current
      return was === gesichert.current && version.current !== 0 ? true : senden(was, version.current)
    })
    return reihe.current
  }
  const aendern = (aenderung: (alt: EntscheidungInhalt) => EntscheidungInhalt): void => {
    neuester.current = aenderung(neuester.current)
    setInhalt(neuester.current)
    setSpeicher({ art: 'offen' })
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void sichern(), PAUSE_MS)
  }
  const gehen = useEffectEvent(() => {
    if (neuester.current !== gesichert.current) void sichern()
  })
  useEffect(() => () => gehen(), [])
  return {
    inhalt,
    speicher,
    aendern,
    sichern,
    /** Mine holds, whoever was faster. */
    erzwingen: () => senden(neuester.current, undefined),
    version: () => version.current,
  }
}
export type Entscheidungsentwurf = ReturnType<typeof useEntscheidung>
