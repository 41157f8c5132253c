import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import { unternehmenAbfrage, unternehmenAendern } from '@foerderportal/client/unternehmen/unternehmen'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAendern, type Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { useFirma } from '../umgebungFirma.ts'
import {
  unternehmenAusWerten,
  unternehmenWertePruefen,
  type UnternehmenWerte,
} from './formular/formularwerte.ts'
import { mergeUnternehmen } from './mergeUnternehmen.ts'
import { unternehmenWerte } from './formular/unternehmenWerte.ts'
import { useDanachWeiter, type useBankdatenAnmeldung } from './useBankdatenAnmeldung.ts'
import { kontenAnders } from './useBankdatenGeaendert.ts'

const umbenannt = (status: NutzerStatus, id: string, name: string): NutzerStatus => ({
  ...status,
  unternehmenStatus: status.unternehmenStatus.map((u) => (u.id === id ? { ...u, name } : u)),
})

/** The new name stands in the head and in the menus at once, and pages that show the company read it anew. */
const useBekanntgeben = (id: string) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (neu: UnternehmenHuelle): Promise<void> => {
    queryClient.setQueryData(unternehmenAbfrage(id).queryKey, neu)
    queryClient.setQueryData(
      nutzerStatusAbfrage().queryKey,
      (status) => status && umbenannt(status, id, neu.value.name),
    )
    // Drafts of applications show the company as it is now.
    await queryClient.invalidateQueries({ queryKey: ['zuwendung'], refetchType: 'none' })
    await router.invalidate()
  }
}

const NICHT_ANGEMELDET =
  'Noch nicht gespeichert: Sie haben sich nicht erneut angemeldet. Ihre Eingaben sind noch da.'
const VERLOREN =
  'Noch nicht gespeichert: Ihre Eingaben ließen sich auf diesem Gerät nicht aufbewahren. Bitte geben Sie sie noch einmal ein.'

const konten = ({ value }: UnternehmenHuelle) => unternehmenWerte(value).kontoInformationen

/**
 * The form of the current company's data. `benachrichtigen` is asked when it is sent. Changed bank data are sent after a
 * fresh sign-in (S1-08), from which the page comes back to the sending.
 */
export const useUnternehmenAendern = (
  anfang: UnternehmenHuelle,
  { zuvor, erneut }: ReturnType<typeof useBankdatenAnmeldung>,
  benachrichtigen: () => boolean,
  fertig: (gespeichert: Gespeichert<UnternehmenHuelle>) => void,
) => {
  const { id } = useFirma()
  const angemeldet = useRef(false)
  const [verloren, setVerloren] = useState(false)
  const queryClient = useQueryClient()
  const bekanntgeben = useBekanntgeben(id)
  const aendern = useAendern<UnternehmenHuelle, UnternehmenWerte>(
    anfang,
    {
      name: `unternehmen-aendern/unternehmen/${id}`,
      werte: ({ value }) => unternehmenWerte(value),
      pruefen: unternehmenWertePruefen,
      merge: mergeUnternehmen,
      bereit: async (stand, werte) =>
        angemeldet.current ||
        !kontenAnders(werte.kontoInformationen, konten(stand)) ||
        erneut(benachrichtigen()),
      laden: () => queryClient.fetchQuery({ ...unternehmenAbfrage(id), staleTime: 0 }),
      senden: ({ guid }, werte) =>
        unternehmenAendern({
          companyId: id,
          guid,
          unternehmen: unternehmenAusWerten(werte),
          benachrichtigen: benachrichtigen(),
        }),
      bekanntgeben,
    },
    fertig,
  )
  const { formular, entwurf, speichern } = aendern
  useDanachWeiter(zuvor, entwurf, async () => {
    // Nothing came back from this device: what is saved already is nothing that somebody wants to save.
    if (!kontenAnders(formular.getValues('kontoInformationen'), konten(anfang))) return setVerloren(true)
    angemeldet.current = true
    await speichern()
    angemeldet.current = false
  })
  const nichtAngemeldet = zuvor?.zurueck === false && formular.formState.submitCount === 0
  return { ...aendern, hinweis: verloren ? VERLOREN : nichtAngemeldet ? NICHT_ANGEMELDET : undefined }
}
