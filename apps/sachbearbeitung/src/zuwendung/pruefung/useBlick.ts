import type { FallUnterlage } from '@foerderportal/contract/zuwendung/fall/schema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { useState } from 'react'
import type { Ort } from './belege.ts'
import { geltenderVermerk } from './vermerkentwurf.ts'

type Blick = {
  readonly uuid: string | undefined
  readonly seiten: ReadonlyMap<string, number>
  readonly zitat: string | null
}

/** What is looked at beside a point at first: its evidence, else the first file that it reads. */
const anfangsOrt = (punkt: PruefpunktAntwort | undefined): Ort | undefined => {
  const beleg = punkt && geltenderVermerk(punkt)?.belege.find(({ dateiGuid }) => dateiGuid !== null)
  if (beleg?.dateiGuid) return { dateiGuid: beleg.dateiGuid, seite: beleg.seite, zitat: null }
  const [erste] = punkt?.dateien ?? []
  return erste === undefined ? undefined : { dateiGuid: erste, seite: null, zitat: null }
}

/** Which file and which of its pages is looked at; each file keeps its page. */
export const useBlick = (unterlagen: readonly FallUnterlage[], anfang: PruefpunktAntwort | undefined) => {
  const [blick, setBlick] = useState<Blick>(() => {
    const ort = anfangsOrt(anfang)
    return {
      uuid: ort?.dateiGuid ?? unterlagen[0]?.uuid,
      seiten: new Map(ort?.seite ? [[ort.dateiGuid, ort.seite]] : []),
      zitat: null,
    }
  })
  const datei = unterlagen.find(({ uuid }) => uuid === blick.uuid)
  const seite = blick.seiten.get(blick.uuid ?? '') ?? 1
  const zeigen = (uuid: string, auf?: number | null) =>
    setBlick((alt) => ({
      uuid,
      seiten: auf ? new Map(alt.seiten).set(uuid, auf) : alt.seiten,
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
    /** With a point comes its evidence, else the first file that it reads. */
    mitPunkt: (punkt: PruefpunktAntwort) => {
      const ziel = anfangsOrt(punkt)
      if (ziel !== undefined) zeigen(ziel.dateiGuid, ziel.seite)
    },
  }
}
