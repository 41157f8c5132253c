import {
  antragAbfrage,
  antragKey,
  antragLaden,
  antragSpeichern,
  kategorienAbfrage,
  type AntragStand,
} from '@foerderportal/client/zuwendung/zuwendung'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Bauplan, Fassung } from '@foerderportal/entwurf/arten'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { deuten } from '@foerderportal/shell/entwurf/deuten'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useInTransition } from '@foerderportal/shell/entwurf/useInTransition'
import { antragBauplan } from '../seite/antragBauplan.ts'
import { kontextAus, stichtagVon } from './kontext.ts'

/** The draft of an application: what the server answered last, with all that is typed over its form. */
export type AntragEntwurf = Entwurf<AntragAntwort>

/** The application with what it is judged against; suspends until both are there. */
export const useAntrag = (guid: string): { anfang: AntragStand; kontext: AntragKontext } => {
  const heute = useHeute()
  const { data: anfang } = useSuspenseQuery(antragAbfrage(guid))
  const stichtag = stichtagVon(anfang.antrag, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(anfang.antrag.erlaubteKategorien, stichtag))
  return { anfang, kontext: kontextAus(anfang.antrag, kategorien, stichtag) }
}

const alsFassung = ({ antrag, version }: AntragStand): Fassung<AntragAntwort> => ({
  wert: antrag,
  version,
  um: new Date(antrag.gespeichertAm),
})

type Besonderes = {
  readonly bauplan: () => Bauplan<AntragAntwort>
  /** What the copy on this device is called besides. */
  readonly kopie: string
}
const ERSTER_ENTWURF: Besonderes = { bauplan: () => antragBauplan, kopie: '' }

/** The draft of an application for as long as its wizard is open. */
export const useAntragEntwurf = (anfang: AntragStand, { bauplan, kopie } = ERSTER_ENTWURF) => {
  const { guid } = anfang.antrag.formular
  const queryClient = useQueryClient()
  const [entwurf] = useState((): AntragEntwurf => {
    /** Whoever leaves and comes back goes on from what was saved last, not from what was first read. */
    const merken = (stand: AntragStand) => {
      queryClient.setQueryData(antragKey(guid), stand)
      return alsFassung(stand)
    }
    return new Entwurf(alsFassung(anfang), bauplan(), {
      speichern: async ({ formular }, version) => merken(await antragSpeichern(formular, version)),
      laden: async () => merken(await antragLaden(guid)),
      deuten,
    })
  })
  useEntwurf(entwurf, `antrag/${guid}${kopie}`)
  const stand = useInTransition(entwurf.subscribe, entwurf.stand)
  const { wert: antrag } = useInTransition(entwurf.subscribe, entwurf.basis)
  return { entwurf, stand, antrag }
}
