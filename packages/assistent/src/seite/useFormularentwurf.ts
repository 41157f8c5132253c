import type { Stand } from '@foerderportal/client/stand'
import type { Bauplan, Fassung } from '@foerderportal/entwurf/types'
import type { Teil } from '@foerderportal/entwurf/teilkopie'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useInTransition } from '@foerderportal/shell/entwurf/useInTransition'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { kopiename, type Formularart, type Formularantwort } from '../formularart.ts'

const alsFassung = <V extends Formularantwort>({ wert, version }: Stand<V>): Fassung<V> => ({
  wert,
  version,
  um: new Date(wert.gespeichertAm),
})

type Angaben<V extends Formularantwort, K> = {
  readonly art: Formularart<V, K>
  readonly anfang: Stand<V>
  readonly plan: () => Bauplan<V>
  /** Where a form has several drafts, one after the other. */
  readonly teil?: Teil
}

/** The draft of a form for as long as it is open: what the server answered last, with all that is typed over its form. */
export const useFormularentwurf = <V extends Formularantwort, K>({
  art,
  anfang,
  plan,
  teil,
}: Angaben<V, K>) => {
  const { server } = art
  const { guid } = anfang.wert.formular
  const queryClient = useQueryClient()
  const [entwurf] = useState(() => {
    /** Whoever leaves and comes back goes on from what was saved last, not from what was first read. */
    const merken = (stand: Stand<V>) => {
      queryClient.setQueryData(server.schluessel(guid), stand)
      return alsFassung(stand)
    }
    return new Entwurf(alsFassung(anfang), plan(), {
      speichern: async ({ formular }, version) => merken(await server.speichern(formular, version)),
      laden: async () => merken(await server.laden(guid)),
      deuten: saveOutcome,
    })
  })
  // The lists say something else then. Whoever types does not see them and asks for none.
  useEffect(() => {
    const vorher = entwurf.basis()
    return () =>
      void entwurf.speichern().then(() => {
        if (entwurf.basis() !== vorher) void queryClient.invalidateQueries({ queryKey: server.uebersichten })
      })
  }, [entwurf, queryClient, server])
  useEntwurf(entwurf, kopiename(art, guid), teil)
  const stand = useInTransition(entwurf.subscribe, entwurf.stand)
  const { wert: vorgang } = useInTransition(entwurf.subscribe, entwurf.basis)
  return { entwurf, stand, vorgang }
}

/** Begins a form anew with what the server has: `runde` is its key. */
export const useNeuLaden = <V extends Formularantwort, K>({ server }: Formularart<V, K>, guid: string) => {
  const queryClient = useQueryClient()
  const [runde, setRunde] = useState(0)
  const neuLaden = async () => {
    queryClient.setQueryData(server.schluessel(guid), await server.laden(guid))
    setRunde((bisher) => bisher + 1)
  }
  return { runde, neuLaden }
}
