import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { useState } from 'react'
import type { Ort } from './belege.ts'

type Blick = {
  readonly uuid: string | undefined
  readonly seiten: ReadonlyMap<string, number>
  readonly zitat: string | null
}

/** Which file and which of its pages is looked at; each file keeps its page. */
export const useBlick = (unterlagen: readonly FallUnterlage[], anfang: Ort | undefined) => {
  const [blick, setBlick] = useState<Blick>(() => ({
    uuid: anfang?.dateiGuid,
    seiten: new Map(anfang?.seite ? [[anfang.dateiGuid, anfang.seite]] : []),
    zitat: null,
  }))
  const datei = unterlagen.find(({ uuid }) => uuid === blick.uuid)
  const seite = blick.seiten.get(blick.uuid ?? '') ?? 1
  const zeigen = (uuid: string | undefined, auf?: number | null) =>
    setBlick((alt) => ({
      uuid,
      seiten: uuid && auf ? new Map(alt.seiten).set(uuid, auf) : alt.seiten,
      zitat: null,
    }))
  const ort: Ort | undefined = datei && {
    dateiGuid: datei.uuid,
    seite: datei.mimeType === 'application/pdf' ? seite : null,
    zitat: blick.zitat,
  }
  return {
    datei,
    seite,
    ort,
    zeigen,
    /** The file beside the one that is shown; at an end it stays. */
    blaettern: (schritt: 1 | -1) =>
      // From where the key before it led, drawn or not.
      setBlick((alt) => {
        const ziel = unterlagen[unterlagen.findIndex(({ uuid }) => uuid === alt.uuid) + schritt]
        return ziel === undefined ? alt : { ...alt, uuid: ziel.uuid, zitat: null }
      }),
    seiteWaehlen: (auf: number) => {
      if (blick.uuid !== undefined)
        setBlick((alt) => ({ ...alt, seiten: new Map(alt.seiten).set(alt.uuid ?? '', auf) }))
    },
    markieren: (zitat: string | null) => setBlick((alt) => ({ ...alt, zitat })),
  }
}

/** What is looked at beside a check. */
export type Dokumentblick = ReturnType<typeof useBlick>
