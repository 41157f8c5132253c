import { nutzerAbfrage, nutzerAendern } from '@foerderportal/client/nutzer/nutzer'
import { NUTZER_STATUS } from '@foerderportal/client/nutzer/nutzerstatus'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { merge } from '@foerderportal/entwurf/merge'
import { useQueryClient } from '@tanstack/react-query'
import { useAendern, type Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { nutzerAusWerten, nutzerWerte, nutzerWertePruefen, type NutzerWerte } from './formularwerte.ts'

/** Token and pages learn of the new name; the page that is shown goes on without waiting for it. */
const useBekanntgeben = () => {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  return {
    laden: () => queryClient.fetchQuery({ ...nutzerAbfrage(), staleTime: 0 }),
    bekanntgeben: async (neu: NutzerHuelle) => {
      queryClient.setQueryData(nutzerAbfrage().queryKey, neu)
      await sitzung.refresh()
      await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
    },
  }
}

/** The form of the signed-in person's own data. */
export const useNutzerAendern = (anfang: NutzerHuelle, fertig: (g: Gespeichert<NutzerHuelle>) => void) =>
  useAendern<NutzerHuelle, NutzerWerte>(
    anfang,
    {
      name: 'nutzer-aendern/nutzer',
      werte: ({ value }) => nutzerWerte(value),
      pruefen: (werte) => nutzerWertePruefen(werte, anfang.value.type),
      merge: ({ neuere, werte, begonnen }, wahl) => merge(nutzerWerte(neuere.value), werte, begonnen, wahl),
      senden: ({ guid, value }, werte) => nutzerAendern(guid, nutzerAusWerten(werte, value.type)),
      ...useBekanntgeben(),
    },
    fertig,
  )
