import {
  antragAbfrage,
  antragKey,
  antragLaden,
  antragSpeichern,
  kategorienAbfrage,
  type AntragStand,
} from '@foerderportal/client/zuwendung'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHeute } from '../bausteine/useHeute.ts'
import { Entwurf } from './entwurf.ts'

/** The application with what it is judged against; suspends until both are there. */
export const useAntrag = (guid: string): { anfang: AntragStand; kontext: AntragKontext } => {
  const heute = useHeute()
  const { data: anfang } = useSuspenseQuery(antragAbfrage(guid))
  const { erlaubteKategorien } = anfang.antrag
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(erlaubteKategorien))
  return { anfang, kontext: { heute, kategorien, erlaubteKategorien } }
}

/** The draft of an application for as long as its wizard is open; the browser asks before unsaved changes are left. */
export const useEntwurf = (anfang: AntragStand) => {
  const { guid } = anfang.antrag.formular
  const queryClient = useQueryClient()
  const [entwurf] = useState(() => {
    /** Whoever leaves and comes back goes on from what was saved last, not from what was first read. */
    const merken = (stand: AntragStand) => {
      queryClient.setQueryData(antragKey(guid), stand)
      return stand
    }
    return new Entwurf(anfang, {
      speichern: async (formular, version) => merken(await antragSpeichern(formular, version)),
      laden: async () => merken(await antragLaden(guid)),
    })
  })
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const { antrag } = useSyncExternalStore(entwurf.subscribe, entwurf.basis)

  useEffect(() => {
    const warnen = (ereignis: BeforeUnloadEvent) => {
      if (!['ruht', 'gespeichert'].includes(entwurf.stand().art)) ereignis.preventDefault()
    }
    addEventListener('beforeunload', warnen)
    return () => {
      removeEventListener('beforeunload', warnen)
      void entwurf.speichern()
    }
  }, [entwurf])
  return { entwurf, stand, antrag }
}
